// Whether an Enter belongs to the input method or sends. Three signs, because browsers differ: isComposing (standard), keyCode 229
// (Safari, Android), and an Enter that comes in the same breath as compositionend (the key that confirmed a candidate).

export interface EnterKey {
  key: string;
  keyCode: number;
  isComposing: boolean;
  shiftKey: boolean;
  altKey: boolean;
  repeat: boolean;
  /** Milliseconds, same clock as `compositionEndedAt`. */
  timeStamp: number;
}

/** A confirming Enter follows compositionend within this time; nobody presses a second Enter so fast. */
const CONFIRM_MS = 60;

/** True when this key press sends the turn. Shift+Enter and Alt+Enter break the line; a held Enter sends once. */
export function enterSends(event: EnterKey, compositionEndedAt: number | null): boolean {
  if (event.key !== "Enter" || event.shiftKey || event.altKey || event.repeat) return false;
  if (event.isComposing || event.keyCode === 229) return false;
  return compositionEndedAt === null || event.timeStamp - compositionEndedAt >= CONFIRM_MS;
}

/** True when this key press would send but belongs to the input method or is a repeat: it must do nothing at all. */
export function enterIsSwallowed(event: EnterKey, compositionEndedAt: number | null): boolean {
  if (event.key !== "Enter" || event.shiftKey || event.altKey) return false;
  if (event.isComposing || event.keyCode === 229) return false;
  return event.repeat || (compositionEndedAt !== null && event.timeStamp - compositionEndedAt < CONFIRM_MS);
}
