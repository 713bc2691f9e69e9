import { GROUND } from './palette';
import type { Person } from './person';
import { circle, line, path, round, seededRandom } from './shapes';

/** The background of a person, in three tones of one colour. */
export function backdrop(p: Person): string {
  const [g, dk, lt] = GROUND[p.ground];
  let s = `<rect width="400" height="500" fill="${g}"/>`;
  if (p.back === 'sun')
    s += circle(278, 168, 146, lt) + path('M0 392C90 350 190 372 260 396C320 414 370 402 400 388V500H0Z', dk);
  if (p.back === 'hills')
    s +=
      path('M0 268C60 214 118 206 176 256C232 196 322 178 400 250V500H0Z', lt) +
      path('M0 352C90 300 190 330 256 352C316 372 366 352 400 330V500H0Z', dk);
  if (p.back === 'waves')
    for (let i = 0; i < 5; i++)
      s += line(`M-20 ${70 + i * 86}q35-26 70 0t70 0t70 0t70 0t70 0t70 0t70 0`, i % 2 ? dk : lt, 13);
  if (p.back === 'window')
    s +=
      path('M62 500V196C62 106 122 48 200 48C278 48 338 106 338 196V500Z', lt) +
      path('M62 500V404C120 372 180 400 226 386C272 372 310 380 338 396V500Z', dk);
  if (p.back === 'frond')
    s +=
      frond(40, 520, -104, 26, dk) +
      frond(352, 520, -76, 26, dk) +
      frond(386, 250, -100, 15, lt) +
      frond(20, 210, -80, 13, lt);
  if (p.back === 'blossom') {
    const r = seededRandom(p.ground + p.hair);
    for (let i = 0; i < 26; i++) {
      const x = r() * 400,
        y = r() * 470,
        q = 9 + r() * 15;
      s +=
        circle(x, y, q, i % 3 ? lt : dk) +
        circle(x - q * 0.3, y - q * 0.3, q * 0.4, i % 3 ? '#fff' : lt, ' opacity=".5"');
    }
  }
  return s;
}
function frond(x: number, y: number, deg: number, size: number, fill: string): string {
  let s = '',
    a = (deg * Math.PI) / 180,
    px = x,
    py = y;
  for (let i = 0; i < 15; i++) {
    const t = i / 15,
      len = size * (4.2 * (1 - t) * (0.55 + Math.min(1, t * 3) * 0.45) + 0.7);
    for (const side of [-1, 1]) {
      const b = a + side * 0.95;
      const ex = px + Math.cos(b) * len,
        ey = py + Math.sin(b) * len,
        c = b - side * 0.35;
      s += `M${round(px)} ${round(py)}Q${round(px + Math.cos(c) * len * 0.65)} ${round(py + Math.sin(c) * len * 0.65)} ${round(ex)} ${round(ey)}Q${round(px + Math.cos(b + side * 0.42) * len * 0.5)} ${round(py + Math.sin(b + side * 0.42) * len * 0.5)} ${round(px)} ${round(py)}Z`;
    }
    px += Math.cos(a) * size * 1.15;
    py += Math.sin(a) * size * 1.15;
    a += deg < -90 ? -0.035 : 0.035;
  }
  return path(s, fill);
}
