// The style packs by the name a case uses.
import type { Style } from "@/lib/domain/case/classification.ts";
import { facilitative } from "./facilitative/pack.ts";
import type { StylePack } from "./pack.ts";
import { peoplesMediation } from "./peoples-mediation/pack.ts";

export const STYLE_PACKS: Record<Style, StylePack> = { facilitative, "peoples-mediation": peoplesMediation };
