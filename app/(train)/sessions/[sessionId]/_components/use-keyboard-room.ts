"use client";
import { useCallback } from "react";

/** A screen keyboard is never lower than this; less is a browser bar that moves. */
const KEYBOARD_PX = 120;

/**
 * Keeps the page above the screen keyboard: iOS covers the page instead of resizing it, so the room takes the height
 * of the visual viewport while a keyboard is open. Returns the ref of the room.
 */
export function useKeyboardRoom(): (node: HTMLElement | null) => void | (() => void) {
  return useCallback((node: HTMLElement | null) => {
    const view = window.visualViewport;
    if (!node || !view) return;
    const fit = (): void => {
      // Zoomed in by hand: the reader decides what is in view.
      const keyboard = view.scale < 1.01 && window.innerHeight - view.height > KEYBOARD_PX;
      node.style.height = keyboard ? `${view.height}px` : "";
      node.style.transform = keyboard ? `translateY(${view.offsetTop}px)` : "";
    };
    // The keyboard may have opened before the page woke up.
    fit();
    view.addEventListener("resize", fit);
    view.addEventListener("scroll", fit);
    return () => {
      view.removeEventListener("resize", fit);
      view.removeEventListener("scroll", fit);
    };
  }, []);
}
