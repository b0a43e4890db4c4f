// Test support: a runtime on the test database with scripted parties, and people, cases and sessions to use it with.
import { randomUUID } from "node:crypto";
import { connect } from "@/lib/adapters/db/client.ts";
import { saveVersion } from "@/lib/adapters/db/cases.ts";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import type { NewEvent } from "@/lib/domain/session/events.ts";
import type { MediatorFactory, PartyEngine } from "@/lib/simulation/ports.ts";
import { scriptedParties } from "@/lib/simulation/scripted-parties.ts";
import type { PersonRole } from "@/lib/domain/person/role.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import type { PostTurnBody } from "@/lib/wire/session.ts";
import type { Listening } from "@/lib/adapters/db/listen.ts";
import { personColumns, personView } from "./account/person-view.ts";
import { startListening } from "./boot.ts";
import { settings, type Settings } from "./env.ts";
import { contentHash } from "./hash.ts";
import { createRuntime, type Runtime } from "./runtime.ts";
import { startSession } from "./session/start-session.ts";

/** Stands in every private text of the test case, and in what only engines may know. */
export const CANARY = "CANARY7f3a";

export interface TestNode { rt: Runtime; listening: Listening; close(): Promise<void> }

/** One node. Several on one database are several nodes. */
export async function testNode(overrides: Partial<Runtime> = {}, changed: Partial<Settings> = {}): Promise<TestNode> {
  const all = { ...settings(), CAUCUS_PACE_MS: 0, CAUCUS_LEASE_MS: 600, ...changed };
  const rt = createRuntime({
    settings: all, engineFor: () => testParties(), mediatorFor: (name) => (name === "three-lines" ? threeLines : null), keepAlive: () => undefined,
    db: connect({ url: all.DATABASE_URL, poolSize: 8, onPoolError: () => undefined }),
    ...overrides,
  });
  const listening = startListening(rt);
  await listening.ready;
  return {
    rt, listening,
    async close() {
      rt.stopping = true;
      rt.hub.closeAll();
      await rt.background.settled(5000);
      await listening.close();
      await rt.db.$disconnect();
    },
  };
}

/** A node whose parties say nothing until `go`. */
export async function heldNode(): Promise<TestNode & { go: () => void }> {
  const gate = Promise.withResolvers<void>();
  const node = await testNode({ engineFor: () => testParties({ beforeSpeech: () => gate.promise }) });
  return { ...node, go: () => gate.resolve() };
}

/** Both parties answer every turn; each shows a thought and a belief. */
export function testParties(hooks: { beforeSpeech?: () => Promise<void> } = {}): PartyEngine {
  const shows = (_: unknown, partyId: string, turn: number): NewEvent[] => [
    { kind: "thought-recorded", payload: { turn, partyId, text: `thinks ${CANARY}` } },
    { kind: "belief-updated", payload: { turn, partyId, about: partyId === "okafor" ? "hendry" : "okafor", goal: "money", valence: -0.5, flexibility: 0.2 } },
  ];
  const parties = scriptedParties(Array.from({ length: 300 }, () => ({ queue: ["okafor", "hendry"], shows })));
  return {
    ...parties,
    hear: async (context, turn) => [...(await parties.hear(context, turn)), { kind: "psychology-settled", payload: { turn: turn.turn, engine: "scripted", state: { secret: CANARY } } }],
    async *speak(context, input) {
      await hooks.beforeSpeech?.();
      return yield* parties.speak(context, input);
    },
  };
}

const threeLines: MediatorFactory = () => ({
  name: "three-lines",
  act: async (view) => {
    const said = view.turns.filter((t) => t.speaker.seat === "mediator").length;
    return said < 3 ? { kind: "speak", to: [], private: null, text: `Line ${said + 1}.`, terms: null } : { kind: "close" };
  },
});

export async function testPerson(rt: Runtime, role: PersonRole, name: string = role): Promise<PersonView> {
  const email = role === "guest" ? null : `${name}-${randomUUID()}@test.example`;
  return personView(await rt.db.person.create({ data: { name, role, email, expiresAt: role === "guest" ? new Date(Date.now() + 86_400_000) : null }, select: personColumns }));
}

/**
 * A live case of its own, made of Harbour Row with canaries in what is private. Answers its slug. `spoken`: also in what a
 * party may come to say aloud (its voice, feelings, interests), for engines that do not speak from the case.
 */
export async function testCase(rt: Runtime, { spoken = true } = {}): Promise<string> {
  const row = await rt.db.caseVersion.findFirstOrThrow({ where: { case: { slug: "harbour-row" } }, orderBy: { version: "asc" }, select: { secret: { select: { file: true } } } });
  const file = withCanaries(CaseFile.parse(row.secret?.file), spoken);
  await rt.db.$transaction((tx) => saveVersion(tx, { file, contentHash: contentHash(file), source: { note: CANARY } }));
  return file.slug;
}

function withCanaries(file: CaseFile, spoken: boolean): CaseFile {
  const mark = (text: string): string => `${text} ${CANARY}`;
  const markSpoken = (text: string): string => (spoken ? mark(text) : text);
  return {
    ...file,
    slug: `test-${randomUUID()}`,
    parties: file.parties.map((p) => ({
      ...p,
      private: {
        ...p.private, objective: mark(p.private.objective), bottomLine: mark(p.private.bottomLine), batna: { ...p.private.batna, text: mark(p.private.batna.text) },
        secrets: p.private.secrets.map((s) => ({ ...s, text: mark(s.text) })), feelings: p.private.feelings.map(markSpoken), voice: p.private.voice.map(markSpoken),
        interests: Object.fromEntries(Object.entries(p.private.interests).map(([k, v]) => [k, markSpoken(v)])),
      },
    })),
    facts: file.facts.map((f) => ({ ...f, truth: mark(f.truth) })),
    reference: { outcome: mark("reference"), how: mark("how") },
    packages: file.packages.map((p) => ({ ...p, note: mark("note") })),
  };
}

export interface TestSession { slug: string; owner: PersonView; sessionId: string }

export async function testSession(rt: Runtime, owner?: PersonView, slug?: string): Promise<TestSession> {
  const who = owner ?? (await testPerson(rt, "trainee"));
  const on = slug ?? (await testCase(rt));
  const { sessionId } = await startSession(who, { caseSlug: on, assignmentId: null, visibility: "live", condition: "general", seed: 1, engine: "rehearsal" }, rt);
  return { slug: on, owner: who, sessionId };
}

export function turnBody(text: string, change: Partial<PostTurnBody> = {}): PostTurnBody {
  return { clientTurnId: randomUUID(), text, to: [], terms: null, ...change };
}
