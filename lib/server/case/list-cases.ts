// The case library: the latest live version of every case, with the viewer's own tries.
import { PublicCase } from "@/lib/domain/case/public-view.ts";
import type { CaseListItem, PersonView } from "@/lib/wire/pages.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { outcomeOf } from "../session/list-sessions.ts";

export async function listCases(person: PersonView, rt: Runtime = runtime()): Promise<CaseListItem[]> {
  const [cases, tries] = await Promise.all([
    rt.db.case.findMany({
      where: { archivedAt: null, versions: { some: { status: "live" } } },
      orderBy: { createdAt: "asc" },
      select: { id: true, versions: { where: { status: "live" }, orderBy: { version: "desc" }, take: 1, select: { version: true, publicPart: true } } },
    }),
    rt.db.session.findMany({ where: { ownerId: person.id, mediatorKind: "person" }, orderBy: { startedAt: "desc" }, select: { outcome: true, caseVersion: { select: { caseId: true } } } }),
  ]);
  return cases.flatMap(({ id, versions }) => versions.map((row) => {
    const own = tries.filter((t) => t.caseVersion.caseId === id);
    const { brief, background: _, officials: __, provisions: ___, parties, topics: ____, ...shown } = PublicCase.parse(row.publicPart);
    return {
      ...shown, firstLine: firstSentence(brief), partyCount: parties.length, version: row.version,
      tries: own.length, lastOutcome: outcomeOf(own.find((t) => t.outcome !== null)?.outcome ?? null),
    };
  }));
}

/** Characters a list has room for. */
const FIRST_LINE = 160;

/** The first sentence of a brief, cut at a word or character where it is long. */
export function firstSentence(brief: string): string {
  const line = (brief.trim().split(/\n\s*\n/)[0] ?? "").replace(/\s*\n\s*/g, (gap, at: number, whole: string) => (/\p{Script=Han}|[，。；：、]/u.test(whole[at - 1] ?? "") ? "" : gap.length > 0 ? " " : ""));
  const sentence = /^.*?(?:[。！？]|[.!?](?=\s|$))/u.exec(line)?.[0] ?? line;
  const characters = [...sentence];
  return characters.length <= FIRST_LINE ? sentence : `${characters.slice(0, FIRST_LINE - 1).join("").trimEnd()}…`;
}
