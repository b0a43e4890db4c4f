/** A row of a list that is one link: the hover reaches past the text, the hairline does not. */
export const rowLook = "relative -mx-3 px-3 py-3 after:pointer-events-none after:absolute after:inset-x-3 after:bottom-0 after:h-px after:bg-hair after:content-[''] hover:bg-room has-[a:focus-visible]:bg-room";
