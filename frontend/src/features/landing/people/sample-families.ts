import type { FamilyCard } from '../../../api/search';
import type { Region } from '../../../config/regions';
import type { FamilyLook } from '../../../ui/portraits';

export interface SampleFamily extends FamilyCard {
  look: FamilyLook;
}

const SAMPLE_DEFAULTS = {
  lastActive: null,
  match: null,
  photo: null,
  photoPreview: null,
  photoFocalPoint: null,
  rating: null,
  replies: null,
  saved: false,
  verified: null,
} as const;

const terrace: FamilyLook = {
  place: 'terrace',
  sky: 192,
  members: [
    { hair: 'bun', colour: 'chestnut', skin: 1, top: 'stripe', cloth: 'cream', x: 60, y: 52, k: 0.86, tilt: 3 },
    { hair: 'crop', beard: true, colour: 'espresso', skin: 2, top: 'shirt', cloth: 'fern', x: 258, y: 34, k: 0.9 },
    { child: true, hair: 'bob', colour: 'chestnut', skin: 1, top: 'dungaree', cloth: 'wattle', x: -4, y: 200, k: 0.62 },
    { child: true, hair: 'curlytop', colour: 'espresso', skin: 2, top: 'tee', cloth: 'sky', x: 196, y: 206, k: 0.58 },
  ],
  dog: [512, 262, 0.86],
};
const beach: FamilyLook = {
  place: 'beach',
  members: [
    { hair: 'curly', colour: 'copper', skin: 0, freckles: true, top: 'shirt', cloth: 'sage', x: 262, y: 86, k: 0.8 },
    { hair: 'bob', colour: 'black', skin: 2, top: 'tee', cloth: 'ink', x: 110, y: 90, k: 0.8, glasses: true, tilt: 3 },
    { child: true, hair: 'ponytail', colour: 'black', skin: 1, top: 'stripe', cloth: 'cream', x: 410, y: 214, k: 0.56 },
  ],
};
const hills: FamilyLook = {
  place: 'hills',
  members: [
    { hair: 'long', colour: 'black', skin: 3, top: 'hoodie', cloth: 'clay', x: 96, y: 88, k: 0.8, tilt: 2 },
    {
      hair: 'short',
      colour: 'silver',
      age: 'older',
      skin: 3,
      top: 'jacket',
      cloth: 'tasman',
      glasses: true,
      x: 268,
      y: 96,
      k: 0.78,
    },
    {
      child: true,
      hair: 'curly',
      colour: 'espresso',
      skin: 3,
      top: 'stripe',
      cloth: 'wattle',
      x: 206,
      y: 216,
      k: 0.54,
    },
  ],
};
const villa: FamilyLook = {
  place: 'villa',
  members: [
    { hair: 'short', colour: 'ash', skin: 0, top: 'jacket', cloth: 'clay', x: 170, y: 60, k: 0.86, beard: true },
    { child: true, hair: 'braids', colour: 'copper', skin: 0, top: 'dungaree', cloth: 'fern', x: 20, y: 204, k: 0.58 },
    { child: true, hair: 'short', colour: 'ash', skin: 0, top: 'tee', cloth: 'wattle', x: 330, y: 206, k: 0.58 },
  ],
};

type FamilyFacts = Pick<
  SampleFamily,
  | 'id'
  | 'familyName'
  | 'place'
  | 'children'
  | 'hoursPerWeek'
  | 'startDate'
  | 'duration'
  | 'accommodation'
  | 'tagline'
  | 'look'
>;
const family = (region: Region, facts: FamilyFacts): SampleFamily => ({
  ...SAMPLE_DEFAULTS,
  region,
  startsNow: facts.startDate === null,
  ...facts,
});

/** Invented families, for an installation without any in the region. */
export const sampleFamilies: Record<Region, SampleFamily[]> = {
  australia: [
    family('australia', {
      id: 'sample-hartley',
      familyName: 'The Hartley family',
      place: 'Newtown, Sydney',
      children: { count: 2, words: 'Two children, 4 and 7' },
      hoursPerWeek: 30,
      startDate: '2027-02-01',
      duration: '12 months',
      accommodation: 'Own room, shared bathroom',
      tagline:
        'We lose a shoe most mornings. We need someone calm who can find it, and who would like Sundays at the ocean pool with us.',
      look: terrace,
    }),
    family('australia', {
      id: 'sample-farah',
      familyName: 'Farah and Zoe',
      place: 'Cottesloe, Perth',
      children: { count: 1, words: 'One child, 6' },
      hoursPerWeek: 25,
      startDate: '2027-01-18',
      duration: '6 months',
      accommodation: 'Own room and bathroom',
      tagline: 'Two mums, one early riser, a beach at the end of the street.',
      look: beach,
    }),
    family('australia', {
      id: 'sample-okafor',
      familyName: 'The Okafor family',
      place: 'Brunswick, Melbourne',
      children: { count: 2, words: 'Two children, 3 and 8' },
      hoursPerWeek: 32,
      startDate: null,
      duration: '9 months',
      accommodation: 'The room above the garden',
      tagline: 'Tram 19 stops at the door, and someone always needs to catch it.',
      look: villa,
    }),
  ],
  newzealand: [
    family('newzealand', {
      id: 'sample-parata',
      familyName: 'The Parata whānau',
      place: 'Lyttelton, Christchurch',
      children: { count: 1, words: 'One child, 5' },
      hoursPerWeek: 30,
      startDate: '2027-03-01',
      duration: '12 months',
      accommodation: 'Own sleep-out, own bathroom',
      tagline: 'Mum, Koro and a five-year-old who will show you every eel in the creek.',
      look: { ...hills, sky: 192 },
    }),
    family('newzealand', {
      id: 'sample-mcbride',
      familyName: 'The McBride family',
      place: 'Karori, Wellington',
      children: { count: 2, words: 'Two children, 4 and 9' },
      hoursPerWeek: 32,
      startDate: '2027-02-08',
      duration: '6 months',
      accommodation: 'Own room under the roof',
      tagline: 'Sixty-one steps to the front door. Your calves will thank us.',
      look: villa,
    }),
    family('newzealand', {
      id: 'sample-tui',
      familyName: 'Ana and Ruth',
      place: 'Mount Maunganui, Tauranga',
      children: { count: 1, words: 'One child, 7' },
      hoursPerWeek: 28,
      startDate: null,
      duration: '9 months',
      accommodation: 'Own room, shared bathroom',
      tagline: 'Sand in everything from October to April.',
      look: beach,
    }),
  ],
};
