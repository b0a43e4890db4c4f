/** After a form was refused: puts the focus on the first field that is wrong, once its error is drawn. */
export function focusFirstInvalid(form: EventTarget | null): void {
  if (!(form instanceof HTMLElement)) return;
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
