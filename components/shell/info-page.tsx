import { useTranslations } from "next-intl";
import { z } from "zod";

export const INFO_PAGES = ["about", "parties", "meters", "instructors", "privacy", "accessibility"] as const;
export type InfoPageName = (typeof INFO_PAGES)[number];

const Sections = z.array(z.object({ id: z.string(), title: z.string(), body: z.array(z.string()) }));

/** A page of plain explanation: title, lead, sections with their own addresses. All of its words are in messages/ under `info`. */
export function InfoPage({ name }: { name: InfoPageName }) {
  const t = useTranslations("info");
  // next-intl hands out lists unchecked.
  const sections = Sections.parse(t.raw(`${name}.sections`));
  return (
    <div className="mx-auto grid w-full max-w-[1080px] flex-1 gap-x-16 px-4 pt-8 pb-16 tablet:px-8 desk:grid-cols-[minmax(0,1fr)_220px] desk:pt-12">
      <article className="max-w-[680px]">
        <h1 className="font-speech text-[34px]/[42px] tracking-[-.015em] text-balance tablet:text-[40px]/[48px] zh:tracking-normal">{t(`${name}.title`)}</h1>
        <p className="speech mt-4 text-ink-2">{t(`${name}.lead`)}</p>
        {sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} className="mt-9 scroll-mt-20">
            <h2 id={`${section.id}-title`} className="title text-[21px]/[30px]">{section.title}</h2>
            {section.body.map((paragraph) => <p key={paragraph} className="quote mt-2.5 text-ink-2">{paragraph}</p>)}
          </section>
        ))}
      </article>
      <nav aria-label={t("onThisPage")} className="no-print sticky top-24 hidden self-start border-l border-hair pt-1 pl-5 desk:block">
        <ul className="grid gap-2 text-small">
          {sections.map((section) => <li key={section.id}><a href={`#${section.id}`} className="text-ink-2 no-underline hover:text-ink hover:underline">{section.title}</a></li>)}
        </ul>
      </nav>
    </div>
  );
}
