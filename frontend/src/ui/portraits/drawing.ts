import { backdrop } from './backdrop';
import { dog } from './dog';
import { familyFrom } from './family-from';
import { figure } from './figure';
import type { FamilyLook } from './looks';
import { personFrom, type Person } from './person';
import { SETTINGS, SKIES } from './settings';

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
