import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { HEIGHT_BY_WIDTH, moved, zoomed, type MapView } from './map-view';

const STEP = 0.2;
const ZOOM_STEP = 2;

type Change = (change: (view: MapView) => MapView) => void;

export const step = (view: MapView, right: number, down: number): MapView =>
  moved(view, right * view.width * STEP, down * view.width * HEIGHT_BY_WIDTH * STEP);

/** Moves and zooms the map by finger, mouse and keys. */
export function useMapGestures(change: Change) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());

  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const from = fingers.current.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    const { width } = event.currentTarget.getBoundingClientRect();
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, to);
    if (other) {
      const apart = (point: { x: number; y: number }) => Math.max(20, Math.hypot(point.x - other.x, point.y - other.y));
      change((view) => zoomed(view, apart(to) / apart(from)));
    } else
      change((view) => moved(view, ((from.x - to.x) / width) * view.width, ((from.y - to.y) / width) * view.width));
  };
  const onPointerUp = (event: PointerEvent<SVGSVGElement>) => void fingers.current.delete(event.pointerId);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = KEYS[event.key];
    if (!to || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    change(to);
  };
  return {
    surface: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
    keys: { onKeyDown },
  };
}

const KEYS: Readonly<Record<string, (view: MapView) => MapView>> = {
  ArrowLeft: (view) => step(view, -1, 0),
  ArrowRight: (view) => step(view, 1, 0),
  ArrowUp: (view) => step(view, 0, -1),
  ArrowDown: (view) => step(view, 0, 1),
  '+': (view) => zoomed(view, ZOOM_STEP),
  '=': (view) => zoomed(view, ZOOM_STEP),
  '-': (view) => zoomed(view, 1 / ZOOM_STEP),
};
