import type { LucideIcon } from "lucide-react";

/** A lucide icon in the stroke of the house. With a label it is an image, without one it is decoration. */
export function Icon({ of: Glyph, size = 16, label, className }: { of: LucideIcon; size?: number; label?: string; className?: string }) {
  return label
    ? <Glyph size={size} strokeWidth={1.35} role="img" aria-label={label} className={className} />
    : <Glyph size={size} strokeWidth={1.35} aria-hidden="true" className={className} />;
}
