// Bodies about one's own account.
import { z } from "zod";
import { Email, Name, NewPassword } from "./text.ts";

export const LOCALES = ["en", "zh-CN"] as const;

/** As printed for a class: letters and digits in two groups; spaces, hyphens and case do not matter. */
export const JoinCode = z.string().transform((code) => code.toUpperCase().replace(/[^A-Z0-9]/g, "")).pipe(z.string().min(1, "must not be empty").max(16, "is not a class code"));

/** Joining a class. Signed in: the code alone. Not signed in: the code and a new account. */
export const JoinBody = z.strictObject({
  code: JoinCode,
  name: Name.optional(),
  email: Email.optional(),
  password: NewPassword.optional(),
});
export type JoinBody = z.infer<typeof JoinBody>;

/** Using a one-time link: an invitation makes the account, a reset sets the password. `email` when the link names none. */
export const RedeemBody = z.strictObject({ token: z.string().min(1).max(200), name: Name.optional(), email: Email.optional(), password: NewPassword });
export type RedeemBody = z.infer<typeof RedeemBody>;

/** Registering without class or invitation, when the place is open. */
export const SignUpBody = z.strictObject({ name: Name, email: Email, password: NewPassword });
export type SignUpBody = z.infer<typeof SignUpBody>;

export const PasswordBody = z.strictObject({ current: z.string().max(200), password: NewPassword });
export type PasswordBody = z.infer<typeof PasswordBody>;

/** A guest becomes a trainee and keeps the sessions. */
export const UpgradeBody = z.strictObject({ name: Name, email: Email, password: NewPassword });
export type UpgradeBody = z.infer<typeof UpgradeBody>;

export const LocaleBody = z.strictObject({ locale: z.enum(LOCALES) });

/** What a one-time link is for, so that a page can ask for the right things. */
export interface LinkView { kind: "invite" | "reset"; email: string | null; className: string | null; needsName: boolean }
