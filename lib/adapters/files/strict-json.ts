// Strict JSON with a place for every error. JSON.parse takes duplicate keys silently, says nothing of depth, and names no line.
export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };

export interface JsonError { code: "E_JSON_SYNTAX" | "E_NESTING_TOO_DEEP" | "E_DUPLICATE_KEY" | "E_CONTROL_CHAR"; message: string; line: number; column: number }
export type JsonResult = { ok: true; value: JsonValue } | { ok: false; error: JsonError };

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Parses a whole text; `line` and `column` (from 1, in UTF-16 units as editors count) are of the first thing wrong. */
export function parseStrictJson(text: string, maxDepth: number): JsonResult {
  try {
    return { ok: true, value: new Parser(text, maxDepth).document() };
  } catch (thrown) {
    if (!(thrown instanceof Refused)) throw thrown;
    const before = text.slice(0, thrown.at);
    const line = before.split("\n").length;
    return { ok: false, error: { code: thrown.code, message: thrown.message, line, column: thrown.at - before.lastIndexOf("\n") } };
  }
}

class Refused extends Error {
  readonly code: JsonError["code"];
  readonly at: number;
  constructor(code: JsonError["code"], at: number, message: string) {
    super(message);
    this.code = code;
    this.at = at;
  }
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ESCAPES: Record<string, string> = { '"': '"', "\\": "\\", "/": "/", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

class Parser {
  private readonly text: string;
  private readonly maxDepth: number;
  private i = 0;
  constructor(text: string, maxDepth: number) {
    this.text = text;
    this.maxDepth = maxDepth;
  }

  document(): JsonValue {
    const value = this.value(0);
    this.space();
    if (this.i < this.text.length) throw this.syntax(`there is more after the end of the value: ${this.shown()}`);
    return value;
  }

  private value(depth: number): JsonValue {
    this.space();
    const c = this.text[this.i];
    if (c === undefined) throw this.syntax("the text ends where a value should be: it is cut off");
    if (c === "{" || c === "[") {
      if (depth >= this.maxDepth) throw new Refused("E_NESTING_TOO_DEEP", this.i, `lists and objects are nested deeper than ${this.maxDepth}`);
      return c === "{" ? this.object(depth + 1) : this.array(depth + 1);
    }
    if (c === '"') return this.string();
    for (const [word, meaning] of [["true", true], ["false", false], ["null", null]] as const) {
      if (this.text.startsWith(word, this.i) && !/\w/.test(this.text[this.i + word.length] ?? "")) {
        this.i += word.length;
        return meaning;
      }
    }
    return this.number();
  }

  private number(): number {
    NUMBER.lastIndex = this.i;
    const found = NUMBER.exec(this.text);
    if (!found) {
      if (/^-?(NaN|Infinity)/.test(this.text.slice(this.i, this.i + 9))) throw this.syntax(`${this.shown()} is not JSON: NaN and Infinity are no numbers there`);
      throw this.syntax(`a value was expected, found ${this.shown()}`);
    }
    const value = Number(found[0]);
    if (!Number.isFinite(value)) throw this.syntax(`the number ${found[0].slice(0, 20)} is too large`);
    this.i += found[0].length;
    if (/[\w.]/.test(this.text[this.i] ?? "")) throw this.syntax(`this is not a number JSON knows: ${found[0].slice(0, 20)}${this.text[this.i] ?? ""}`);
    return value;
  }

  private array(depth: number): JsonValue[] {
    const list: JsonValue[] = [];
    this.i++;
    this.space();
    if (this.take("]")) return list;
    for (;;) {
      list.push(this.value(depth));
      this.space();
      if (this.take("]")) return list;
      this.expect(",", "a list");
      this.space();
      if (this.text[this.i] === "]") throw this.syntax("a comma stands before the closing ]");
    }
  }

  private object(depth: number): JsonObject {
    // A key such as "__proto__" must stay plain data.
    const entries = new Map<string, JsonValue>();
    this.i++;
    this.space();
    if (this.take("}")) return {};
    for (;;) {
      this.space();
      const at = this.i;
      if (this.text[at] !== '"') throw this.syntax(at < this.text.length ? `a name in double quotes was expected, found ${this.shown()}` : "the text ends inside an object: it is cut off");
      const key = this.string();
      if (entries.has(key)) throw new Refused("E_DUPLICATE_KEY", at, `the name "${key.slice(0, 60)}" stands twice in the same object`);
      this.space();
      this.expect(":", "an object");
      entries.set(key, this.value(depth));
      this.space();
      if (this.take("}")) return Object.fromEntries(entries);
      this.expect(",", "an object");
      this.space();
      if (this.text[this.i] === "}") throw this.syntax("a comma stands before the closing }");
    }
  }

  private string(): string {
    let out = "";
    let from = ++this.i;
    for (;;) {
      const c = this.text[this.i];
      if (c === undefined) throw this.syntax("the text ends inside a quoted text: it is cut off");
      if (c < " ") {
        const name = c === "\n" || c === "\r" ? "a line break" : `the control character U+${c.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
        throw new Refused(c === "\n" || c === "\r" ? "E_JSON_SYNTAX" : "E_CONTROL_CHAR", this.i, `${name} stands inside a quoted text and must be written as an escape`);
      }
      if (c === '"') {
        out += this.text.slice(from, this.i++);
        if (!out.isWellFormed()) throw this.syntax("a quoted text holds half of a surrogate pair, which is no character");
        return out;
      }
      if (c === "\\") {
        out += this.text.slice(from, this.i) + this.escape();
        from = this.i;
      } else this.i++;
    }
  }

  private escape(): string {
    const letter = this.text[this.i + 1] ?? "";
    const plain = ESCAPES[letter];
    if (plain !== undefined) {
      this.i += 2;
      return plain;
    }
    const hex = this.text.slice(this.i + 2, this.i + 6);
    if (letter !== "u" || !/^[0-9a-fA-F]{4}$/.test(hex)) throw this.syntax(`\\${letter} is not an escape JSON knows`);
    this.i += 6;
    return String.fromCharCode(parseInt(hex, 16));
  }

  private space(): void {
    while (" \t\n\r".includes(this.text[this.i] ?? "x")) this.i++;
  }

  private take(c: string): boolean {
    if (this.text[this.i] !== c) return false;
    this.i++;
    return true;
  }

  private expect(c: string, where: string): void {
    if (this.take(c)) return;
    throw this.syntax(this.i < this.text.length ? `"${c}" was expected in ${where}, found ${this.shown()}` : `the text ends inside ${where}: it is cut off`);
  }

  private shown(): string {
    return JSON.stringify([...this.text.slice(this.i, this.i + 24)].slice(0, 12).join(""));
  }

  private syntax(message: string): Refused {
    return new Refused("E_JSON_SYNTAX", this.i, message);
  }
}
