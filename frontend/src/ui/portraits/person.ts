import { BACKS, CLOTH, GROUND, HAIR, HAIR_STYLES, SKIN, TOPS } from './palette';
import { pick, round, seededRandom } from './shapes';

/** Everything that tells one drawn person from another. */
export interface Person {
  /** 0 to 5, light to dark. */
  skin: number;
  hair: (typeof HAIR_STYLES)[number];
  colour: keyof typeof HAIR;
  top: (typeof TOPS)[number];
  cloth: keyof typeof CLOTH;
  second: keyof typeof CLOTH;
  ground: keyof typeof GROUND;
  back: (typeof BACKS)[number];
  glasses: boolean;
  freckles: boolean;
  mouth: 'smile' | 'grin' | 'open';
  /** Degrees. */
  tilt: number;
  earrings: boolean;
  beard: boolean;
  lashes: boolean;
  child: boolean;
  age: 'young' | 'older';
}

const NATURAL_COLOURS = (Object.keys(HAIR) as Person['colour'][]).slice(0, 6);
const FAIR: readonly string[] = ['blond', 'copper', 'honey', 'ash'];

/** A person who follows from a seed, always the same one; what `wishes` says wins. */
export function personFrom(seed: string, wishes: Partial<Person> = {}): Person {
  const random = seededRandom(seed);
  const person: Person = {
    skin: Math.floor(random() * SKIN.length),
    hair: pick(random, HAIR_STYLES),
    colour: pick(random, NATURAL_COLOURS),
    top: pick(random, TOPS),
    cloth: pick(random, Object.keys(CLOTH) as Person['cloth'][]),
    second: pick(random, Object.keys(CLOTH) as Person['second'][]),
    ground: pick(random, Object.keys(GROUND) as Person['ground'][]),
    back: pick(random, BACKS),
    glasses: random() < 0.22,
    freckles: random() < 0.25,
    mouth: pick(random, ['smile', 'grin', 'open'] as const),
    tilt: round((random() - 0.5) * 9),
    earrings: random() < 0.3,
    beard: false,
    lashes: false,
    child: false,
    age: 'young',
  };
  const asWished = { ...person, ...wishes };
  if (!wishes.colour && asWished.skin > 3 && FAIR.includes(asWished.colour)) {
    asWished.colour = pick(random, ['black', 'espresso'] as const);
  }
  return asWished;
}
