import { GOLD, INK } from './palette.js';
import { ellipse, circle, line, path, place } from './shapes.js';

const COATS = {
  tan: { coat: '#B07A48', dark: '#8A5A32', bib: '#F3E3CC' },
  black: { coat: '#37322F', dark: '#211E1D', bib: '#E9DFD0' },
  cream: { coat: '#E4CB9F', dark: '#C5A36D', bib: '#FBF1E0' },
  red: { coat: '#A9552E', dark: '#7F3B1D', bib: '#F6DFC4' },
  blue: { coat: '#7C858C', dark: '#4E565C', bib: '#E6E3DC' },
} as const;
export type Coat = keyof typeof COATS;

/** A dog that sits and looks at you, in a 160 × 260 box. */
export function dog(x: number, y: number, scale: number, colour: Coat = 'tan'): string {
  const { coat, dark, bib } = COATS[colour];
  const ink = colour === 'black' ? '#171413' : INK;
  return place(
    x,
    y,
    scale,
    path('M10 260C6 190 26 140 80 134C134 140 154 190 150 260Z', coat) +
      path('M56 158C66 200 94 200 104 158L98 262H62Z', bib) +
      path('M30 74C30 34 52 16 80 16C108 16 130 34 130 74C130 116 108 140 80 140C52 140 30 116 30 74Z', coat) +
      path('M66 20C60 60 60 84 56 104C62 136 98 136 104 104C100 84 100 60 94 20Z', bib) +
      path('M40 32C14 26 2 54 10 92C28 96 40 72 46 46Z', dark) +
      path('M120 32C146 26 158 54 150 92C132 96 120 72 114 46Z', dark) +
      ellipse(58, 74, 5.5, 7, ink) +
      ellipse(102, 74, 5.5, 7, ink) +
      (colour === 'black' ? circle(56, 71, 2, '#fff') + circle(100, 71, 2, '#fff') : '') +
      ellipse(80, 98, 13, 9, ink) +
      line('M80 106V114M80 114q-10 9 -18 2M80 114q10 9 18 2', ink, 3.4) +
      path('M72 120q8 20 16 0Z', '#DE7A73') +
      path('M48 140C66 152 94 152 112 140L110 152C94 164 66 164 50 152Z', '#1D5B79') +
      circle(80, 162, 7, GOLD),
  );
}

/** A cat that tolerates you, in the same box. */
export function cat(x: number, y: number, scale: number, colour: Coat = 'blue'): string {
  const { coat, dark, bib } = COATS[colour];
  return place(
    x,
    y,
    scale,
    line('M138 252C176 236 170 190 152 176', dark, 15) +
      path('M28 262C24 196 42 150 80 146C118 150 136 196 132 262Z', coat) +
      path('M62 166C68 200 92 200 98 166L94 262H66Z', bib) +
      path('M34 92L32 30L66 56C74 54 86 54 94 56L128 30L126 92C126 128 106 148 80 148C54 148 34 128 34 92Z', coat) +
      path('M42 48L42 76L60 60ZM118 48L118 76L100 60Z', '#DE9A90') +
      line('M72 60V72M80 58V74M88 60V72', dark, 4) +
      ellipse(62, 96, 6, 8, '#C9A227') +
      ellipse(98, 96, 6, 8, '#C9A227') +
      ellipse(62, 96, 2.4, 7, INK) +
      ellipse(98, 96, 2.4, 7, INK) +
      path('M74 112H86L80 120Z', '#C4726B') +
      line('M80 120V124M80 124q-7 6 -13 1M80 124q7 6 13 1', INK, 2.6) +
      line('M50 116L24 112M50 122L26 126M110 116L136 112M110 122L134 126', dark, 2),
  );
}
