import { path, round } from './shapes.js';

/** A fern frond growing from (x, y) towards `degrees` (−90 is up); `size` is the length of a leaflet step. */
export function frond(x: number, y: number, degrees: number, size: number, fill: string): string {
  let d = '';
  let angle = (degrees * Math.PI) / 180;
  let px = x;
  let py = y;
  const point = (direction: number, reach: number) =>
    `${round(px + Math.cos(direction) * reach)} ${round(py + Math.sin(direction) * reach)}`;
  for (let i = 0; i < 15; i++) {
    const along = i / 15;
    const length = size * (4.2 * (1 - along) * (0.55 + Math.min(1, along * 3) * 0.45) + 0.7);
    for (const side of [-1, 1]) {
      const out = angle + side * 0.95;
      d += `M${round(px)} ${round(py)}Q${point(out - side * 0.35, length * 0.65)} ${point(out, length)}Q${point(out + side * 0.42, length * 0.5)} ${round(px)} ${round(py)}Z`;
    }
    px += Math.cos(angle) * size * 1.15;
    py += Math.sin(angle) * size * 1.15;
    angle += degrees < -90 ? -0.035 : 0.035;
  }
  return path(d, fill);
}
