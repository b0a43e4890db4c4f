/** Limits of one upload. The defaults are those the site shows (wire/limits); a caller with others passes its own. */
export interface UploadLimits {
  /** Bytes of one file. */
  fileBytes: number;
  /** Characters of one Caucus case file: reading YAML takes many times its size. */
  caseCharacters: number;
  /** Bytes of one line of a JSON-lines file. */
  lineBytes: number;
  /** Nesting of lists and objects. */
  jsonDepth: number;
}

export const UPLOAD_LIMITS: UploadLimits = { fileBytes: 32 * 1024 * 1024, caseCharacters: 2 * 1024 * 1024, lineBytes: 8 * 1024 * 1024, jsonDepth: 64 };

/** Errors listed at most; the total is always named (FORMATS §0.4). */
export const LISTED_ERRORS = 100;
