/** The colours of PDFs. */
export const PALETTE = {
  ink: '#1E2327',
  muted: '#5C6369',
  tasman: '#144E6B',
  canvas: '#FFFBF5',
  wash: '#F7EFE2',
  line: '#D9D0C3',
  control: '#8A8378',
  stem: '#22663B',
  leaf: '#2F7A4B',
  blossom: '#F0B429',
} as const;

/** A matching tint, line colour and text colour. */
export interface Accent {
  pale: string;
  fill: string;
  text: string;
}

/** One for each plant of the logo. */
export const ACCENTS = {
  wattle: { pale: '#FDF0CF', fill: '#F4C24B', text: '#8F4A06' },
  fern: { pale: '#DDF0DC', fill: '#86CF96', text: '#22663B' },
} as const satisfies Record<string, Accent>;
