// The accounts the test database was seeded with, and signing in as a person would.
import { z } from "zod";
import type { Page } from "@playwright/test";

const Account = z.object({ role: z.string(), email: z.string(), password: z.string() });

/** The seeded account of a role. */
export function account(role: string): z.infer<typeof Account> {
  const accounts = z.array(Account).parse(JSON.parse(process.env.E2E_ACCOUNTS ?? "[]"));
  const found = accounts.find((a) => a.role === role);
  if (!found) throw new Error(`no ${role} was seeded`);
  return found;
}

/** Signs in on the page. */
export async function signInAs(page: Page, role: string): Promise<void> {
  const { email, password } = account(role);
  await page.goto("/sign-in");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/sign-in"));
}

export const LANGUAGE_COOKIE = "NEXT_LOCALE";

/** Sets the page language before the first visit. */
export async function speak(page: Page, locale: "en" | "zh-CN", base: string): Promise<void> {
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: locale, url: base }]);
}
