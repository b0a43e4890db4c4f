import { type ListedName, nameKey } from "./names.ts";
import { resolveSpeaker } from "./speakers.ts";

/**
 * Role texts by listed name (verbatim). A role text under a name nobody has goes to the one party without a text whose name is
 * like it (郭某 for 郭某某（死者亲属）); `offered` holds those guesses. Never a second party, never when two would fit.
 */
export function matchPrompts(prompts: Readonly<Record<string, string>>, names: readonly ListedName[]): { texts: Map<string, string>; offered: Map<string, string> } {
  const texts = new Map<string, string>();
  const offered = new Map<string, string>();
  const left: [string, string][] = [];
  for (const [key, text] of Object.entries(prompts)) {
    if (text.trim() === "") continue;
    const name = names.find((n) => n.raw === key) ?? names.find((n) => n.key === nameKey(key));
    if (name) texts.set(name.raw, text);
    else left.push([key, text]);
  }
  for (const [key, text] of left) {
    const open = names.filter((n) => !texts.has(n.raw) && !n.placeholder);
    const { resolvesTo } = resolveSpeaker(key, open);
    const alike = open.filter((n) => n.key.includes(nameKey(key)) || nameKey(key).includes(n.key) || resolvesTo.includes(n.raw));
    const [only] = alike;
    if (!only || alike.length !== 1) continue;
    texts.set(only.raw, text);
    offered.set(only.raw, key);
  }
  return { texts, offered };
}
