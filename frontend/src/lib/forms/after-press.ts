/**
 * Error messages that appear during a press would shift the page, and the click would miss its target. Changes that may
 * shift the page wait here until the press is over.
 */
let pressed = false;
let ending: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];

const press = () => {
  clearTimeout(ending);
  pressed = true;
};
const release = () => {
  clearTimeout(ending);
  // The click comes after the button is up, in the same turn.
  ending = setTimeout(() => {
    pressed = false;
    const due = waiting;
    waiting = [];
    for (const work of due) work();
  });
};

/** Watches presses while a form is shown; the returned function stops it. */
export function watchPresses(): () => void {
  const began = ['pointerdown', 'mousedown'];
  const ended = ['pointerup', 'pointercancel', 'mouseup', 'dragend'];
  for (const name of began) window.addEventListener(name, press, true);
  for (const name of ended) window.addEventListener(name, release, true);
  return () => {
    for (const name of began) window.removeEventListener(name, press, true);
    for (const name of ended) window.removeEventListener(name, release, true);
    release();
  };
}

/** Runs `work` now, or as soon as the current press is over. */
export function afterPress(work: () => void): void {
  if (pressed) waiting = [...waiting, work];
  else work();
}
