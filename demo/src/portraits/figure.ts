import { clothes } from './clothes.js';
import { FACE, face, worn } from './face.js';
import { hairBehind, hairInFront, hairOverShoulders } from './hair.js';
import { hat } from './hats.js';
import { hijabDrape } from './head-coverings.js';
import { HAIR, SKIN } from './palette.js';
import type { Person } from './person.js';
import { path } from './shapes.js';

/** Head and shoulders in a 400 × 500 box. `id` must be unique in the document the drawing ends up in. */
export function figure(person: Person, id: string): string {
  const skin = SKIN[person.skin];
  const hair = HAIR[person.colour];
  const grow = person.child ? ' transform="translate(200 380) scale(.98 .94) translate(-200 -376)"' : '';
  const lean = ` transform="translate(0 ${person.child ? 26 : 24}) rotate(${person.tilt} 200 320)"`;
  return (
    `<clipPath id="${id}f"><path d="${FACE}"/></clipPath><g${grow}>` +
    `<g${lean}>${hairBehind(person, hair)}</g>` +
    path('M168 276H232V352C236 388 164 388 168 352Z', skin.base) +
    path('M168 300C184 338 220 342 232 314V270H168Z', skin.shade) +
    clothes(person, `${id}c`) +
    (person.hair === 'hijab' ? hijabDrape(person) : '') +
    `<g${lean}>${hairOverShoulders(person, hair)}${face(person, `${id}f`)}${hairInFront(person, hair, skin)}${hat(person)}${worn(person)}</g></g>`
  );
}
