// One error for everything a use case refuses: a code for programs, words for people, the cause for the log.

/** Code → HTTP status. The only such table. */
export const STATUS = {
  "bad-request": 400,
  "signed-out": 401,
  "wrong-password": 403,
  forbidden: 403,
  "cross-site": 403,
  "not-found": 404,
  conflict: 409,
  "session-ended": 409,
  "still-answering": 409,
  "too-large": 413,
  "rate-limited": 429,
  failed: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof STATUS;

const PUBLIC: Record<ErrorCode, string> = {
  "bad-request": "Something in the request is not as it should be.",
  "signed-out": "You are signed out. Sign in again; what you typed is kept.",
  "wrong-password": "That is not your current password.",
  forbidden: "Your role does not allow this.",
  "cross-site": "This request came from another site and was refused.",
  "not-found": "There is nothing here that you may see.",
  conflict: "This does not fit what is already there.",
  "session-ended": "This session has ended. Its transcript and debrief stay.",
  "still-answering": "The parties are still answering. Send this when they are done.",
  "too-large": "This is too large.",
  "rate-limited": "Too many at once. Wait a little and try again.",
  failed: "Something went wrong on our side. What you typed is kept; try again.",
  unavailable: "Caucus cannot reach its database just now. What you typed is kept; try again in a moment.",
};

export interface ErrorDetail {
  publicMessage?: string;
  /** Place in the body the error is about. */
  field?: string | null;
  cause?: unknown;
  /** For rate limits. */
  retryAfterS?: number;
}

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly publicMessage: string;
  readonly field: string | null;
  readonly retryAfterS: number | null;
  /** Next keeps a digest that is there, so that an error page can tell the codes apart. */
  readonly digest: string;

  constructor(code: ErrorCode, { publicMessage, field = null, cause, retryAfterS }: ErrorDetail = {}) {
    super(`${code}${field ? ` (${field})` : ""}: ${publicMessage ?? PUBLIC[code]}`, { cause });
    this.name = "AppError";
    this.code = code;
    this.publicMessage = publicMessage ?? PUBLIC[code];
    this.field = field;
    this.retryAfterS = retryAfterS ?? null;
    this.digest = `caucus:${code}`;
  }

  get status(): number {
    return STATUS[this.code];
  }
}

/** "Not there" and "not yours" are one answer, so that ids cannot be probed. */
export function notFound(): AppError {
  return new AppError("not-found");
}

/** Whether an error is one of ours. By shape: Next may bundle this module more than once. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof AppError || (error instanceof Error && error.name === "AppError" && "code" in error && "publicMessage" in error);
}
