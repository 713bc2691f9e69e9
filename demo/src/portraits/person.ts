import type { ClothColour, GroundColour, HairColour, SkinTone } from './palette.js';
import { pick, randomFrom } from './random.js';
import { round } from './shapes.js';

const HAIR_STYLES = [
  'long',
  'wavy',
  'bob',
  'bun',
  'ponytail',
  'curly',
  'braids',
  'afro',
  'short',
  'quiff',
  'crop',
  'curlytop',
] as const;
const TOPS = ['tee', 'stripe', 'shirt', 'dungaree', 'knit', 'hoodie', 'jacket'] as const;
const BACKDROPS = ['sun', 'hills', 'waves', 'frond', 'blossom', 'window'] as const;
const MOUTHS = ['smile', 'grin', 'open'] as const;
const HAIR_COLOURS = ['black', 'espresso', 'chestnut', 'copper', 'honey', 'blond'] as const;
const DARK_HAIR_COLOURS = ['black', 'espresso'] as const;
const CLOTHS = ['tasman', 'wattle', 'fern', 'clay', 'cream', 'rose', 'sky', 'ink', 'sage'] as const;
const GROUNDS = ['wattle', 'fern', 'sea', 'apricot', 'rose', 'sand'] as const;

/** Styles the seed never chooses by itself: head coverings, babies and puffs are said, not guessed. */
export type HairStyle = (typeof HAIR_STYLES)[number] | 'hijab' | 'turban' | 'puffs' | 'wisp';
export type Top = (typeof TOPS)[number];
export type Backdrop = (typeof BACKDROPS)[number];
export type Mouth = (typeof MOUTHS)[number];
export type Hat = 'sunhat' | 'cap' | 'headband' | 'none';

/** Everything that makes one drawn person different from the next. */
export interface Person {
  skin: SkinTone;
  hair: HairStyle;
  colour: HairColour;
  hat: Hat;
  top: Top;
  /** Colour of the garment, and of its stripes, collar, straps or of a head covering. */
  cloth: ClothColour;
  second: ClothColour;
  ground: GroundColour;
  back: Backdrop;
  mouth: Mouth;
  glasses: boolean;
  freckles: boolean;
  earrings: boolean;
  lashes: boolean;
  beard: boolean;
  hearingAid: boolean;
  child: boolean;
  age: 'young' | 'older';
  /** Degrees the head leans; negative is towards the left. */
  tilt: number;
}

export type PersonOptions = Partial<Person>;

/** Fills in from the seed what the options leave open. */
export function personFrom(seed: string, options: PersonOptions = {}): Person {
  const random = randomFrom(seed);
  const skin = Math.floor(random() * 6) as SkinTone;
  const drawn: Person = {
    skin,
    hair: pick(random, HAIR_STYLES),
    colour: pick(random, HAIR_COLOURS),
    top: pick(random, TOPS),
    cloth: pick(random, CLOTHS),
    second: pick(random, CLOTHS),
    ground: pick(random, GROUNDS),
    back: pick(random, BACKDROPS),
    glasses: random() < 0.18,
    freckles: random() < 0.2,
    mouth: pick(random, MOUTHS),
    tilt: round((random() - 0.5) * 9),
    earrings: random() < 0.3,
    lashes: false,
    beard: false,
    hearingAid: false,
    hat: 'none',
    child: false,
    age: 'young',
  };
  const person = { ...drawn, ...options };
  if (person.skin > 3 && options.colour === undefined) person.colour = pick(random, DARK_HAIR_COLOURS);
  if (person.second === person.cloth) person.second = person.cloth === 'cream' ? 'tasman' : 'cream';
  if (options.earrings === undefined && person.beard) person.earrings = false;
  return person;
}
