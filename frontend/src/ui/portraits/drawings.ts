import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { retryImport } from '../../lib/retry-import';
import { Listeners } from '../../lib/listeners';

/** All ways of drawing. */
export type Drawings = typeof import('./drawing');

/**
 * The drawing code is 10 kB that few pages need in the browser, because the server has already drawn the people. The
 * browser keeps the server's drawings and loads the code only for people that it draws itself.
 */
let drawings: Drawings | null = null;
let underWay: Promise<void> | null = null;
const served = new Map<string, string>();
const listeners = new Listeners();

/** Makes the drawing code available from the start, on the server. */
export function provideDrawings(all: Drawings): void {
  drawings = all;
}

/** Takes over the people in the server's HTML, before hydration. */
export function keepServedDrawings(): void {
  for (const element of document.querySelectorAll<SVGElement>('svg[data-drawing]')) {
    if (element.dataset.drawing) served.set(element.dataset.drawing, element.innerHTML);
  }
}

function fetchDrawings(): void {
  underWay ??= retryImport(() => import('./drawing'))().then(
    (loaded) => {
      drawings = loaded;
      listeners.notify();
    },
    () => {
      // The frame stays plain; the person who is shown next asks again.
      underWay = null;
    },
  );
}

const current = () => drawings;

/**
 * The inside of a drawing. `id` is the component's own and the same on server and browser; `subject` says who is
 * drawn, so that another person in the same place is drawn again; `draw` stays the same while nothing changes.
 */
export function useDrawing(id: string, subject: string, draw: (drawings: Drawings) => string): string {
  const [first] = useState(() => ({ subject, markup: served.get(id) }));
  const ready = useSyncExternalStore(listeners.subscribe, current, current);
  const kept = first.subject === subject ? first.markup : undefined;
  const missing = kept === undefined && !ready;
  useEffect(() => {
    if (missing) fetchDrawings();
  }, [missing]);
  return useMemo(() => kept ?? (ready ? draw(ready) : ''), [kept, ready, draw]);
}
