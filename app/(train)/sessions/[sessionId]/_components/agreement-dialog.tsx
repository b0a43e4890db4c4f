"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import type { TermDetails, TermPart, Terms } from "@/lib/domain/case/topic-schema.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import { firstDetails, firstTerms, saidDetails, spokenAtTable } from "@/lib/client/first-terms.ts";
import { outOfRange, readOut, uncovered } from "@/lib/client/read-out.ts";
import { langTag } from "@/lib/client/seats.ts";
import { whyNot } from "@/lib/client/send-turn.ts";
import { Button } from "@/components/ui/button.tsx";
import { cx } from "@/components/ui/cx.ts";
import { Dialog } from "@/components/ui/dialog.tsx";
import { fieldLook } from "@/components/ui/field.tsx";
import { SeatMark, SeatName } from "@/components/mediation/seat-mark.tsx";
import { LeaveRoomDialog } from "./leave-room-dialog.tsx";
import { useRoom, useSession } from "./session-context.tsx";
import { TermDetailFields } from "./term-detail-fields.tsx";
import { TermField } from "./term-field.tsx";
import { useNow } from "./use-now.ts";
import { usePrivateRoom, type PrivateRoom } from "./use-private.ts";

/** The agreement sheet, at the joint table only: terms told to one party alone are no agreement of all. */
export function AgreementDialog({ close }: { close: () => void }) {
  const room = usePrivateRoom();
  return room ? <AtTheTable room={room} close={close} /> : <Sheet close={close} />;
}

/** Behind a door: why the sheet is not here, and the way back. */
function AtTheTable({ room, close }: { room: PrivateRoom; close: () => void }) {
  const t = useTranslations("session.sheet");
  const [leaving, setLeaving] = useState(false);
  if (leaving) return <LeaveRoomDialog room={room} close={close} />;
  return (
    <Dialog
      open onOpenChange={close} title={t("title")} closeLabel={t("close")}
      actions={<><Button size="lg" onClick={close}>{t("awayStay")}</Button><Button variant="primary" size="lg" onClick={() => setLeaving(true)}>{t("awayBack")}</Button></>}
    >
      <p className="text-ui text-ink-2 text-pretty">{t("away", { name: room.seat.name })}</p>
    </Dialog>
  );
}

/** A value per topic with who, when, how and if not; a sentence that reads them out and asks each for a yes; and each party's last answer. */
function Sheet({ close }: { close: () => void }) {
  const t = useTranslations("session.sheet");
  const { page } = useRoom();
  const state = useSession((s) => s.state);
  const sayThis = useSession((s) => s.sayThis);
  const sending = useSession((s) => s.sending !== null);
  const failed = useSession((s) => s.problem?.kind ?? null);
  const [terms, setTerms] = useState<Terms>(() => firstTerms(state));
  const [details, setDetails] = useState<TermDetails>(() => firstDetails(state));
  const [own, setOwn] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const now = useNow();
  const file = page.case;
  const said = saidDetails(terms, details);
  const words = own ?? readOut(file, terms, said);
  const why = useSession((s) => whyNot(s, words, (now ?? 0) * 1000));
  const wrong = file.topics.some((topic) => {
    const value = terms[topic.id];
    return topic.kind !== "options" && typeof value === "number" && outOfRange(value, topic.range) !== null;
  });
  const left = uncovered(file, terms);
  const reason = wrong ? t("outOfRange") : Object.keys(terms).length === 0 ? t("noTerms") : why !== null && why !== "sending" ? t(`wait.${why}`) : null;
  function set(topicId: string, value: number | string | null): void {
    const { [topicId]: _old, ...rest } = terms;
    setTerms(value === null ? rest : { ...rest, [topicId]: value });
  }
  function detail(topicId: string, part: TermPart, text: string): void {
    const { [part]: _old, ...rest } = details[topicId] ?? {};
    setDetails({ ...details, [topicId]: text === "" ? rest : { ...rest, [part]: text } });
  }
  async function put(): Promise<void> {
    setTried(true);
    if (await sayThis({ text: words, to: [], terms, details: said })) close();
  }
  const actions = (
    <>
      {reason ? <p className="mr-auto self-center text-small text-ink-3">{reason}</p> : null}
      <Button variant="primary" size="lg" working={sending ? t("putting") : null} disabledReason={reason} onClick={() => void put()}>{t("put")}</Button>
    </>
  );
  return (
    <Dialog open onOpenChange={close} title={t("title")} description={t("body")} closeLabel={t("close")} actions={actions} className="w-[min(620px,calc(100vw-24px))]">
    <div className="grid gap-5">
      {file.topics.map((topic) => (
        <div key={topic.id}>
          <TermField topic={topic} value={terms[topic.id] ?? null} onChange={(value) => set(topic.id, value)} language={file.language} />
          {terms[topic.id] === undefined ? null : <TermDetailFields topicId={topic.id} detail={details[topic.id] ?? {}} onChange={(part, text) => detail(topic.id, part, text)} language={file.language} names={file.parties.map((p) => p.formal)} />}
        </div>
      ))}
      {state.draft && spokenAtTable(state, state.draft.turn) ? <Answers state={state} /> : null}
      <div>
        <label htmlFor="read-out" className="mb-1.5 block text-small font-semibold">{t("words")}</label>
        {/* Beware: the language goes around the field; on it, it would set the interface's face. */}
        <div lang={langTag(file.language)}><textarea id="read-out" value={words} rows={5} onChange={(e) => setOwn(e.target.value)} className={cx(fieldLook, "quote py-2.5 text-quote")} /></div>
        {own === null ? null : <p className="mt-1 text-small text-ink-3"><button type="button" className="underline decoration-rule underline-offset-3" onClick={() => setOwn(null)}>{t("again")}</button></p>}
      </div>
      {left.length > 0 && Object.keys(terms).length > 0 ? <p className="text-small text-ink-2">{t("left", { count: left.length })} <span lang={langTag(file.language)}>{left.map((x) => x.name).join(file.language === "zh" ? "、" : ", ")}</span></p> : null}
      {tried && failed && !sending ? <p role="alert" className="text-small text-loss">{t("failed")}</p> : null}
    </div>
    </Dialog>
  );
}

function Answers({ state }: { state: SessionState }) {
  const t = useTranslations("session");
  const { seats } = useRoom();
  if (!state.draft) return null;
  const { turn, answers } = state.draft;
  return (
    <section>
      <h3 className="mb-1.5 text-small font-semibold">{t("sheet.answers", { turn })}</h3>
      <ul className="grid gap-1">
        {seats.map((seat) => {
          const answer = answers[seat.id];
          return <li key={seat.id} className="flex items-center gap-2 text-small"><SeatMark seat={seat} size={18} /><SeatName seat={seat} /><span className={`ml-auto ${answer === "yes" ? "text-gain" : answer === "no" ? "text-loss" : "text-ink-3"}`}>{answer ? t(`answer.${answer}`) : t("answer.none")}</span></li>;
        })}
      </ul>
    </section>
  );
}
