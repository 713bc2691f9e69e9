import { backdrop } from './backdrop';
import { familyFrom } from './family-from';
import { figure } from './figure';
import type { FamilyLook } from './looks';
import { personFrom, type Person } from './person';
import { SETTINGS, SKIES } from './settings';
import { circle, ellipse, line, path } from './shapes';

/** Hair that reaches above the frame asks for a step back. */
const TALL_HAIR: readonly string[] = ['bun', 'afro'];

/** A person in a frame of 4 by 5, or the face alone in a square. */
export function drawPortrait(seed: string, look: Partial<Person>, id: string): string {
  const person = personFrom(seed, look);
  const stand = TALL_HAIR.includes(person.hair) ? 'translate(-16 -38) scale(1.08)' : 'translate(-34 -78) scale(1.17)';
  return `${backdrop(person)}<g transform="${stand}">${figure(person, id)}</g>`;
}

/** A family where it lives, in a frame of 4 by 3 or taller. Without a look it follows from the seed. */
export function drawFamily(seed: string, look: FamilyLook | undefined, children: number, id: string): string {
  const { place, members, dog: pet, sky = 0 } = look ?? familyFrom(seed, children);
  const standing = members.map((member, index) => ({
    z: member.z ?? (member.child ? 2 : 1),
    markup: `<g transform="translate(${member.x} ${member.y}) scale(${member.k})">${figure(personFrom(seed + index, member), `${id}${index}`)}</g>`,
  }));
  if (pet) standing.push({ z: 3, markup: dog(...pet) });
  standing.sort((a, b) => a.z - b.z);
  const air = `<rect y="${-sky}" width="640" height="${sky + 2}" fill="${SKIES[place]}"/>`;
  return air + SETTINGS[place]() + standing.map(({ markup }) => markup).join('');
}

/** The dog that insisted on being in the picture. */
function dog(x: number, y: number, k: number, coat = '#B07A48', dark = '#8A5A32') {
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
