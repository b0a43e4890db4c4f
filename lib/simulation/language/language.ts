// The language side as the rehearsal engine takes it.
import type { Language } from "./ports.ts";
import { readMove } from "./read-move.ts";
import { writeSpeech } from "./write-speech.ts";

/** Raised whenever reader cues, weights or grammar change what is read or said, by mediator or party: it is part of the engine version. */
export const LANGUAGE_VERSION = "language-3";

export const LANGUAGE: Language = { version: LANGUAGE_VERSION, readMove, writeSpeech };
