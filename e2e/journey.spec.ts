// A newcomer's way: one click in, a case, five turns, meters that move, the end, a debrief that measures.
import { expect, test, type Page } from "@playwright/test";
import { speak } from "./people.ts";
import { words, type Locale } from "./words.ts";

const WAYS: { locale: Locale; slug: string; turns: string[] }[] = [
  {
    locale: "en", slug: "harbour-row",
    turns: [
      "Thank you both for coming. I decide nothing today; you do, or nobody does. What is said here stays here. Ms Okafor, you asked for this meeting: begin wherever you like.",
      "Ms Okafor, four messages and one line back. You come off a ward full of coughing and go home to his. I can hear you are angry, and it sounds lonely as well. Is that near it?",
      "Mr Hendry, you sat through that without a word and it cannot have been easy. What did you find when you opened that bedroom?",
      "Mr Hendry, twenty-two years of letting those flats and never one like that. What do you make of how low down it was wet?",
      "Ms Okafor, two flats said no because there was no landlord's name to put down. What would the letter have to say for it to be of use?",
    ],
  },
  {
    locale: "zh-CN", slug: "chongchuang-san-hao",
    turns: [
      "三位都到了，谢谢。我不替谁断案，今天愿不愿意谈、怎么签，都由你们自己定。贺师傅，您先从那天夜班讲起，慢慢讲。",
      "贺师傅，住院那十一天，您数着点滴过的，厂里没有人到床边来。您心里憋屈，是这样吗？",
      "沈老板，那天夜里是您自己开车送他去的医院。一路上您在想什么？",
      "沈老板，您说工资一天没拖过。停工那四个月的工资，您自己心里是怎么看的？",
      "贺师傅，质检那张桌子，对您来说意味着什么？家里人怎么看？",
    ],
  },
];

/** Says one turn with Enter and waits until everybody who answers has finished. */
async function sayAndHear(page: Page, locale: Locale, text: string): Promise<void> {
  const { yourWords, say } = words(locale).session;
  const field = page.getByRole("textbox", { name: yourWords });
  const before = await page.getByRole("article").count();
  await field.fill(text);
  await field.press("Enter");
  await expect(page.getByRole("article").filter({ hasText: text })).toHaveCount(1);
  await expect.poll(() => page.getByRole("article").count(), { message: "a party answers", timeout: 20_000 }).toBeGreaterThanOrEqual(before + 2);
  await expect(field, "the words are said, so the draft is empty").toHaveValue("");
  await field.fill("-");
  await expect(page.getByRole("button", { name: say })).toBeEnabled({ timeout: 30_000 });
  await field.fill("");
}

for (const { locale, slug, turns } of WAYS) {
  test(`from landing to debrief in ${locale}: five turns, meters move, MAD is shown from state`, async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    const w = words(locale);
    await speak(page, locale, baseURL ?? "");
    await page.goto("/");
    await page.getByRole("button", { name: w.landing.try }).or(page.getByRole("link", { name: w.landing.try })).first().click();
    await page.waitForURL((url) => url.pathname !== "/");
    await page.goto(`/cases/${slug}`);
    await page.getByRole("button", { name: w.brief.sit }).click();
    await page.waitForURL(/\/sessions\/[^/]+$/);

    const parties = page.getByRole("complementary").last();
    await expect(parties).toBeVisible();
    const opened = await parties.innerText();
    for (const text of turns) await sayAndHear(page, locale, text);
    expect(await parties.innerText(), "the meters moved with what was said").not.toBe(opened);
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.screenshot({ path: `.data/screens/session-${locale}-${width}.png` });
    }
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.reload();
    await expect(page.getByRole("article").filter({ hasText: turns[4] ?? "" }), "a reload shows what was said").toHaveCount(1);
    const end = page.getByRole("button", { name: w.session.end, exact: true }).or(page.getByRole("button", { name: w.session.endShort, exact: true }));
    await end.filter({ visible: true }).first().click();
    await page.getByRole("dialog").or(page.getByRole("alertdialog")).getByRole("button", { name: w.session.ending.do }).click();
    await page.waitForURL(/\/debrief/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(w.debrief.codes.madState).first()).toBeVisible();
    await expect(page.getByText(w.debrief.madTextWords).first(), "MAD from the words is a figure, not n/a").toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `.data/screens/debrief-${locale}-${width}.png`, fullPage: true });
    }
  });
}
