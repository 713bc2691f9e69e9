import { circle, ellipse, line, path, seededRandom } from './shapes';

const HOUSES = [
  [-20, '#E9D3B4'],
  [150, '#C9D9C4'],
  [320, '#F3E2C4'],
  [490, '#BFD5DC'],
] as const;
const SHEEP = [
  [70, 282],
  [112, 268],
  [560, 262],
  [600, 276],
] as const;

/** A hint of where a family lives, in a frame of 640 by 480. */
export const SETTINGS = {
  /** A jacaranda in November, two galahs on the wire, iron lace. */
  terrace: (): string => {
    const r = seededRandom('jacaranda');
    let tree = '',
      petals = '';
    for (const [count, lo, hi, fill] of [
      [26, 20, 30, '#7F6FAB'],
      [44, 11, 19, '#9888C4'],
      [54, 7, 12, '#B0A2D6'],
      [44, 3, 7, '#CDC2E8'],
    ] as const)
      for (let i = 0; i < count; i++) {
        const t = r() * 6.28,
          k = Math.sqrt(r());
        tree += circle(70 + Math.cos(t) * 190 * k, -76 + Math.sin(t) * 116 * k, lo + r() * (hi - lo), fill);
      }
    for (let i = 0; i < 16; i++)
      petals += circle(30 + r() * 300, 40 + r() * 260, 3 + r() * 2, i % 2 ? '#AC9DD1' : '#C3B7E0');
    const galah = (x: number, y: number, d: number): string =>
      `<g transform="translate(${x} ${y}) scale(${d * 1.15} 1.15)">` +
      path('M-2 -20C-14 -14 -18 0 -16 14L-20 38L-10 36L2 16C8 4 8 -14 -2 -20Z', '#9CA6AE') +
      path('M0 -24C12 -22 16 -6 10 8C6 16 0 20 -4 18C2 6 2 -8 -4 -18Z', '#E58C92') +
      circle(2, -26, 10.5, '#E58C92') +
      path('M-7 -30C-8 -40 6 -42 12 -34C6 -35 0 -33 -3 -29Z', '#F6C7C4') +
      path('M11 -29C19 -29 18 -20 12 -20Z', '#F3E3CC') +
      circle(5, -27, 1.9, '#2A2422') +
      line('M0 17V22M5 15V21', '#6B5A58', 2.4) +
      '</g>';
    return (
      `<rect width="640" height="480" fill="#F5C6A2"/>` +
      circle(470, 60, 150, '#F9D5B6') +
      line('M-10 -62C200 -24 420 -24 650 -70M-10 -36C200 2 420 2 650 -44', '#7E5C50', 2.6) +
      galah(418, -53, 1) +
      galah(476, -58, -1) +
      line('M40 140C44 80 60 40 74 -20M62 50C84 30 100 10 120 -20', '#6B5138', 13) +
      tree +
      HOUSES.map(
        ([x, f]) =>
          path(`M${x} 480V120L${x + 85} 70L${x + 170} 120V480Z`, f) +
          path(`M${x - 6} 124L${x + 85} 66L${x + 176} 124L${x + 170} 138L${x + 85} 86L${x} 138Z`, '#B5573A') +
          path(`M${x + 26} 240V180C${x + 26} 158 ${x + 70} 158 ${x + 70} 180V240Z`, '#6F9BA8') +
          path(`M${x + 100} 240V180C${x + 100} 158 ${x + 144} 158 ${x + 144} 180V240Z`, '#6F9BA8') +
          `<path d="M${x} 262H${x + 170}" stroke="#2E5A52" stroke-width="10"/>` +
          line(Array.from({ length: 9 }, (_, k) => `M${x + 6 + k * 20} 266q10 26 20 0`).join(''), '#2E5A52', 3.5) +
          line(Array.from({ length: 9 }, (_, k) => `M${x + 6 + k * 20} 300V372`).join(''), '#2E5A52', 3),
      ).join('') +
      path('M0 372H640V480H0Z', '#8FA98A') +
      petals
    );
  },
  beach: (): string =>
    `<rect width="640" height="480" fill="#CFE3E8"/>` +
    circle(500, 110, 54, '#FBE3A6') +
    path('M0 190C80 170 150 150 230 178L300 190H640V300H0Z', '#7F9E86') +
    path('M0 206H640V330H0Z', '#5E9EB3') +
    line('M0 236q40-12 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0', '#9CC8D4', 6) +
    line('M-40 272q40-12 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0', '#E4F1F2', 7) +
    path('M0 306C120 286 260 318 380 302C480 290 580 300 640 292V480H0Z', '#F0DCB6') +
    path('M64 480L92 130C96 118 108 118 112 130L140 480Z', '#F3F0E6', ' opacity=".0"') +
    path('M92 152h10v240h-10z', '#B5573A') +
    path(
      'M32 160C40 104 154 104 162 160C150 150 142 150 130 160C120 150 110 150 97 160C86 150 76 150 64 160C54 150 42 150 32 160Z',
      '#EDB83F',
    ),
  hills: (): string =>
    `<rect width="640" height="480" fill="#D6E7EB"/>` +
    path('M0 210L70 150L120 178L210 84L280 150L330 120L420 196L520 110L640 200V480H0Z', '#9DB9C4') +
    path('M210 84L180 116L200 112L214 124L232 108L250 122Z', '#fff') +
    path('M520 110L492 136L512 132L530 144L552 132Z', '#fff') +
    path('M0 240C120 190 220 250 330 226C440 200 540 240 640 210V480H0Z', '#8DB389') +
    path('M0 320C140 270 300 330 420 300C520 276 590 290 640 300V480H0Z', '#5F9168') +
    SHEEP.map(
      ([x, y]) =>
        ellipse(x, y, 15, 10, '#FFF8EA') +
        circle(x + 14, y - 3, 6, '#3B3430') +
        line(`M${x - 6} ${y + 8}v8M${x + 6} ${y + 8}v8`, '#3B3430', 3),
    ).join(''),
  villa: (): string =>
    `<rect width="640" height="480" fill="#F8E3B4"/>` +
    circle(96, 100, 60, '#FDF3D4') +
    path('M60 480V196H580V480Z', '#F6F1E6') +
    Array.from({ length: 11 }, (_, i) => line(`M60 ${216 + i * 22}H580`, '#E5DCCA', 3)).join('') +
    path('M30 200L150 96H490L610 200Z', '#7E4A3A') +
    path('M410 76h44v60h-44z', '#9C5F4A') +
    path('M110 250h96v112h-96z', '#5E8F9E') +
    path('M434 250h96v112h-96z', '#5E8F9E') +
    line('M158 250V362M110 300H206M482 250V362M434 300H530', '#FFF8EA', 6) +
    path('M0 410C120 380 240 420 360 404C480 392 580 400 640 392V480H0Z', '#6E9A6F'),
};

export type Place = keyof typeof SETTINGS;

/** Air above a place, for tall frames. */
export const SKIES: Record<Place, string> = {
  terrace: '#F5C6A2',
  beach: '#CFE3E8',
  hills: '#D6E7EB',
  villa: '#F8E3B4',
};
