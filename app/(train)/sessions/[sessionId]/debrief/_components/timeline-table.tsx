"use client";
import { useTranslations } from "next-intl";
import { BEHAVIOUR_PATTERN_LABELS } from "@/lib/domain/party/behaviour-pattern.ts";
import { STAGE_LABELS } from "@/lib/domain/stage/stage.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import { NOT_KNOWN, pageLanguage, unitNumber } from "@/lib/client/format.ts";
import { Table, Td, Th } from "@/components/ui/table.tsx";
import { SeatName } from "@/components/mediation/seat-mark.tsx";
import type { Voices } from "@/components/mediation/turn.tsx";
import type { TimelineData } from "@/lib/client/timeline.ts";

/** All values of the timeline, a row a turn. */
export function TimelineTable({ data, state, voices, locale }: { data: TimelineData; state: SessionState; voices: Voices; locale: string }) {
  const t = useTranslations("debrief");
  const tm = useTranslations("meters");
  const lang = pageLanguage(locale);
  const speaker = (index: number): string => {
    const who = state.turns[index]?.speaker;
    return who?.seat === "party" ? (voices.seats.find((s) => s.id === who.partyId)?.name ?? who.partyId) : voices.mediator;
  };
  return (
    <Table caption={t("timeline")}>
      <thead>
        <tr>
          <Th>{tm("turn")}</Th><Th>{t("who")}</Th>
          {data.stages.length > 0 ? <Th>{t("stage")}</Th> : null}
          {data.lanes.map(({ seat }) => <Th key={seat.id}><SeatName seat={seat} /></Th>)}
          {data.consensus.length > 0 ? <Th>{tm("consensus")}</Th> : null}
          {Object.keys(data.rewards).length > 0 ? <Th>{t("reward")}</Th> : null}
        </tr>
      </thead>
      <tbody>
        {state.turns.map((turn, i) => {
          const stage = data.stages[i];
          const reward = data.rewards[turn.turn];
          return (
            <tr key={turn.turn}>
              <Td><a href={`#t${turn.turn}`}>{turn.turn}</a></Td><Td>{speaker(i)}</Td>
              {data.stages.length > 0 ? <Td>{stage ? STAGE_LABELS[stage][lang] : NOT_KNOWN[lang]}</Td> : null}
              {data.lanes.map(({ seat, path }) => { const p = path[turn.turn]; return <Td key={seat.id}>{p ? BEHAVIOUR_PATTERN_LABELS[p][lang] : NOT_KNOWN[lang]}</Td>; })}
              {data.consensus.length > 0 ? <Td>{unitNumber(data.consensus[turn.turn] ?? null, lang)}</Td> : null}
              {Object.keys(data.rewards).length > 0 ? <Td>{reward ? t(`rewards.${reward}`) : ""}</Td> : null}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
