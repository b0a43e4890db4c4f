"use client";
import { useState } from "react";
import type { Answer } from "@/lib/client/api.ts";
import { meetingApi, type MeetingApi } from "@/lib/client/meeting-api.ts";
import { useRoom } from "./session-context.tsx";

/** One act beside speaking: whether it is under way, whether it failed, and how to do it. The room follows the record. */
export function useMeeting(): { busy: boolean; failed: boolean; act: (run: (api: MeetingApi) => Promise<Answer<null>>) => Promise<boolean> } {
  const { page } = useRoom();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  async function act(run: (api: MeetingApi) => Promise<Answer<null>>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setFailed(false);
    const answer = await run(meetingApi(page.id));
    setBusy(false);
    setFailed(!answer.ok);
    return answer.ok;
  }
  return { busy, failed, act };
}
