"use client";
import { useCallback, useState, type ReactNode } from "react";

/** Gives its child the width it has, so that charts are drawn to the pixel and never stretched. `initial` stands until measured. */
export function Measured({ initial, children, className }: { initial: number; children: (width: number) => ReactNode; className?: string }) {
  const [width, setWidth] = useState(initial);
  const ref = useCallback((node: HTMLDivElement | null) => {
    if (!node) return;
    const observer = new ResizeObserver(([entry]) => { if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width)); });
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  // Until it is measured a chart may be too wide for its column: it is made narrower as it is, not cut off.
  return <div ref={ref} className={`min-w-0 [&_svg]:max-w-full ${className ?? ""}`}>{children(width)}</div>;
}
