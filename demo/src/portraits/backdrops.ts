import { GROUND } from './palette.js';
import type { Person } from './person.js';
import { randomFrom } from './random.js';
import { frond } from './plants.js';
import { circle, line, path, rect, repeat } from './shapes.js';

/** What stands behind one person, in a 400 × 500 frame. */
export function backdrop(person: Person): string {
  const { base, deep, pale } = GROUND[person.ground];
  return rect(0, 0, 400, 500, base) + pattern(person, deep, pale);
}

function pattern(person: Person, deep: string, pale: string): string {
  switch (person.back) {
    case 'sun':
      return circle(278, 168, 146, pale) + path('M0 392C90 350 190 372 260 396C320 414 370 402 400 388V500H0Z', deep);
    case 'hills':
      return (
        path('M0 268C60 214 118 206 176 256C232 196 322 178 400 250V500H0Z', pale) +
        path('M0 352C90 300 190 330 256 352C316 372 366 352 400 330V500H0Z', deep)
      );
    case 'waves':
      return repeat(5, (i) =>
        line(`M-20 ${70 + i * 86}q35-26 70 0t70 0t70 0t70 0t70 0t70 0t70 0`, i % 2 ? deep : pale, 13),
      );
    case 'window':
      return (
        path('M62 500V196C62 106 122 48 200 48C278 48 338 106 338 196V500Z', pale) +
        path('M62 500V404C120 372 180 400 226 386C272 372 310 380 338 396V500Z', deep)
      );
    case 'frond':
      return (
        frond(40, 520, -104, 26, deep) +
        frond(352, 520, -76, 26, deep) +
        frond(386, 250, -100, 15, pale) +
        frond(20, 210, -80, 13, pale)
      );
    case 'blossom':
      return blossom(person, deep, pale);
  }
}

function blossom(person: Person, deep: string, pale: string): string {
  const random = randomFrom(person.ground + person.hair);
  return repeat(26, (i) => {
    const x = random() * 400;
    const y = random() * 470;
    const r = 9 + random() * 15;
    return (
      circle(x, y, r, i % 3 ? pale : deep) +
      circle(x - r * 0.3, y - r * 0.3, r * 0.4, i % 3 ? '#fff' : pale, ' opacity=".5"')
    );
  });
}
