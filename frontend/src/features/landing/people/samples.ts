import type { AuPairCard, FamilyCard } from '../../../api/enhance';
import type { Region } from '../../../config/regions';
import type { FamilyLook, Person } from '../../../ui/portraits';

export interface SampleAuPair extends AuPairCard {
  look: Partial<Person>;
  rating: number;
  reviews: number;
}
export interface SampleFamily extends FamilyCard {
  look: FamilyLook;
}

const NOBODY = { lastActive: null, match: null, photo: null, photoPreview: null, saved: false } as const;
const NO_CHECKS = { policeCheck: false, childrenCheck: false, infants: false, drivingLicence: false };

/** Nobody real: what a profile looks like, for an installation in which nobody has written one yet. */
export const sampleAuPairs: SampleAuPair[] = [
  {
    ...NOBODY,
    id: 'sample-lena',
    firstName: 'Lena',
    age: 21,
    nationality: 'German',
    countryCode: 'DE',
    homeTown: 'Munich',
    education: 'Nursing school, second year',
    languages: ['German', 'English', 'some French'],
    availableNow: true,
    availableFrom: null,
    preferredDuration: '12 months',
    preferredLocation: null,
    tagline: 'Mornings do not frighten me.',
    checks: { ...NO_CHECKS, policeCheck: true, infants: true },
    rating: 4.5,
    reviews: 4,
    look: {
      hair: 'wavy',
      colour: 'honey',
      skin: 0,
      freckles: true,
      glasses: false,
      mouth: 'grin',
      top: 'stripe',
      cloth: 'cream',
      second: 'tasman',
      ground: 'wattle',
      back: 'sun',
      tilt: -3,
    },
  },
  {
    ...NOBODY,
    id: 'sample-diego',
    firstName: 'Diego',
    age: 23,
    nationality: 'Spanish',
    countryCode: 'ES',
    homeTown: 'Valencia',
    education: 'Sports science',
    languages: ['Spanish', 'Catalan', 'English'],
    availableNow: false,
    availableFrom: '2027-01-15',
    preferredDuration: '6 months',
    preferredLocation: null,
    tagline: 'I can turn a wet Sunday into a handball tournament.',
    checks: { ...NO_CHECKS, drivingLicence: true },
    rating: 5,
    reviews: 2,
    look: {
      hair: 'curlytop',
      colour: 'espresso',
      skin: 2,
      freckles: false,
      glasses: true,
      mouth: 'smile',
      top: 'shirt',
      cloth: 'fern',
      second: 'cream',
      ground: 'apricot',
      back: 'hills',
      tilt: 3,
    },
  },
  {
    ...NOBODY,
    id: 'sample-noemie',
    firstName: 'Noémie',
    age: 20,
    nationality: 'French',
    countryCode: 'FR',
    homeTown: 'Nantes',
    education: 'Early childhood certificate',
    languages: ['French', 'English'],
    availableNow: true,
    availableFrom: null,
    preferredDuration: '9 months',
    preferredLocation: null,
    tagline: 'Four little brothers. Nothing surprises me.',
    checks: { ...NO_CHECKS, infants: true },
    rating: 4.5,
    reviews: 3,
    look: {
      hair: 'afro',
      colour: 'black',
      skin: 4,
      freckles: false,
      glasses: false,
      mouth: 'open',
      top: 'dungaree',
      cloth: 'rose',
      second: 'tasman',
      ground: 'sea',
      back: 'waves',
      tilt: -2,
      earrings: true,
    },
  },
  {
    ...NOBODY,
    id: 'sample-samira',
    firstName: 'Samira',
    age: 25,
    nationality: 'German',
    countryCode: 'DE',
    homeTown: 'Hamburg',
    education: 'Kindergarten teacher',
    languages: ['German', 'Arabic', 'English'],
    availableNow: false,
    availableFrom: '2027-03-01',
    preferredDuration: '12 months',
    preferredLocation: null,
    tagline: 'I bring a glove puppet called Herr Otter.',
    checks: { ...NO_CHECKS, childrenCheck: true },
    rating: 5,
    reviews: 6,
    look: {
      hair: 'hijab',
      colour: 'black',
      skin: 3,
      second: 'sky',
      freckles: false,
      glasses: false,
      mouth: 'smile',
      top: 'knit',
      cloth: 'clay',
      ground: 'fern',
      back: 'frond',
      tilt: 2,
      lashes: true,
    },
  },
];

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

type Told = Pick<
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
const family = (region: Region, told: Told): SampleFamily => ({
  ...NOBODY,
  region,
  startsNow: told.startDate === null,
  ...told,
});

/** The same for families, in either country. */
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
      tagline: 'Tram 19 stops at the door, and somebody always needs to catch it.',
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
