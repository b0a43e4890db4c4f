/** The space between two sentences set side by side. Chinese has none: its full stop carries its own. */
export function Gap() {
  return <span className="zh:hidden"> </span>;
}
