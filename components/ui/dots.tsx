/** Three dots: something is being done. They stand still under reduced motion. */
export function Dots() {
  return (
    <span aria-hidden="true" className="dots inline-flex items-center gap-[3px]">
      <i /><i /><i />
    </span>
  );
}
