import "./paper.css";
import type { Language } from "@/lib/domain/case/classification.ts";
import { paragraphs } from "@/lib/client/paragraphs.ts";
import { FORM_WORDS, type Block, type Dossier, type TermRow, type TrainingDocument } from "@/lib/wire/documents/document.ts";

/** One document as a sheet of paper. On paper it is the only thing there. */
export function Sheet({ document, dossier }: { document: TrainingDocument; dossier: Dossier }) {
  const { language } = dossier;
  return (
    <article className="paper w-full max-w-[760px] px-6 py-8 tablet:px-16 tablet:py-14" aria-labelledby={`sheet-${document.id}`}>
      <p className="mb-8 flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-current pb-2 text-small"><b className="font-semibold">{dossier.mark}</b>{dossier.name ? <span className="ml-auto">{dossier.name}</span> : null}</p>
      <h2 id={`sheet-${document.id}`} className="mb-8 text-center font-speech text-[26px]/[34px] text-balance">{document.title}</h2>
      <div className="grid gap-4">{document.blocks.map((block, i) => <Part key={i} block={block} language={language} />)}</div>
      <p className="mt-12 border-t border-current pt-2 text-micro">{dossier.mark}</p>
    </article>
  );
}

function Part({ block, language }: { block: Block; language: Language }) {
  switch (block.kind) {
    case "text": return <>{paragraphs(block.text).map((p) => <p key={p} className="paper-text paper-para">{p}</p>)}</>;
    case "heading": return <h3 className="mt-3 text-ui font-semibold">{block.text}</h3>;
    case "note": return <p className="text-small text-ink-2">{block.text}</p>;
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return <List className={`paper-text grid gap-1.5 pl-6 ${block.ordered ? "list-decimal" : "list-disc"}`}>{block.items.map((item) => <li key={item} className="pl-1">{item}</li>)}</List>;
    }
    case "facts": return (
      <dl className="grid gap-y-1.5">
        {block.rows.map((row, i) => <div key={i} className="grid grid-cols-[92px_minmax(0,1fr)] items-baseline gap-x-4 tablet:grid-cols-[128px_minmax(0,1fr)]"><dt className="text-small text-ink-2">{row.name}</dt><dd className="paper-text">{row.value}</dd></div>)}
      </dl>
    );
    case "terms": return <ol className="grid border-t border-hair">{block.rows.map((row, i) => <Term key={row.topic} row={row} number={i + 1} language={language} />)}</ol>;
    case "blank": return <div><p className="text-small text-ink-2">{block.label}</p>{Array.from({ length: block.lines }, (_, i) => <div key={i} aria-hidden="true" className="h-9 border-b border-rule" />)}</div>;
    case "signatures": return (
      <ul className="mt-8 grid gap-x-12 gap-y-8 tablet:grid-cols-2">
        {block.lines.map((line) => <li key={line.name} className="break-inside-avoid"><div aria-hidden="true" className="h-10 border-b border-rule" /><p className="mt-1.5 flex gap-3 text-small"><span>{line.name}<span className="block text-micro text-ink-2">{line.role}</span></span><span className="ml-auto text-micro text-ink-2">{FORM_WORDS[language].date}</span></p></li>)}
      </ul>
    );
  }
}

function Term({ row, number, language }: { row: TermRow; number: number; language: Language }) {
  const words = FORM_WORDS[language];
  return (
    <li className="grid break-inside-avoid grid-cols-[24px_minmax(0,1fr)] border-b border-hair py-3">
      <span className="paper-text tabular-nums">{number}</span>
      <div>
        <p className="paper-text"><b className="font-semibold">{row.topic}</b>{words.colon}{row.value}</p>
        {row.parts.length > 0 ? <dl className="mt-1 grid gap-0.5">{row.parts.map((p) => <div key={p.name} className="flex gap-3"><dt className="w-24 flex-none text-small text-ink-2">{p.name}</dt><dd className="paper-text">{p.text}</dd></div>)}</dl> : null}
        {row.missing.length > 0 ? <p className="mt-1 text-micro text-ink-2">{words.missing} {row.missing.join(words.comma)}</p> : null}
      </div>
    </li>
  );
}
