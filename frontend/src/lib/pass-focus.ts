/** Focuses `next` in place of a pressed control that is removed, unless the person has focused something else. */
export function passFocus(pressed: Element, next: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement === pressed || activeElement === document.body) next?.focus({ preventScroll: true });
}
