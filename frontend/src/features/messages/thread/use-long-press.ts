import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

const LONG_MS = 450;
/** A finger that moves further scrolls. */
const STILL_PX = 10;

/** Handlers for an element that a finger presses for a while. A mouse and a keyboard have the element’s own button. */
export function useLongPress(onPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0, touch: false });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      stop();
      start.current = { x: clientX, y: clientY, touch: pointerType === 'touch' };
      if (start.current.touch) timer.current = setTimeout(onPress, LONG_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > STILL_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // The browser's own menu for a long press would cover ours.
    onContextMenu: (event: MouseEvent) => {
      if (start.current.touch) event.preventDefault();
    },
  };
}
