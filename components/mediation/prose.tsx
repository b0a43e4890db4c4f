import type { Language } from "@/lib/domain/case/classification.ts";
import { paragraphs } from "@/lib/client/paragraphs.ts";
import { langTag } from "@/lib/client/seats.ts";

/** A text of the case in its own language, by paragraphs. `look`: "speech" or "quote". */
export function Prose({ text, language, look = "quote", className = "" }: { text: string; language: Language; look?: "speech" | "quote"; className?: string }) {
  return (
    <div lang={langTag(language)} className={`grid gap-3 ${look === "speech" ? "speech" : "quote"} ${className}`}>
      {paragraphs(text).map((p, i) => <p key={i}>{p}</p>)}
    </div>
  );
}
