import { getTranslations } from "next-intl/server";
import { Door } from "@/components/shell/door.tsx";
import { LinkButton } from "@/components/ui/button.tsx";

export default async function LinkSpent() {
  const [t, shell] = await Promise.all([getTranslations("link"), getTranslations("shell")]);
  return (
    <Door>
      <h1 className="title text-[32px]/[40px]">{t("spentTitle")}</h1>
      <p className="mt-2 mb-6 text-ink-2">{t("spentBody")}</p>
      <LinkButton href="/sign-in" size="lg">{shell("signIn")}</LinkButton>
    </Door>
  );
}
