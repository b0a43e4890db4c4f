import { clsx, type ClassValue } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

// Beware: without these names tailwind-merge takes `text-small` for a colour and drops it beside `text-ink`.
const merge = extendTailwindMerge({
  extend: {
    classGroups: {
      "font-size": [{ text: ["display", "story", "title", "speech", "quote", "ui", "small", "data", "micro"] }],
      rounded: [{ rounded: ["1", "2", "3", "pill"] }],
      shadow: [{ shadow: ["float"] }],
    },
  },
});

/** Joins class names; of two that set the same thing the later wins. */
export function cx(...values: ClassValue[]): string {
  return merge(clsx(values));
}
