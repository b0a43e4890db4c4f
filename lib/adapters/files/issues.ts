import { LISTED_ERRORS } from "./limits.ts";

export type IssueLevel = "refused" | "needs-you" | "noted";

/** Something to say about an upload. `line` counts from 1; 0 is the file as a whole. */
export interface Issue { code: string; line: number; level: IssueLevel; message: string; count: number }

/** What reading found. `warns` is false for things that are only worth a note: they leave the outcome "accepted". */
export class Findings {
  private readonly list: (Issue & { warns: boolean })[] = [];

  /** Takes over what was found in one of several files, its name before each message. */
  add(other: Findings, file: string): void {
    for (const issue of other.list) this.list.push({ ...issue, message: issue.message.startsWith(file) ? issue.message : `${file}, ${issue.message}` });
  }

  refuse(code: string, line: number, message: string): void {
    this.list.push({ code, line, level: "refused", message, count: 1, warns: true });
  }

  warn(code: string, line: number, message: string, count = 1, level: "needs-you" | "noted" = "noted"): void {
    this.list.push({ code, line, level, message, count, warns: true });
  }

  note(code: string, line: number, message: string, count = 1): void {
    this.list.push({ code, line, level: "noted", message, count, warns: false });
  }

  get refused(): boolean { return this.list.some((i) => i.level === "refused"); }
  get warned(): boolean { return this.list.some((i) => i.warns); }
  get errorTotal(): number { return this.list.filter((i) => i.level === "refused").length; }

  /** Refusals first (at most 100 of them), then decisions, then notes; each in the order of lines. */
  issues(): Issue[] {
    const rank = { refused: 0, "needs-you": 1, noted: 2 } as const;
    const shown = this.list.map(({ code, line, level, message, count }) => ({ code, line, level, message, count }));
    shown.sort((a, b) => rank[a.level] - rank[b.level] || a.line - b.line);
    const total = this.errorTotal;
    return total <= LISTED_ERRORS ? shown : shown.filter((issue, i) => issue.level !== "refused" || i < LISTED_ERRORS);
  }
}
