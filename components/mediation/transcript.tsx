"use client";
import { useCallback, useRef, useState, type ReactNode } from "react";
import { ArrowDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon.tsx";
import { buttonLook } from "@/components/ui/button.tsx";

/** Within this distance of the end the reader counts as being at the end, px. */
const AT_END = 48;

export interface TranscriptProps {
  children: ReactNode;
  /** Rises when the reader himself has spoken: then the end is shown whatever he was reading. */
  spoken: number;
  /** Shows the beginning instead of the end: before anybody has spoken. */
  fromTop?: boolean;
  className?: string;
}

/** The conversation, scrolling by itself. It follows new words only while the reader is at the end; otherwise it offers to jump there. */
export function Transcript({ children, spoken, fromTop = false, className = "" }: TranscriptProps) {
  const t = useTranslations("session");
  const box = useRef<HTMLDivElement>(null);
  const pinned = useRef(!fromTop);
  const seenSpoken = useRef(spoken);
  const lastTop = useRef(0);
  const [behind, setBehind] = useState(false);

  const toEnd = useCallback(() => {
    pinned.current = true;
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    setBehind(false);
  }, []);

  const watch = useCallback((content: HTMLDivElement | null) => {
    if (!content) return;
    // Beware: a link to a turn (#t7) is followed, not scrolled away.
    if (/^#t\d+$/.test(window.location.hash)) pinned.current = false;
    const grown = new ResizeObserver(() => { if (pinned.current) toEnd(); else setBehind(!fromTop && !atEnd(box.current)); });
    grown.observe(content);
    if (content.parentElement) grown.observe(content.parentElement);
    return () => grown.disconnect();
  }, [toEnd, fromTop]);

  const settle = useCallback((node: HTMLDivElement | null) => {
    // Runs with every render that carries a new `spoken`: the reader's own turn is always shown.
    if (node && seenSpoken.current !== spoken) {
      seenSpoken.current = spoken;
      toEnd();
    }
  }, [spoken, toEnd]);

  function scrolled(): void {
    const top = box.current?.scrollTop ?? 0;
    const up = top < lastTop.current - 1;
    lastTop.current = top;
    // Beware: a scroll event may arrive after the words have grown again; only going up means the reader wants to stay.
    if (fromTop || atEnd(box.current)) pinned.current = !fromTop;
    else if (up) pinned.current = false;
    setBehind(!fromTop && !pinned.current && !atEnd(box.current));
  }

  return (
    <div className="relative min-h-0">
      <div ref={box} onScroll={scrolled} tabIndex={0} role="region" aria-label={t("transcript")} className={`h-full overflow-y-auto overscroll-contain ${className}`}>
        <div ref={watch} className="flex min-h-full flex-col justify-end"><div ref={settle} className="mx-auto w-full max-w-[760px] py-3">{children}</div></div>
      </div>
      {behind ? (
        <button type="button" onClick={toEnd} className={`${buttonLook({ variant: "line" })} absolute bottom-3 left-1/2 -translate-x-1/2 bg-lift shadow-float hover:bg-well`}>
          <Icon of={ArrowDown} size={14} />{t("jump")}
        </button>
      ) : null}
    </div>
  );
}

function atEnd(node: HTMLElement | null): boolean {
  return node === null || node.scrollHeight - node.scrollTop - node.clientHeight <= AT_END;
}
