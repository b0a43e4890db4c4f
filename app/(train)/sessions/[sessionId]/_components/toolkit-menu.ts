"use client";
import { AlignLeft, Bridge, Scale } from "lucide-react";
import type { Terms } from "@/lib/domain/case/topic-schema.ts";
import type { ThreeStage } from "@/lib/domain/stage/stage.ts";
import type { ToolkitAction } from "@/lib/domain/strategy/toolkit.ts";
import { useSession } from "./session-context.tsx";

/** What a form gives to the composer: words, to whom, and terms that go with them. */
export interface ToolkitWordsMade { text: string; to: string[]; terms?: Terms }
export interface ToolkitFormProps { close: () => void; done: (made: ToolkitWordsMade) => void }

/** What is open above the composer; null: nothing. */
export type OpenTool = ToolkitAction | "hint" | null;

export const TOOLKIT_ICONS = { summarize_and_clarify: AlignLeft, perform_reality_check: Scale, propose_bridging_solution: Bridge } as const;

/** The stage this viewer knows of; null where stages are not shown. */
export function useStage(): ThreeStage | null {
  return useSession((s) => s.state.stages.three.at(-1)?.stage ?? null);
}
