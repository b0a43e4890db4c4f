// The words of the pages, read from the message files, so that tests press what a reader sees in either language.
import { readFileSync } from "node:fs";
import { z } from "zod";

const Words = z.object({
  landing: z.object({ try: z.string(), title: z.string() }),
  brief: z.object({ sit: z.string() }),
  session: z.object({ yourWords: z.string(), say: z.string(), end: z.string(), endShort: z.string(), agreement: z.string(), ending: z.object({ do: z.string() }) }),
  debrief: z.object({ codes: z.object({ madState: z.string() }), madTextWords: z.string() }),
});

export type Locale = "en" | "zh-CN";

export function words(locale: Locale): z.infer<typeof Words> {
  return Words.parse(JSON.parse(readFileSync(`messages/${locale}.json`, "utf8")));
}
