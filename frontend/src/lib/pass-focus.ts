/** Focuses `next` where the control that was pressed has lost the focus or is about to go; not if the person has moved on. */
export function passFocus(pressed: Element, next: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement === pressed || activeElement === document.body) next?.focus({ preventScroll: true });
}
