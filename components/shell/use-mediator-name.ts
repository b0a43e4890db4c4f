import { useTranslations } from "next-intl";

/** Who mediated, in words: a person, or which AI mediator. Unknown names are shown as they are. */
export function useMediatorName(): (mediator: string) => string {
  const words = useTranslations("words");
  return (mediator) => (mediator === "person" || mediator === "textbook" || mediator === "random" ? words(`mediator.${mediator}`) : mediator);
}
