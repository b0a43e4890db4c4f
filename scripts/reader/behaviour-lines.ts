// Reads the training and held-out lines of the behaviour-pattern classifier and makes rows of them.
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { FORM_VALUE } from "@/lib/simulation/language/behaviour/classify-behaviour.ts";
import type { Language } from "@/lib/domain/case/classification.ts";
import { behaviourFeatures } from "@/lib/simulation/language/behaviour/features.ts";
import { fold } from "@/lib/simulation/language/fold.ts";
import type { Row } from "./logistic.ts";

export const behaviourFolder = path.resolve(import.meta.dirname, "../../lib/simulation/language/behaviour");
const Label = z.coerce.number().int().min(1).max(5);
const HeldOut = z.tuple([Label, Label, z.enum(["own", "case"]), z.string(), z.enum(["w", "~"]), z.string().min(1)]);

export interface HeldOutLine { first: number; second: number; source: "own" | "case"; plain: boolean; text: string }

const linesOf = (file: string): string[][] => readFileSync(path.join(behaviourFolder, "training", file), "utf8").split("\n").filter((l) => l !== "" && !l.startsWith("#")).map((l) => l.split("\t"));

/** Training lines; labels 1–5. */
export function trainingLines(lang: Language): { label: number; text: string }[] {
  return linesOf(`utterances.${lang}.txt`).map(([label, text = ""]) => ({ label: Label.parse(label), text }));
}

/** Held-out lines with both labels; `plain` has no telltale word. */
export function heldOutLines(lang: Language): HeldOutLine[] {
  return linesOf(`held-out.${lang}.tsv`).map((line) => { const [first, second, source, , telltale, text] = HeldOut.parse(line); return { first, second, source, plain: telltale === "~", text }; });
}

/** A line as the trainer takes it, with the values classify-behaviour.ts gives its features. */
export function behaviourRow(label: number, text: string, lang: Language): Row {
  const { ngrams, forms } = behaviourFeatures(fold(text), lang);
  const unit = 1 / Math.sqrt(Math.max(1, ngrams.length));
  return { y: label - 1, features: [...ngrams.map((key) => [key, unit] as const), ...forms.map((key) => [key, FORM_VALUE] as const)] };
}
