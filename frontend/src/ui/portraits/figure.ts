import { hairBack, hairOver } from './hair';
import { hairFront, hijabDrape } from './hair-front';
import { clothes } from './clothes';
import { HAIR, SKIN } from './palette';
import type { Person } from './person';
import { circle, ellipse, line, path } from './shapes';

const FACE =
  'M130 202C130 142 160 112 200 112C240 112 270 142 270 202C270 256 240 298 200 298C160 298 130 256 130 202Z';

/** Head and shoulders in a frame of 400 by 500. `id` has to be unique in the document. */
export function figure(p: Person, id: string): string {
  const clip = `clip-path="url(#${id}f)"`;
  const s = SKIN[p.skin] ?? SKIN[0],
    h = HAIR[p.colour],
    ink = '#2A2422';
  const brow = p.colour === 'silver' ? '#9A958E' : /blond|honey/.test(p.colour) ? '#A67C3E' : h[0];
  const ey = p.child ? 220 : 212,
    my = p.child ? 262 : 258,
    dx = p.child ? 27 : 26;
  const kid = p.child ? ' transform="translate(200 380) scale(.98 .94) translate(-200 -376)"' : '';
  const head: string[] = [];
  if (p.hair !== 'hijab')
    head.push(
      ellipse(129, 218, 12, 17, s.base),
      ellipse(271, 218, 12, 17, s.shade),
      line('M126 212q6 5 2 13', s.shade, 3),
    );
  if (p.hair !== 'hijab' && p.earrings) head.push(circle(127, 241, 5.5, '#EDB83F'), circle(273, 241, 5.5, '#EDB83F'));
  head.push(
    path(FACE, s.base),
    `<g ${clip}>` +
      path('M238 96C262 160 262 240 214 304H290V96Z', s.shade, ' opacity=".55"') +
      (p.hair === 'crop' || p.hair === 'curlytop'
        ? ''
        : path('M120 110H280V190C262 150 236 142 206 140C170 142 142 156 126 206Z', s.shade, ' opacity=".5"')) +
      '</g>',
  );
  if (p.beard)
    head.push(
      `<g ${clip}>` +
        path(
          'M122 214C130 232 136 240 150 242C166 232 182 236 200 240C218 236 234 232 250 242C264 240 270 232 278 214V310H122Z',
          h[0],
          ' opacity=".94"',
        ) +
        '</g>',
      ellipse(200, my + 2, 27, 13, s.base),
    );
  if (!p.beard)
    head.push(
      ellipse(154, 242, 17, 12, s.blush, ' opacity=".34"'),
      ellipse(246, 242, 17, 12, s.blush, ' opacity=".4"'),
    );
  if (p.freckles)
    for (const [x, y] of [
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
    ] as const)
      head.push(circle(x, y, 2, s.line, ' opacity=".5"'));
  if (p.age === 'older')
    head.push(
      line('M144 228q-5 4 -9 3', s.shade, 3),
      line('M256 228q5 4 9 3', s.line, 2, ' opacity=".35"'),
      line('M168 246q-6 8 -5 16', s.shade, 3),
      line('M232 246q6 8 5 16', s.line, 2.4, ' opacity=".3"'),
    );
  /* eyes: small, dark, one glint; smiling eyes for an open laugh */
  if (p.mouth === 'open')
    head.push(
      line(`M${200 - dx - 9} ${ey + 3}q9 -11 18 0`, ink, 4.6),
      line(`M${200 + dx - 9} ${ey + 3}q9 -11 18 0`, ink, 4.6),
    );
  else
    head.push(
      ellipse(200 - dx, ey, 5.6, 7.4, ink),
      ellipse(200 + dx, ey, 5.6, 7.4, ink),
      circle(200 - dx - 1.8, ey - 2.8, 2.3, '#fff'),
      circle(200 + dx - 1.8, ey - 2.8, 2.3, '#fff'),
    );
  if (p.lashes)
    head.push(line(`M${200 - dx - 5} ${ey - 5}l-6 -4`, ink, 3), line(`M${200 + dx + 5} ${ey - 5}l6 -4`, ink, 3));
  head.push(
    line(`M${200 - dx - 12} ${ey - 21}q12 -8 23 -2`, brow, p.child ? 4 : 5),
    line(`M${200 + dx - 11} ${ey - 23}q12 -6 23 2`, brow, p.child ? 4 : 5),
  );
  head.push(line(`M200 ${ey + 12}q7 12 -1 16q-4 1 -7 -1`, s.line, 3.2, ' opacity=".7"'));
  if (p.mouth === 'smile') head.push(line(`M182 ${my}q18 15 36 0`, s.lip, 4.4));
  if (p.mouth === 'grin')
    head.push(
      path(`M178 ${my - 3}q22 5 44 0q-3 23 -22 23q-19 0 -22 -23Z`, '#fff'),
      line(`M178 ${my - 3}q22 5 44 0q-3 23 -22 23q-19 0 -22 -23Z`, s.lip, 3.4),
    );
  if (p.mouth === 'open')
    head.push(
      path(`M177 ${my - 4}q23 4 46 0q-2 28 -23 28q-21 0 -23 -28Z`, '#6E2A27'),
      path(`M180 ${my - 3.4}q20 3.6 40 0l-1 7q-19 4 -38 0Z`, '#fff'),
      path(`M188 ${my + 18}q12 -8 24 0q-5 6 -12 6t-12 -6Z`, '#D9706A'),
    );
  const over = hairFront(p, h, s);
  const glasses = p.glasses
    ? `<g fill="#fff" fill-opacity=".16" stroke="${p.colour === 'black' ? '#7A4A24' : '#33302E'}" stroke-width="4"><rect x="${200 - dx - 21}" y="${ey - 16}" width="42" height="34" rx="16"/><rect x="${200 + dx - 21}" y="${ey - 16}" width="42" height="34" rx="16"/><path d="M${200 - dx + 21} ${ey - 2}q5 -5 10 0" fill="none"/><path d="M${200 - dx - 21} ${ey - 3}L131 ${ey - 6}M${200 + dx + 21} ${ey - 3}L269 ${ey - 6}" fill="none"/></g>`
    : '';
  const t = ` transform="translate(0 ${p.child ? 26 : 24}) rotate(${p.tilt} 200 320)"`;
  return (
    `<clipPath id="${id}f"><path d="${FACE}"/></clipPath><g${kid}><g${t}>${hairBack(p, h)}</g>` +
    path('M168 276H232V352C236 388 164 388 168 352Z', s.base) +
    path('M168 300C184 338 220 342 232 314V270H168Z', s.shade) +
    clothes(p, id) +
    (p.hair === 'hijab' ? hijabDrape(p) : '') +
    `<g${t}>${hairOver(p, h)}${head.join('')}${over}${glasses}</g></g>`
  );
}
