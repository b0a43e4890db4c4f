// Every limit in one place, shown where it bites. Characters are code points, not bytes.
export const LIMITS = {
  turnCharacters: 4000,
  draftCharacters: 20_000,
  uploadBytes: 32 * 1024 * 1024,
  lineBytes: 8 * 1024 * 1024,
  jsonDepth: 64,
  parties: 10,
  topics: 8,
  guestSessionsPerHour: 12,
  guestsPerAddressPerHour: 20,
  signInAttemptsPer15Minutes: 10,
  turnsPerMinute: 30,
  guestDays: 7,
} as const;
