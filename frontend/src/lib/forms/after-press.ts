/**
 * Words that appear while a finger or a mouse button is down would move the page under it, and the click would land
 * next to what was meant. What may move the page waits here until the press is over.
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

/** Watches presses for as long as a form is shown; ends with the function that it gives. */
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

/** Runs `work` now, or as soon as the press that is under way is over. */
export function afterPress(work: () => void): void {
  if (pressed) waiting = [...waiting, work];
  else work();
}
