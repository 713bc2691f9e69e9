import { circle, ellipse, line, path } from './shapes';

/** The dog that insisted on being in the picture. */
export function dog(x: number, y: number, k: number, coat = '#B07A48', dark = '#8A5A32') {
  return (
    `<g transform="translate(${x} ${y}) scale(${k})">` +
    path('M10 260C6 190 26 140 80 134C134 140 154 190 150 260Z', coat) +
    path('M56 158C66 200 94 200 104 158L98 262H62Z', '#F3E3CC') +
    path('M30 74C30 34 52 16 80 16C108 16 130 34 130 74C130 116 108 140 80 140C52 140 30 116 30 74Z', coat) +
    path('M66 20C60 60 60 84 56 104C62 136 98 136 104 104C100 84 100 60 94 20Z', '#F3E3CC') +
    path('M40 32C14 26 2 54 10 92C28 96 40 72 46 46Z', dark) +
    path('M120 32C146 26 158 54 150 92C132 96 120 72 114 46Z', dark) +
    ellipse(58, 74, 5.5, 7, '#2A2422') +
    ellipse(102, 74, 5.5, 7, '#2A2422') +
    ellipse(80, 98, 13, 9, '#2A2422') +
    line('M80 106V114M80 114q-10 9 -18 2M80 114q10 9 18 2', '#2A2422', 3.4) +
    path('M72 120q8 20 16 0Z', '#DE7A73') +
    path('M48 140C66 152 94 152 112 140L110 152C94 164 66 164 50 152Z', '#1D5B79') +
    circle(80, 162, 7, '#EDB83F') +
    '</g>'
  );
}
