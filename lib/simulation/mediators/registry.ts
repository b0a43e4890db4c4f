// Every mediator by the name used on the command line, in the RunSpec and on pages.
import type { MediatorFactory } from "../ports.ts";
import { naive } from "./naive.ts";
import { random } from "./random.ts";
import { skilled } from "./skilled/skilled.ts";
import { textbook } from "./textbook.ts";

export interface MediatorEntry {
  make: MediatorFactory;
  en: string;
  zh: string;
  /** A method that is nothing without a language model. */
  needsModel: boolean;
}

export const MEDIATOR_NAMES = ["random", "textbook", "naive", "skilled"] as const;
export type MediatorName = (typeof MEDIATOR_NAMES)[number];

export const MEDIATORS: Record<MediatorName, MediatorEntry> = {
  random: { make: random, en: "A strategy drawn at random each turn", zh: "每一轮随机抽一种调解方法", needsModel: false },
  textbook: { make: textbook, en: "The usual order of the craft, whatever the parties reply", zh: "照章办事：按通常的次序走，不看对方怎么回", needsModel: false },
  naive: { make: naive, en: "Splits the difference and presses for it", zh: "对半劈，催着签", needsModel: false },
  skilled: { make: skilled, en: "Listens first, follows what is heard, puts terms when the time is right", zh: "先听，顺着听到的走，火候到了才提方案", needsModel: false },
};

/** The entry of a mediator; null for a name there is none of. */
export function mediatorNamed(name: string): { name: MediatorName; entry: MediatorEntry } | null {
  const known = MEDIATOR_NAMES.find((n) => n === name);
  return known ? { name: known, entry: MEDIATORS[known] } : null;
}
