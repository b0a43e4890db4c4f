"use client";
import { useRef } from "react";

interface FocusReturn { onOpenAutoFocus: () => void; onCloseAutoFocus: (event: Event) => void }

/**
 * Gives the focus back to whatever opened a floating part. Beware: the library gives it to its own trigger only, and to nobody
 * when a part is opened by state, as ours are.
 */
export function useFocusReturn(): FocusReturn {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => { opener.current = document.activeElement; },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
