/** Focuses `next` in place of a pressed control that is removed, unless the person has focused something else. */
export function passFocus(pressed: Element, next: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement === pressed || activeElement === document.body) next?.focus({ preventScroll: true });
}

/** A `ref` for a control, or what surrounds it, that may go with the focus: what stays around it in the page gets it then. */
export const focusParentOnUnmount = (control: HTMLElement | null) => () => {
  if (!control?.contains(document.activeElement)) return;
  const around: HTMLElement[] = [];
  for (let next = control.parentElement; next; next = next.parentElement) around.push(next);
  queueMicrotask(() => {
    const next = around.find(({ isConnected }) => isConnected);
    if (!next || document.activeElement !== document.body) return;
    if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  });
};

/** A `ref` for a control that comes in place of a pressed one that is gone. */
export const focusOnMount = (control: HTMLElement | null): void => control?.focus({ preventScroll: true });
