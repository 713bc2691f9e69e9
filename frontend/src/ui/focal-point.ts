/** A point of a photo, in percent of its width and height. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** The style sheet knows positions in steps of ten. */
export const positionStep = (percent: number | undefined): number | undefined =>
  percent === undefined ? undefined : Math.round(percent / 10) * 10;
