"use client";
import { useRef, useState, type KeyboardEvent } from "react";
import { ArrowUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { enterIsSwallowed, enterSends } from "@/lib/client/ime.ts";
import { langTag } from "@/lib/client/seats.ts";
import { Button } from "@/components/ui/button.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { Addressees } from "./addressees.tsx";
import { Count, Foot, useReason } from "./composer-foot.tsx";
import { OtherRoom } from "./composer-other-room.tsx";
import { HintPanel } from "./hint-panel.tsx";
import { useRoom, useSession } from "./session-context.tsx";
import { StrategyChip } from "./strategy-chip.tsx";
import { ToolkitBar } from "./toolkit-bar.tsx";
import { ToolkitBridge } from "./toolkit-bridge.tsx";
import type { OpenTool, ToolkitFormProps } from "./toolkit-menu.ts";
import { ToolkitReality } from "./toolkit-reality.tsx";
import { ToolkitSummary } from "./toolkit-summary.tsx";

/** Where the mediator types. Not there for readers, nor when the session is over. */
export function Composer() {
  const { page } = useRoom();
  const ended = useSession((s) => s.state.ended !== null);
  if (page.viewer !== "mediator" || page.mediatorKind !== "person") return <ReadingOnly />;
  // Words left unsaid at the end stay readable, so that nothing typed disappears.
  return ended ? <Unsaid /> : <Typing />;
}

function ReadingOnly() {
  const t = useTranslations("session");
  const { page } = useRoom();
  return <p className="border-t border-hair px-4 py-3 text-small text-ink-3 tablet:px-10">{page.viewer === "instructor" ? t("readingOf", { name: page.ownerName }) : t("readingAi", { name: page.mediatorName })}</p>;
}

function Unsaid() {
  const t = useTranslations("session");
  const { page } = useRoom();
  const text = useSession((s) => s.draft.text);
  if (text.trim() === "") return null;
  return (
    <div className="max-h-[30dvh] overflow-y-auto border-t border-hair px-4 py-3 tablet:px-10">
      <p className="text-small text-ink-3">{t("unsaid")}</p>
      <p lang={langTag(page.case.language)} className="quote whitespace-pre-line">{text}</p>
    </div>
  );
}

function Typing() {
  const t = useTranslations("session");
  const { page } = useRoom();
  const draft = useSession((s) => s.draft);
  const room = useSession((s) => s.state.caucus);
  const sending = useSession((s) => s.sending !== null);
  const setText = useSession((s) => s.setText);
  const write = useSession((s) => s.write);
  const dropTerms = useSession((s) => s.dropTerms);
  const say = useSession((s) => s.say);
  const field = useRef<HTMLTextAreaElement>(null);
  const composed = useRef<number | null>(null);
  const reason = useReason();
  const waiting = reason !== null && draft.text.trim() !== "" ? reason : null;
  const lang = langTag(page.case.language);
  // A form belongs to the room it was opened in: going through the door closes it.
  const [tool, setTool] = useState<{ open: OpenTool; room: string | null }>({ open: null, room: null });
  const open = tool.room === room ? tool.open : null;
  const show = (next: OpenTool): void => setTool({ open: next, room });

  function keyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const { key, keyCode, isComposing, shiftKey, altKey, repeat, timeStamp } = event.nativeEvent;
    const press = { key, keyCode, isComposing, shiftKey, altKey, repeat, timeStamp };
    if (enterIsSwallowed(press, composed.current)) event.preventDefault();
    if (!enterSends(press, composed.current)) return;
    event.preventDefault();
    void say();
  }
  function press(): void {
    void say();
    field.current?.focus();
  }
  function close(): void {
    show(null);
    field.current?.focus();
  }
  const form: ToolkitFormProps = { close, done: (made) => { write(made); close(); } };
  return (
    <div className="composer border-t border-hair bg-sheet px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] tablet:mx-auto tablet:mb-5 tablet:w-[min(100%-48px,808px)] tablet:rounded-3 tablet:border tablet:border-rule tablet:py-3 tablet:pr-3.5 tablet:pl-4 tablet:focus-within:border-focus tablet:focus-within:shadow-[0_0_0_.5px_var(--focus)]">
      {/* Beside the form, not in it: Enter in a field up here must never say the draft. */}
      {open === "summarize_and_clarify" ? <ToolkitSummary {...form} /> : null}
      {open === "perform_reality_check" ? <ToolkitReality {...form} /> : null}
      {open === "propose_bridging_solution" ? <ToolkitBridge {...form} /> : null}
      {open === "hint" ? <HintPanel {...form} /> : null}
      <form aria-label={t("yourTurn")} onSubmit={(e) => { e.preventDefault(); press(); }} className="max-tablet:[&:not(:first-child)]:pt-2.5">
        <OtherRoom />
        {/* On phones the chip has a line of its own, so that neither a name nor a strategy is cut short. */}
        <div className="flex items-start justify-between gap-3 max-tablet:block">
          <Addressees />
          <div className="min-w-0 shrink max-tablet:mt-2 max-tablet:empty:hidden"><StrategyChip /></div>
        </div>
        {draft.terms ? <p className="pt-2 text-small text-ink-2">{t("withTerms")} <button type="button" className="underline decoration-rule underline-offset-3" onClick={dropTerms}>{t("withoutTerms")}</button></p> : null}
        <div className="speech grid max-h-[40dvh] min-h-[58px] overflow-y-auto py-2 max-tablet:max-h-[30dvh] max-tablet:min-h-[44px]" lang={lang}>
          {/* The same words, unseen, give the field its height: it grows with the text in every browser. */}
          <span aria-hidden="true" className="invisible col-start-1 row-start-1 whitespace-pre-wrap break-words">{draft.text}{"\u200b"}</span>
          <textarea
            id="draft" ref={field} value={draft.text} rows={1} enterKeyHint="send" spellCheck
            aria-label={t("yourWords")} aria-describedby="draft-foot" placeholder={t("placeholder")}
            onChange={(e) => setText(e.target.value)} onKeyDown={keyDown} onCompositionEnd={(e) => { composed.current = e.nativeEvent.timeStamp; }}
            className="col-start-1 row-start-1 resize-none overflow-hidden break-words bg-transparent placeholder:text-ink-3 focus:outline-none"
          />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <ToolkitBar open={open} setOpen={show} />
          {/* A reason is a sentence and gets a line of its own; a word fits beside the tools. */}
          <p id="draft-foot" className={`min-w-0 flex-1 text-micro text-ink-3 max-tablet:order-first max-tablet:basis-full max-tablet:empty:hidden ${waiting === null ? "text-right max-tablet:text-left" : "order-first basis-full"}`}><Foot waiting={waiting} /></p>
          <Count text={draft.text} />
          <Button type="submit" variant="primary" working={sending ? t("saying") : null} disabledReason={sending ? null : reason} className="max-tablet:ml-auto max-tablet:px-6">
            {t("say")}<Icon of={ArrowUp} size={14} className="opacity-75" />
          </Button>
        </div>
      </form>
    </div>
  );
}
