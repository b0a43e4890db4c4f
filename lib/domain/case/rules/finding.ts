// What a rule of the case validator says: where, how serious, and in plain words of both languages.

export interface Finding {
  /** error: the case cannot be played as it is. warning: it can, thinner or with care. */
  level: "error" | "warning";
  /** Path by ids, e.g. parties.okafor.private.weights. */
  place: string;
  en: string;
  zh: string;
}

export const error = (place: string, en: string, zh: string): Finding => ({ level: "error", place, en, zh });
export const warning = (place: string, en: string, zh: string): Finding => ({ level: "warning", place, en, zh });
