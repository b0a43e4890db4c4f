"use client";
import { LampFloor } from "lucide-react";
import { useTranslations } from "next-intl";
import { TOOLKIT_ACTIONS } from "@/lib/domain/strategy/toolkit.ts";
import { Icon } from "@/components/ui/icon.tsx";
import { Button } from "@/components/ui/button.tsx";
import { useSession } from "./session-context.tsx";
import { TOOLKIT_ICONS, type OpenTool } from "./toolkit-menu.ts";

/** The toolkit under the words: three forms, and help where the session allows it. Icons alone on phones. */
export function ToolkitBar({ open, setOpen }: { open: OpenTool; setOpen: (tool: OpenTool) => void }) {
  const t = useTranslations("session.toolkit");
  const room = useSession((s) => s.state.caucus);
  const hints = useSession((s) => s.state.hintsAllowed);
  // A proposal for everybody is no thing to make behind a door.
  const tools = TOOLKIT_ACTIONS.filter((tool) => room === null || tool !== "propose_bridging_solution");
  const look = "max-tablet:size-11 max-tablet:px-0 px-1.5 aria-expanded:bg-well aria-expanded:text-ink";
  const toggle = (tool: OpenTool): void => setOpen(open === tool ? null : tool);
  return (
    <div role="group" aria-label={t("label")} className="-ml-1.5 flex items-center tablet:gap-1">
      {tools.map((tool) => (
        <Button key={tool} variant="quiet" aria-expanded={open === tool} aria-label={t(`name.${tool}`)} title={t(`name.${tool}`)} className={look} onClick={() => toggle(tool)}>
          <Icon of={TOOLKIT_ICONS[tool]} /><span className="max-tablet:hidden">{t(`short.${tool}`)}</span>
        </Button>
      ))}
      {hints ? (
        <Button variant="quiet" aria-expanded={open === "hint"} aria-label={t("hint")} title={t("hint")} className={look} onClick={() => toggle("hint")}>
          <Icon of={LampFloor} /><span className="max-tablet:hidden">{t("hint")}</span>
        </Button>
      ) : null}
    </div>
  );
}
