"use client";
// How the words being typed read, asked from the server a moment after the last key and called off at the next.
import { useEffect, useState } from "react";
import { ReadingAnswer, type ReadingBody } from "@/lib/wire/session.ts";
import { send } from "./send.ts";

/** After the last key press. */
const SETTLE_MS = 600;
/** Fewer characters than this read as nothing in particular. */
const LEAST = { latin: 12, han: 4 } as const;

/** Whether there is enough to read. */
export function isReadable(text: string): boolean {
  const words = text.trim();
  return words.length >= (/\p{Script=Han}/u.test(words) ? LEAST.han : LEAST.latin);
}

/** The last reading, and whether the words have changed since. Null: nothing read yet, too little to read, or no answer came. */
export function useReading(sessionId: string, { text, to, room }: ReadingBody): { reading: ReadingAnswer | null; stale: boolean } {
  const [read, setRead] = useState<{ key: string; reading: ReadingAnswer | null } | null>(null);
  const key = JSON.stringify([text.trim(), to, room]);
  const readable = isReadable(text);
  useEffect(() => {
    if (!readable) return;
    const calledOff = new AbortController();
    const timer = setTimeout(() => {
      const body: ReadingBody = { text: text.trim(), to, room };
      void send(`/api/sessions/${encodeURIComponent(sessionId)}/reading`, body, ReadingAnswer, calledOff.signal).then((answer) => {
        // A reading is a courtesy: without one the chip is not there, and the words are said all the same.
        if (!calledOff.signal.aborted) setRead({ key, reading: answer.ok ? answer.value : null });
      });
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      calledOff.abort();
    };
    // The key holds text, addressees and room: an array made anew with the same parties in it is the same question.
  }, [sessionId, key, readable]);
  return readable ? { reading: read?.reading ?? null, stale: read?.key !== key } : { reading: null, stale: false };
}
