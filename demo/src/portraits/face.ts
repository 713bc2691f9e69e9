import { GOLD, HAIR, INK, SKIN, type HairColour, type Skin } from './palette.js';
import type { Person } from './person.js';
import { circle, ellipse, line, path } from './shapes.js';

/** The one outline every face has: variety never lives in the geometry. */
export const FACE =
  'M130 202C130 142 160 112 200 112C240 112 270 142 270 202C270 256 240 298 200 298C160 298 130 256 130 202Z';

const FRECKLES = [
  [146, 232],
  [156, 228],
  [163, 236],
  [151, 241],
  [237, 236],
  [244, 228],
  [254, 232],
  [249, 241],
  [196, 232],
  [205, 234],
] as const;

const covered = (person: Person): boolean => person.hair === 'hijab' || person.hair === 'turban';
const castsNoFringe = (person: Person): boolean =>
  person.hair === 'crop' || person.hair === 'curlytop' || person.hair === 'wisp';

/** Head without hair: ears, skin, beard, features. `clipId` names a clip path of the face's outline. */
export function face(person: Person, clipId: string): string {
  const skin = SKIN[person.skin];
  const eyeY = person.child ? 220 : 212;
  const mouthY = person.child ? 262 : 258;
  const eyeX = person.child ? 27 : 26;
  return (
    ears(person, skin) +
    path(FACE, skin.base) +
    `<g clip-path="url(#${clipId})">` +
    path('M238 96C262 160 262 240 214 304H290V96Z', skin.shade, ' opacity=".55"') +
    (castsNoFringe(person)
      ? ''
      : path('M120 110H280V190C262 150 236 142 206 140C170 142 142 156 126 206Z', skin.shade, ' opacity=".5"')) +
    '</g>' +
    (person.beard ? beard(person, skin, clipId, mouthY) : cheeks(skin)) +
    (person.freckles ? FRECKLES.map(([x, y]) => circle(x, y, 2, skin.line, ' opacity=".5"')).join('') : '') +
    (person.age === 'older' ? laughterLines(skin) : '') +
    eyes(person, eyeX, eyeY) +
    brows(person, eyeX, eyeY) +
    line(`M200 ${eyeY + 12}q7 12 -1 16q-4 1 -7 -1`, skin.line, 3.2, ' opacity=".7"') +
    mouth(person, skin, mouthY)
  );
}

function ears(person: Person, skin: Skin): string {
  if (person.hair === 'hijab') return '';
  return (
    ellipse(129, 218, 12, 17, skin.base) +
    ellipse(271, 218, 12, 17, skin.shade) +
    line('M126 212q6 5 2 13', skin.shade, 3) +
    (person.earrings ? circle(127, 241, 5.5, GOLD) + circle(273, 241, 5.5, GOLD) : '')
  );
}

function beard(person: Person, skin: Skin, clipId: string, mouthY: number): string {
  return (
    `<g clip-path="url(#${clipId})">` +
    path(
      'M122 214C130 232 136 240 150 242C166 232 182 236 200 240C218 236 234 232 250 242C264 240 270 232 278 214V310H122Z',
      HAIR[person.colour].base,
      ' opacity=".94"',
    ) +
    '</g>' +
    ellipse(200, mouthY + 2, 27, 13, skin.base)
  );
}

const cheeks = (skin: Skin): string =>
  ellipse(154, 242, 17, 12, skin.blush, ' opacity=".34"') + ellipse(246, 242, 17, 12, skin.blush, ' opacity=".4"');

const laughterLines = (skin: Skin): string =>
  line('M144 228q-5 4 -9 3', skin.shade, 3) +
  line('M256 228q5 4 9 3', skin.line, 2, ' opacity=".35"') +
  line('M168 246q-6 8 -5 16', skin.shade, 3) +
  line('M232 246q6 8 5 16', skin.line, 2.4, ' opacity=".3"');

/** Small and dark with one glint; two arcs when someone laughs aloud. */
function eyes(person: Person, dx: number, y: number): string {
  const both = (draw: (x: number) => string) => draw(200 - dx) + draw(200 + dx);
  const shape =
    person.mouth === 'open'
      ? both((x) => line(`M${x - 9} ${y + 3}q9 -11 18 0`, INK, 4.6))
      : both((x) => ellipse(x, y, 5.6, 7.4, INK)) + both((x) => circle(x - 1.8, y - 2.8, 2.3, '#fff'));
  const lashes = person.lashes
    ? line(`M${200 - dx - 5} ${y - 5}l-6 -4`, INK, 3) + line(`M${200 + dx + 5} ${y - 5}l6 -4`, INK, 3)
    : '';
  return shape + lashes;
}

const browColour = (colour: HairColour): string =>
  colour === 'silver' ? '#9A958E' : colour === 'blond' || colour === 'honey' ? '#A67C3E' : HAIR[colour].base;

function brows(person: Person, dx: number, y: number): string {
  const colour = covered(person) ? HAIR.black.base : browColour(person.colour);
  const width = person.child ? 4 : 5;
  return (
    line(`M${200 - dx - 12} ${y - 21}q12 -8 23 -2`, colour, width) +
    line(`M${200 + dx - 11} ${y - 23}q12 -6 23 2`, colour, width)
  );
}

function mouth(person: Person, skin: Skin, y: number): string {
  const grin = `M178 ${y - 3}q22 5 44 0q-3 23 -22 23q-19 0 -22 -23Z`;
  switch (person.mouth) {
    case 'smile':
      return line(`M182 ${y}q18 15 36 0`, skin.lip, 4.4);
    case 'grin':
      return path(grin, '#fff') + line(grin, skin.lip, 3.4);
    case 'open':
      return (
        path(`M177 ${y - 4}q23 4 46 0q-2 28 -23 28q-21 0 -23 -28Z`, '#6E2A27') +
        path(`M180 ${y - 3.4}q20 3.6 40 0l-1 7q-19 4 -38 0Z`, '#fff') +
        path(`M188 ${y + 18}q12 -8 24 0q-5 6 -12 6t-12 -6Z`, '#D9706A')
      );
  }
}

/** Glasses sit over the fringe; a hearing aid behind the left ear. */
export function worn(person: Person): string {
  const eyeY = person.child ? 220 : 212;
  const dx = person.child ? 27 : 26;
  const rim = person.colour === 'black' ? '#7A4A24' : '#33302E';
  const glasses = person.glasses
    ? `<g fill="#fff" fill-opacity=".16" stroke="${rim}" stroke-width="4">` +
      `<rect x="${200 - dx - 21}" y="${eyeY - 16}" width="42" height="34" rx="16"/><rect x="${200 + dx - 21}" y="${eyeY - 16}" width="42" height="34" rx="16"/>` +
      `<path d="M${200 - dx + 21} ${eyeY - 2}q5 -5 10 0" fill="none"/><path d="M${200 - dx - 21} ${eyeY - 3}L131 ${eyeY - 6}M${200 + dx + 21} ${eyeY - 3}L269 ${eyeY - 6}" fill="none"/></g>`
    : '';
  const hearingAid = person.hearingAid
    ? line('M128 198C112 192 108 214 116 228', '#1D5B79', 8) +
      line('M118 204C104 190 110 170 124 164', '#1D5B79', 3) +
      circle(128, 160, 9, '#1D5B79') +
      circle(128, 160, 3.5, '#8DBBCB')
    : '';
  return glasses + hearingAid;
}
