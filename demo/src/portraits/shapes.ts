/** One decimal is finer than a pixel at every size these drawings are shown in. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** A filled shape. `extra` is further attributes, with its leading space. */
export const path = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}"${extra}/>`;

/** A line with round ends. */
export const line = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;

export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${extra}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${extra}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${radius ? ` rx="${radius}"` : ''} fill="${fill}"/>`;

/** Moves and scales what is inside; `scaleX` may be negative to turn it round. */
export const place = (x: number, y: number, scale: number, inner: string, scaleX = scale): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${scaleX} ${scale})">${inner}</g>`;

/** Draws `count` times and joins the pieces. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** The frame around a drawing; `width` and `height` are the pixels it is rasterised at. */
export interface Frame {
  width: number;
  height: number;
  /** Left, top, width and height of the visible part, in the drawing's own units. */
  view: readonly [number, number, number, number];
}

/** Wraps a drawing into a complete SVG document. */
export function document({ width, height, view }: Frame, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view.join(' ')}" preserveAspectRatio="xMidYMid slice">${inner}</svg>`;
}
