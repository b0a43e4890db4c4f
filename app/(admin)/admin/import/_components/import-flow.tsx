"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { LIMITS } from "@/lib/wire/limits.ts";
import { ImportAnswer } from "@/lib/wire/import-answer.ts";
import type { ImportPreview } from "@/lib/wire/pages.ts";
import { sendForm } from "@/lib/client/send.ts";
import { useFailureWords } from "@/components/shell/use-failure-words.ts";
import { ChooseFiles } from "./choose-files.tsx";
import { Preview } from "./preview.tsx";
import { Saved } from "./saved.tsx";

type State = { at: "choose" } | { at: "preview"; files: File[]; preview: ImportPreview } | { at: "saved"; saved: NonNullable<ImportPreview["saved"]> };

function formOf(files: readonly File[], confirm: boolean): FormData {
  const form = new FormData();
  for (const file of files) form.append("files", file, file.name);
  form.append("confirm", String(confirm));
  return form;
}

/** Files → what was read → saved. The files stay in the browser until confirmed; the server stores nothing before. */
export function ImportFlow() {
  const t = useTranslations("importer");
  const failureWords = useFailureWords();
  const [state, setState] = useState<State>({ at: "choose" });
  const [working, setWorking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function submit(files: File[], confirm: boolean) {
    const large = files.find((file) => file.size > LIMITS.uploadBytes);
    if (files.length === 0 || large) {
      setTrouble(large ? t("tooBig", { name: large.name }) : t("noFiles"));
      return;
    }
    setWorking(true);
    setTrouble(null);
    const answer = await sendForm("/api/admin/cases/import", formOf(files, confirm), ImportAnswer);
    setWorking(false);
    if (!answer.ok) setTrouble(failureWords(answer.failure));
    else if (answer.value.saved) setState({ at: "saved", saved: answer.value.saved });
    else setState({ at: "preview", files, preview: answer.value });
  }
  function restart() {
    setTrouble(null);
    setState({ at: "choose" });
  }

  if (state.at === "saved") return <Saved saved={state.saved} onAnother={restart} />;
  if (state.at === "preview") {
    return <Preview preview={state.preview} saving={working} trouble={trouble} onDiscard={restart} onSave={() => void submit(state.files, true)} />;
  }
  return <ChooseFiles reading={working} trouble={trouble} onFiles={(files) => void submit(files, false)} />;
}
