import { PALETTE } from './palette.js';
import type { TextStyle } from './set-text.js';

const sans = (size: number, leading: number, colour: string = PALETTE.ink): TextStyle => ({
  size,
  leading,
  face: 'sans',
  boldFace: 'sans-bold',
  italicFace: 'sans-italic',
  colour,
  linkColour: PALETTE.tasman,
});
const serif = (size: number, leading: number, colour: string): TextStyle => ({
  ...sans(size, leading, colour),
  face: 'serif',
  boldFace: 'serif',
  italicFace: 'serif-italic',
});
const bold = (style: TextStyle): TextStyle => ({ ...style, face: 'sans-bold' });

export const STYLES = {
  title: serif(30, 34, PALETTE.ink),
  compactTitle: serif(25, 28, PALETTE.ink),
  subtitle: sans(12, 17, PALETTE.muted),
  house: serif(12, 14, PALETTE.ink),
  region: bold(sans(8.5, 11)),
  heading2: serif(16, 20, PALETTE.tasman),
  heading3: bold(sans(11, 15)),
  body: sans(10, 15),
  compactBody: sans(9, 12.2),
  note: sans(9.5, 14),
  label: sans(8, 10, PALETTE.muted),
  tableHead: bold(sans(8.5, 12)),
  table: sans(9, 12.5),
  number: serif(34, 36, PALETTE.tasman),
  callLabel: sans(10, 14),
  footer: sans(7.5, 10, PALETTE.muted),
  source: sans(8, 11.5, PALETTE.muted),
} as const satisfies Record<string, TextStyle>;
