import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** A shorter touch is a tap: it records until the next one. */
const HELD_MS = 400;
const AWAY_PX = 80;

interface Press {
  onStart: () => void;
  onRelease: () => void;
  onAway: () => void;
}

/**
 * Handlers of the button that records. A finger that stays on it ends the recording where it lets go, or discards it by
 * sliding left; a tap, a mouse and a keyboard only start it. The button may be gone by the time the finger lifts.
 * `held`: a finger is on it.
 */
export function usePress({ onStart, onRelease, onAway }: Press) {
  const end = useRef<(() => void) | null>(null);
  const [held, setHeld] = useState(false);
  const touched = useRef(false);
  const latest = useRef({ onRelease, onAway });
  useEffect(() => {
    latest.current = { onRelease, onAway };
  });
  useEffect(() => () => end.current?.(), []);
  const handlers = {
    onPointerDown: ({ pointerType, clientX, timeStamp }: PointerEvent) => {
      touched.current = pointerType === 'touch';
      if (!touched.current) return;
      const stop = new AbortController();
      end.current?.();
      end.current = () => stop.abort();
      const { signal } = stop;
      setHeld(true);
      signal.addEventListener('abort', () => setHeld(false));
      const lift = (event: globalThis.PointerEvent) => {
        stop.abort();
        if (event.timeStamp - timeStamp >= HELD_MS) latest.current.onRelease();
      };
      const move = (event: globalThis.PointerEvent) => {
        if (clientX - event.clientX < AWAY_PX) return;
        stop.abort();
        latest.current.onAway();
      };
      window.addEventListener('pointerup', lift, { signal });
      window.addEventListener('pointermove', move, { signal });
      // The browser asks for the microphone, or takes the finger away: the recording goes on as after a tap.
      window.addEventListener('pointercancel', () => stop.abort(), { signal });
      onStart();
    },
    onClick: () => {
      if (!touched.current) onStart();
      touched.current = false;
    },
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
  return { held, handlers };
}
