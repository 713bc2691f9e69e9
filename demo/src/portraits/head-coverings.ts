import { CLOTH, type Hair } from './palette.js';
import type { Person } from './person.js';
import { line, path } from './shapes.js';

/** The part of a hijab that frames the face. */
export function hijab(person: Person): string {
  const { base, shade } = CLOTH[person.second];
  return (
    `<path fill-rule="evenodd" fill="${base}" d="M112 230C98 122 146 80 200 80C254 80 302 122 288 230C286 290 280 322 262 346C238 366 162 366 138 346C120 322 114 290 112 230ZM200 128C164 128 142 156 142 206C142 254 166 288 200 288C234 288 258 254 258 206C258 156 236 128 200 128Z"/>` +
    line('M146 150C162 116 236 112 256 152', shade, 4) +
    line('M134 282C160 326 228 334 266 290', shade, 5)
  );
}

/** The part of a hijab that lies over the shoulders. */
export function hijabDrape(person: Person): string {
  const { base, shade } = CLOTH[person.second];
  return (
    path('M124 320C100 352 84 372 96 420C140 446 250 452 300 416C318 376 300 350 276 320Z', base) +
    line('M132 356C170 400 240 398 286 366', shade, 5) +
    line('M112 392C160 430 230 432 270 408', shade, 5)
  );
}

/** A dastaar: folds that meet over the forehead, a little of the under-turban showing. */
export function turban(person: Person, { base: under }: Hair): string {
  const { base, shade } = CLOTH[person.second];
  const left = [0, 1, 2, 3].map((i) =>
    line(
      `M${120 - i * 3} ${180 - i * 25}C${142 - i} ${150 - i * 23} ${166 + i} ${132 - i * 17} ${196 + i * 5} ${118 - i * 12}`,
      shade,
      4.5,
    ),
  );
  const right = [0, 1, 2].map((i) =>
    line(
      `M${280 + i * 3} ${180 - i * 25}C${260 + i} ${152 - i * 23} ${240 - i * 2} ${138 - i * 19} ${212 - i * 2} ${120 - i * 13}`,
      shade,
      4.5,
    ),
  );
  return (
    path(
      'M118 200C92 134 118 62 200 56C282 62 308 134 282 200C270 168 240 150 200 122C160 150 130 168 118 200Z',
      base,
    ) +
    path('M172 144C182 134 192 128 200 122C208 128 218 134 228 144C216 150 184 150 172 144Z', under) +
    path(
      'M232 62C268 74 300 116 290 178L282 200C276 184 266 172 254 162C274 128 266 88 232 62Z',
      shade,
      ' opacity=".6"',
    ) +
    left.join('') +
    right.join('')
  );
}
