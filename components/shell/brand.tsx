import { cx } from "@/components/ui/cx.ts";

/** The sign: a table with a door in it. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="flex-none">
      <path d="M12.2 5.1A8.2 8.2 0 1 0 18.9 11.8" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      <circle cx="18.6" cy="5.4" r="3.3" fill="var(--accent)" />
    </svg>
  );
}

/** The sign with the name, to be wrapped in a link. */
export function Brand({ className }: { className?: string }) {
  return <span lang="en" className={cx("flex items-center gap-2.5 font-speech text-[19px]/6 font-medium tracking-[-.005em] text-ink", className)}><Logo />Caucus</span>;
}
