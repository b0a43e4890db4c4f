// next-intl's configuration of a request: which language, which words. There is no locale in the path.
import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import en from "@/messages/en.json";
import zhCN from "@/messages/zh-CN.json";
import { currentPerson } from "./account/current-person.ts";
import { fromAcceptLanguage, LOCALE_COOKIE } from "./account/locale.ts";
import { localeOf, type Locale } from "./account/person-view.ts";
import { logError } from "./log.ts";

const MESSAGES = { en, "zh-CN": zhCN };

export default getRequestConfig(async () => {
  const locale = await requestLocale();
  // Times are shown in the reader's zone by the browser; on the server they are UTC.
  return { locale, messages: MESSAGES[locale], timeZone: "UTC" };
});

async function requestLocale(): Promise<Locale> {
  const chosen = localeOf((await cookies()).get(LOCALE_COOKIE)?.value);
  return chosen ?? (await accountLocale()) ?? fromAcceptLanguage((await headers()).get("accept-language"));
}

async function accountLocale(): Promise<Locale | null> {
  try {
    return (await currentPerson())?.locale ?? null;
  } catch (error) {
    // An error page must have words also while the database is away.
    logError("locale-of-account", error);
    return null;
  }
}
