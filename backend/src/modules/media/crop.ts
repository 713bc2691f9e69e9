import type { Crop } from './processing/photo-job.js';

const isFraction = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;
/** Rounding in the browser may place the far edge slightly outside. */
const EDGE = 1.001;

/** The crop of a form field, as JSON (`{"x":0.1,"y":0,"width":0.64,"height":0.8}`) or parsed; null if invalid. */
export function parseCrop(field: unknown): Crop | null {
  const value = typeof field === 'string' ? parsed(field) : field;
  if (typeof value !== 'object' || value === null) return null;
  const { x, y, width, height, ...others } = value as Record<string, unknown>;
  if (Object.keys(others).length > 0) return null;
  if (!isFraction(x) || !isFraction(y) || !isFraction(width) || !isFraction(height)) return null;
  if (width === 0 || height === 0 || x + width > EDGE || y + height > EDGE) return null;
  return { x, y, width, height };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
