// The form of the questions in a turn: open, closed, leading, none; and how many there are.
import { sentencesOf } from "../fold.ts";
import type { ConductCues } from "./conduct-cues.ts";

export interface Questions { form: "open" | "closed" | "leading" | "none"; count: number; leading: number }

/** A check of one's own understanding ends with a question mark too and is no leading question. */
const CHECK = /^[^\p{L}\p{N}]*(?:is that (?:right|near it|fair|it|so|how it is)|have i (?:got|missed|understood)[^?]*|did i (?:get|hear|understand)[^?]*|am i right|是这样吗|对吗|我(?:理解|听)(?:得)?对吗|有没有(?:听错|漏)|对不对|all right|ok(?:ay)?|right|yes|好吗|行吗)[^\p{L}\p{N}]*$/u;

export function readQuestions(folded: string, cues: ConductCues): Questions {
  const asked = sentencesOf(folded).filter((s) => /[?？]["')]*$/.test(s) || /(?:吗|呢)[。.!]?$/.test(s));
  const requests = sentencesOf(folded).filter((s) => !asked.includes(s) && cues.asks.test(s));
  const leading = asked.filter((s) => !CHECK.test(s) && cues.leading.test(s)).length;
  const form = leading > 0 ? "leading" : formOf(asked.filter((s) => !CHECK.test(s)).at(-1) ?? asked.at(-1), requests.length > 0, cues);
  return { form, count: asked.length + countJoined(asked), leading };
}

function formOf(question: string | undefined, requests: boolean, cues: ConductCues): Questions["form"] {
  if (question === undefined) return requests ? "open" : "none";
  // The last clause of a long sentence carries the question.
  if (requests || cues.asks.test(question)) return "open";
  const tail = question.split(/[;:。]|, (?:and|but|then) /).at(-1) ?? question;
  if (cues.oneFact.test(tail) && !/\bwhich of (?:those|these|them)\b/.test(tail)) return "closed";
  return cues.open.test(tail.trim()) || cues.open.test(question) ? "open" : "closed";
}

/** Chinese strings questions together with commas: 是您叫写的吗，为什么不写工资？ counts two. */
function countJoined(asked: readonly string[]): number {
  return asked.reduce((n, s) => n + Math.max(0, s.split(/,/).filter((part) => /(?:吗|呢)$|^(?:为什么|怎么|是不是|有没有|晓不晓得|知不知道)/.test(part.trim().replace(/[?？]$/, ""))).length - 1), 0);
}
