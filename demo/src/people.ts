import { CHILD_GROUP_NAMES, REGIONS } from '@wattle-and-fern/backend/seeding';
import { z } from 'zod';
import { contentOf, days, hours, text, username } from './content.js';

/** "2-4 months", as the forms write it. */
const duration = z.string().regex(/^\d+-\d+ months$/);
/** Omitted flags are false. */
const flag = z.boolean().default(false);
/** Omitted flags are unknown. */
const saidFlag = z.boolean().optional();
const daysOff = z.int().optional();

const person = z.strictObject({
  /** Also the seed for random values. */
  username,
  email: z.string().endsWith('@example.com'),
  region: z.enum(REGIONS),
  /** IANA zone of where they are now. */
  timeZone: text,
  joinedDaysAgo: days,
  /** One line that visitors also see. */
  tagline: text,
  /** Files in `demo/pictures`, the portrait first. */
  pictures: z.array(text).min(1),
});

/** A fictional au pair. Days are relative to the day of seeding, so that the demo never ages. */
const auPair = person.extend({
  firstName: text,
  lastName: text,
  /** English name of the country. */
  nationality: text,
  homeTown: text,
  age: z.int(),
  aboutMe: text,
  experience: text,
  education: text,
  /** English names, best first, separated by commas. */
  languages: text,
  skills: text,
  /** Zero is now. */
  availableInDays: days,
  preferredDuration: duration,
  /** A city of the region, or "Any Location". */
  preferredLocation: text,
  /** A week. */
  preferredHours: hours,
  daysOff,
  agesCaredFor: z.array(z.enum(CHILD_GROUP_NAMES)).optional(),
  livesWithPets: saidFlag,
  swims: saidFlag,
  smokes: saidFlag,
  hasInfantExperience: flag,
  hasDrivingLicense: flag,
  hasPoliceCheck: flag,
  hasWorkWithChildrenCheck: flag,
  visaStatus: z.enum([
    'Working Holiday visa granted',
    'Working Holiday visa applied for',
    'Will apply after matching',
    'Citizen or resident',
    'Student visa',
  ]),
  isAlreadyInCountry: flag,
});

/** A fictional family. Days are relative to the day of seeding, so that the demo never ages. */
const family = person.extend({
  familyName: text,
  /** "Suburb, City". */
  location: text,
  aboutUs: text,
  numberOfChildren: z.int(),
  /** "4, 7" or "8 months, 3". */
  childrenAges: text,
  requirements: text,
  hoursPerWeek: hours,
  accommodationDetails: text,
  startsInDays: days,
  duration,
  languagesAtHome: text,
  daysOff,
  needsDriver: saidFlag,
  needsSwimmer: saidFlag,
  smokesAtHome: saidFlag,
  hasPets: flag,
  ownBathroom: flag,
  carAvailable: flag,
  /** Names, which are not shown to others. */
  adultsAtHome: z.array(text).min(1),
});

export type DemoAuPair = z.output<typeof auPair>;
export type DemoFamily = z.output<typeof family>;

/** Au pairs who want to come to Australia or New Zealand. */
export const DEMO_AU_PAIRS: readonly DemoAuPair[] = [
  'german-speaking',
  'france-and-low-countries',
  'southern-europe',
  'northern-europe',
  'eastern-europe',
  'americas',
  'east-asia',
  'south-and-southeast-asia',
  'africa-and-pacific',
].flatMap((name) => contentOf(`au-pairs/${name}`, z.array(auPair)));

/** Host families of both countries, Australia's first. */
export const DEMO_FAMILIES: readonly DemoFamily[] = [
  'sydney',
  'melbourne-and-canberra',
  'brisbane-perth-and-adelaide',
  'auckland-and-the-north',
  'wellington-and-the-south',
].flatMap((name) => contentOf(`families/${name}`, z.array(family)));

/** Usernames of the featured families of each city, in order. */
export const DEMO_FEATURED = contentOf('featured-families', z.record(z.string(), z.array(username)));
