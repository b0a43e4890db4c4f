import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { cookies } from "next/headers";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { THEME_COOKIE, themeOf } from "@/components/shell/theme.ts";
import "./globals.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("landing");
  return { title: { default: "Caucus", template: "%s · Caucus" }, description: t("description"), applicationName: "Caucus" };
}

export const viewport: Viewport = {
  width: "device-width", initialScale: 1,
  themeColor: [{ media: "(prefers-color-scheme: light)", color: "#F2F0EA" }, { media: "(prefers-color-scheme: dark)", color: "#161512" }],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, jar, t, messages] = await Promise.all([getLocale(), cookies(), getTranslations("shell"), getMessages()]);
  // The long pages that explain are drawn on the server; their words need not travel with every page.
  const forBrowser = Object.fromEntries(Object.entries(messages).filter(([namespace]) => namespace !== "info"));
  const theme = themeOf(jar.get(THEME_COOKIE)?.value);
  return (
    // The theme switch writes data-theme in the browser, also before React has looked.
    <html lang={locale} data-theme={theme === "system" ? undefined : theme} suppressHydrationWarning>
      <body>
        <a href="#content" className="skip-link">{t("skip")}</a>
        <NextIntlClientProvider messages={forBrowser}>{children}</NextIntlClientProvider>
      </body>
    </html>
  );
}
