import { getTranslations } from "next-intl/server";

/** Bars in the shape of turns; nothing for the first 300 ms. */
export default async function Loading() {
  const t = await getTranslations("session");
  return (
    <div role="status" className="late grid min-h-dvh content-end bg-sheet px-4 pb-40 tablet:px-[20vw]">
      <span className="sr-only">{t("loading")}</span>
      {[86, 58, 74, 40, 80, 62].map((width) => <span key={width} aria-hidden="true" className="mt-3 block h-[9px] bg-well" style={{ width: `${width}%` }} />)}
    </div>
  );
}
