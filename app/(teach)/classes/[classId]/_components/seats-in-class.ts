/** The seats a person can have in a class. */
export const SEATS_IN_CLASS = ["instructor", "trainee", "observer"] as const;
