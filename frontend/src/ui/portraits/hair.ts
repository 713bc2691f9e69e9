import type { Tones } from './palette';
import type { Person } from './person';
import { circle, path, round, seededRandom } from './shapes';

/** Hair behind the head. */
export function hairBack(p: Person, h: Tones): string {
  const [a] = h;
  switch (p.hair) {
    case 'long':
      return path(
        'M120 206C104 112 150 82 200 82C250 82 296 112 282 208C284 276 304 330 300 404C276 424 246 416 240 380H160C154 416 124 424 100 404C96 330 118 276 120 206Z',
        a,
      );
    case 'wavy':
      return path(
        'M122 196C100 116 148 80 200 80C252 80 300 116 280 196C296 216 300 238 290 258C308 280 312 306 298 326C312 352 306 388 284 402C262 412 244 396 240 372H160C156 396 138 412 116 402C94 388 88 352 102 326C88 306 92 280 110 258C100 238 104 216 122 196Z',
        a,
      );
    case 'bob':
      return path(
        'M118 214C102 112 150 82 200 82C250 82 298 112 282 214C290 256 296 286 286 318C262 330 240 318 232 300H168C160 318 138 330 114 318C104 286 110 256 118 214Z',
        a,
      );
    case 'bun':
      return circle(206, 72, 37, a) + path('M124 208C112 128 150 96 200 96C250 96 288 128 276 208L262 246H138Z', a);
    case 'ponytail':
      return (
        path(
          'M252 110C322 102 350 168 338 244C332 296 350 326 330 366C306 356 294 316 294 276C296 222 286 186 250 168Z',
          a,
        ) + path('M126 204C116 128 150 98 200 98C250 98 284 128 274 204L262 240H138Z', a)
      );
    case 'braids':
      return path('M124 214C110 118 150 88 200 88C250 88 290 118 276 214L272 286H128Z', a);
    case 'afro': {
      let s = circle(200, 180, 112, a);
      for (let i = 0; i < 22; i++) {
        const t = Math.PI * (0.82 + (i / 21) * 1.36);
        s += circle(200 + Math.cos(t) * 108, 176 + Math.sin(t) * 106, 22 + (i % 3) * 3, a);
      }
      return s;
    }
    case 'curly': {
      let s = '';
      const r = seededRandom('curl' + p.colour);
      for (let i = 0; i < 30; i++) {
        const t = Math.PI * (0.62 + (i / 29) * 1.76),
          k = 94 + (i % 2) * 10;
        s += circle(200 + Math.cos(t) * k, 214 + Math.sin(t) * (k + 18), 25 + r() * 8, a);
      }
      return path('M118 220C108 120 150 90 200 90C250 90 292 120 282 220L290 320H110Z', a) + s;
    }
    default:
      return '';
  }
}
/** Hair that falls over the shoulders, in front of the clothes. */
export function hairOver(p: Person, h: Tones): string {
  const [a, b] = h;
  if (p.hair === 'braids') {
    let s = '';
    for (const [x0, k] of [
      [134, -1],
      [266, 1],
    ] as const) {
      for (let i = 0; i < 8; i++) {
        const y = 282 + i * 19,
          x = x0 + k * (i * 1.6 + Math.sin(i * 0.5) * 4);
        s += `<ellipse cx="${round(x - 6)}" cy="${y}" rx="13" ry="11" fill="${a}" transform="rotate(32 ${round(x)} ${y})"/><ellipse cx="${round(x + 6)}" cy="${y + 8}" rx="13" ry="11" fill="${b}" transform="rotate(-32 ${round(x)} ${y})"/>`;
      }
      const x = x0 + k * 15;
      s +=
        `<rect x="${round(x - 9)}" y="436" width="18" height="9" rx="4" fill="#EDB83F"/>` +
        path(`M${round(x - 8)} 446Q${round(x)} 482 ${round(x + 3)} 480Q${round(x + 11)} 466 ${round(x + 8)} 446Z`, a);
    }
    return s;
  }
  if (p.hair === 'long')
    return (
      path('M128 250C118 300 106 340 112 400C124 416 144 408 146 384C150 344 138 306 140 268Z', a) +
      path('M272 250C282 300 294 340 288 400C276 416 256 408 254 384C250 344 262 306 260 268Z', a)
    );
  if (p.hair === 'wavy')
    return (
      path(
        'M126 240C112 262 124 282 112 304C98 328 116 348 108 372C118 402 150 398 152 372C156 340 140 326 146 304C150 286 138 276 140 258Z',
        a,
      ) +
      path(
        'M274 240C288 262 276 282 288 304C302 328 284 348 292 372C282 402 250 398 248 372C244 340 260 326 254 304C250 286 262 276 260 258Z',
        a,
      )
    );
  return '';
}
