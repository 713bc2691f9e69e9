import type { FamilyLook, Member } from './looks';
import { HAIR_STYLES, SKIN } from './palette';
import type { Place } from './settings';
import { pick, seededRandom } from './shapes';

const SETTINGS: readonly Place[] = ['terrace', 'beach', 'hills', 'villa'];
const GROWN_UP_HAIR = HAIR_STYLES.filter((style) => style !== 'braids');
const CHILDREN_HAIR = ['bob', 'curlytop', 'braids', 'ponytail', 'short', 'curly'] as const;

/** Where children stand, by how many there are. */
const CHILDREN_AT = [
  [{ x: 130, y: 206, k: 0.58 }],
  [
    { x: 30, y: 200, k: 0.6 },
    { x: 250, y: 206, k: 0.58 },
  ],
  [
    { x: 0, y: 200, k: 0.58 },
    { x: 186, y: 214, k: 0.56 },
    { x: 372, y: 206, k: 0.57 },
  ],
] as const;

/** A family that follows from a seed: two grown-ups, the children, now and then the dog. */
export function familyFrom(seed: string, children: number): FamilyLook {
  const random = seededRandom(seed);
  const place = pick(random, SETTINGS);
  const skin = Math.floor(random() * SKIN.length);
  const partner = Math.min(SKIN.length - 1, Math.max(0, skin + Math.floor(random() * 3) - 1));
  const grownUps: Member[] = [
    { x: 84, y: 56, k: 0.84, skin, hair: pick(random, GROWN_UP_HAIR), tilt: 3 },
    { x: 262, y: 44, k: 0.86, skin: partner, hair: pick(random, GROWN_UP_HAIR), beard: random() < 0.2, tilt: -3 },
  ];
  const places = CHILDREN_AT[Math.min(Math.max(children, 1), CHILDREN_AT.length) - 1] ?? CHILDREN_AT[0];
  const small = places.map((at, index): Member => ({
    ...at,
    child: true,
    skin: index % 2 ? partner : skin,
    hair: pick(random, CHILDREN_HAIR),
    glasses: random() < 0.15,
  }));
  const withDog = children < 3 && random() < 0.4;
  return { place, members: [...grownUps, ...small], ...(withDog ? { dog: [500, 270, 0.8] as const } : {}) };
}
