/** The house's colours on paper. */
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
