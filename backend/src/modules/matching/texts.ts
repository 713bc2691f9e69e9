import { capitalised } from '../../platform/sentences/index.js';
import { type ChildGroup, countInWords } from '../profiles/index.js';
import type { FactName, Saying } from './comparison.js';

const list = (names: readonly string[], last = 'and') =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;

const daysInWords = (days: number) => (days === 1 ? 'one day' : `${countInWords(days)} days`);
const AGES: Readonly<Record<ChildGroup, string>> = {
  baby: 'babies',
  toddler: 'toddlers',
  preschool: 'children of 3 to 5',
  school: 'schoolchildren',
  teen: 'teenagers',
};
const agesInWords = (ages: readonly ChildGroup[]) => list(ages.map((age) => AGES[age]));

/** "all twelve months", "the month". */
const allMonths = (months: number) => (months === 1 ? 'the month' : `all ${countInWords(months)} months`);
/** "six of the twelve months", "less than the month". */
const someMonths = (part: number, months: number) =>
  months === 1
    ? 'less than the month'
    : `${part < 1 ? 'less than one' : countInWords(part)} of the ${countInWords(months)} months`;

/** "Stays six months; you asked for nine": omits the repeated unit. */
const briefly = (second: string, first: string) => (/ months$/.test(first) ? second.replace(/ months$/, '') : second);

/** Reasons of the match score for families and au pairs. `date`, `span`, `stay` are texts ("a month"). */
export const messages = {
  dates: {
    bothNow: { family: 'Free now', aupair: 'Can start now' },
    inTime: (free: string | null, start: string): Saying => ({
      family: free ? `Free from ${free}` : `Free by ${start}`,
      aupair: `Starts ${start}, when you are free`,
    }),
    early: (span: string): Saying => ({
      family: `Free ${span} before your date`,
      aupair: `Starts ${span} after you are free`,
    }),
    late: (span: string): Saying => ({
      family: `Free ${span} after your date`,
      aupair: `Starts ${span} before you are free`,
    }),
  },
  stay: {
    agreed: (auPair: string, family: string): Saying => ({
      family: `Stays ${auPair}`,
      aupair: `${capitalised(family)}, as you hope`,
    }),
    shorter: (auPair: string, family: string): Saying => ({
      family: `Stays ${auPair}; you asked for ${briefly(family, auPair)}`,
      aupair: `Asks for ${family}; you stay ${briefly(auPair, family)}`,
    }),
    longer: (auPair: string, family: string): Saying => ({
      family: `Hopes for ${auPair}; you asked for ${briefly(family, auPair)}`,
      aupair: `Only ${family}; you hope for ${briefly(auPair, family)}`,
    }),
    cutShort: (together: string, family: string): Saying => ({
      family: `The dates allow ${together}; you asked for ${briefly(family, together)}`,
      aupair: `The dates allow ${together}; they asked for ${briefly(family, together)}`,
    }),
  },
  visa: {
    all: (asked: number): Saying => ({
      family: `Can stay for ${allMonths(asked)} you want`,
      aupair: `You can stay for ${allMonths(asked)} they want`,
    }),
    lessThanAsked: (allowed: number, asked: number): Saying => ({
      family: `Their visa allows ${someMonths(allowed, asked)} you want`,
      aupair: `Your visa allows ${someMonths(allowed, asked)} they want`,
    }),
    lessThanHoped: (allowed: number, hoped: number): Saying => ({
      family: `Their visa allows ${someMonths(allowed, hoped)} they hope for`,
      aupair: `Your visa allows ${someMonths(allowed, hoped)} you hope for`,
    }),
  },
  ages: {
    known: (ages: readonly ChildGroup[]): Saying => ({
      family: `Has looked after ${agesInWords(ages)}`,
      aupair: `You have looked after ${agesInWords(ages)}, as needed here`,
    }),
    unknown: (ages: readonly ChildGroup[]): Saying => ({
      family: `New to ${agesInWords(ages)}`,
      aupair: `${capitalised(agesInWords(ages))} would be new to you`,
    }),
  },
  hours: {
    agreed: (hours: number): Saying => ({
      family: `${hours} hours a week suits you both`,
      aupair: `${hours} hours a week suits you both`,
    }),
    apart: (hoped: number, needed: number): Saying => ({
      family: `Hopes for ${hoped} hours; you need ${needed}`,
      aupair: `Needs ${needed} hours; you hope for ${hoped}`,
    }),
  },
  daysOff: {
    enough: (given: number): Saying => ({
      family: `Your ${daysInWords(given)} off a week ${given === 1 ? 'is' : 'are'} enough`,
      aupair: `${capitalised(daysInWords(given))} off a week`,
    }),
    fewer: (wanted: number, given: number): Saying => ({
      family: `Hopes for ${daysInWords(wanted)} off a week; you give ${countInWords(given)}`,
      aupair: `${capitalised(daysInWords(given))} off a week; you hope for ${countInWords(wanted)}`,
    }),
  },
  languages: {
    shared: (shared: readonly string[]): Saying => ({
      family: `Speaks ${list(shared)}`,
      aupair: `You both speak ${list(shared)}`,
    }),
    none: (missing: readonly string[]): Saying => ({
      family: `Does not speak ${list(missing, 'or')}`,
      aupair: `They speak ${list(missing)} at home`,
    }),
  },
  driving: {
    needed: { family: 'Has a driving licence', aupair: 'You have the driving licence they need' },
    car: { family: 'Has a driving licence', aupair: 'There is a car, and you drive' },
    cannot: { family: 'Does not drive, and you need a driver', aupair: 'They need a driver, and you do not drive' },
  },
  swimming: {
    needed: { family: 'Swims well', aupair: 'You swim well, as needed here' },
    cannot: { family: 'Does not swim well, and you need a swimmer', aupair: 'They need a swimmer' },
  },
  pets: {
    welcome: { family: 'Happy to live with pets', aupair: 'There are pets, which you like' },
    none: { family: 'Would not live with pets, and you have none', aupair: 'No pets' },
    unwelcome: { family: 'Would not live with pets', aupair: 'There are pets' },
  },
  smoking: {
    neither: { family: 'Does not smoke', aupair: 'No one smokes there' },
    both: { family: 'Smokes, as you do at home', aupair: 'They smoke at home too' },
    auPair: { family: 'Smokes', aupair: 'No one smokes there, and you do' },
    family: { family: 'Does not smoke, and you do at home', aupair: 'Someone smokes at home' },
  },
  place: {
    wished: (city: string): Saying => ({ family: `Hopes for ${city}`, aupair: `Lives in ${city}, as you hope` }),
    anywhere: { family: null, aupair: null },
    inCountry: { family: 'Already in the country', aupair: null },
    elsewhere: (hoped: readonly string[], here: string): Saying => ({
      family: `Hopes for ${list(hoped, 'or')}, not ${here}`,
      aupair: `Lives in ${here}; you hope for ${list(hoped, 'or')}`,
    }),
  },

  /** Unknown values, by profile field. */
  missing: {
    startDate: { own: 'You have not said when you start', theirs: 'Has not said when they start' },
    availabilityDate: { own: 'You have not said when you are free', theirs: 'Has not said when they are free' },
    duration: { own: 'You have not said for how long', theirs: 'Has not said for how long' },
    preferredDuration: { own: 'You have not said how long you stay', theirs: 'Has not said how long they stay' },
    visaStatus: {
      own: 'We cannot tell how long your visa lets you stay',
      theirs: 'We cannot tell how long their visa lets them stay',
    },
    childrenAges: {
      own: 'You have not said how old your children are',
      theirs: 'Has not said how old the children are',
    },
    agesCaredFor: {
      own: 'You have not said which ages you have looked after',
      theirs: 'Has not said which ages they have looked after',
    },
    preferredHours: {
      own: 'You have not said how many hours you hope for',
      theirs: 'Has not said how many hours they hope for',
    },
    daysOff: { own: 'You have not said how many days off a week', theirs: 'Has not said how many days off a week' },
    languages: {
      own: 'You have not said which languages you speak',
      theirs: 'Has not said which languages they speak',
    },
    languagesAtHome: {
      own: 'You have not said which languages you speak at home',
      theirs: 'Has not said which languages they speak at home',
    },
    needsDriver: {
      own: 'You have not said whether you need a driver',
      theirs: 'Has not said whether you need to drive',
    },
    needsSwimmer: {
      own: 'You have not said whether you need a swimmer',
      theirs: 'Has not said whether you need to swim',
    },
    swims: { own: 'You have not said whether you swim well', theirs: 'Has not said whether they swim well' },
    livesWithPets: {
      own: 'You have not said whether you would live with pets',
      theirs: 'Has not said whether they would live with pets',
    },
    smokes: { own: 'You have not said whether you smoke', theirs: 'Has not said whether they smoke' },
    smokesAtHome: {
      own: 'You have not said whether someone smokes at home',
      theirs: 'Has not said whether someone smokes at home',
    },
  } satisfies Record<FactName, { own: string; theirs: string }>,
} as const;

/** Violated deal-breakers, by who set them. */
export const dealTexts = {
  family: {
    dates: { family: 'Is free after your start', aupair: 'They need someone who is free when they start' },
    stay: {
      family: 'Wants a placement of a different length',
      aupair: 'They need someone for the full time they ask for',
    },
    smoking: { family: 'Smokes', aupair: 'They are looking for someone who does not smoke' },
    pets: { family: 'Would not live with pets', aupair: 'They are looking for someone happy to live with pets' },
    driving: { family: 'Does not drive', aupair: 'They need someone who drives' },
    swimming: { family: 'Does not swim well', aupair: 'They need someone who swims well' },
    hours: (limit: number) => ({
      family: `Hopes for fewer than ${limit} hours a week`,
      aupair: `They need someone for at least ${limit} hours a week`,
    }),
    youngest: (limit: number) => ({
      family: `Is younger than ${limit}`,
      aupair: `They are looking for someone aged ${limit} or older`,
    }),
    oldest: (limit: number) => ({
      family: `Is older than ${limit}`,
      aupair: `They are looking for someone aged ${limit} or younger`,
    }),
  },
  aupair: {
    dates: { family: 'They cannot start before they are free', aupair: 'Starts before you are free' },
    stay: {
      family: 'They want a placement of a different length',
      aupair: 'Asks for a placement of a different length',
    },
    smoking: { family: 'They do not want to live with smokers', aupair: 'Someone smokes at home' },
    pets: { family: 'They do not want to live with pets', aupair: 'There are pets' },
    driving: { family: 'They do not want to have to drive', aupair: 'They need a driver' },
    swimming: { family: 'They do not want to have to swim', aupair: 'They need a swimmer' },
    hours: (limit: number) => ({
      family: `They work no more than ${limit} hours a week`,
      aupair: `Asks for more than ${limit} hours a week`,
    }),
    youngest: (limit: number) => ({
      family: `They look after children aged ${limit} and older`,
      aupair: `The youngest child is under ${limit}`,
    }),
    daysOff: (limit: number) => ({
      family: `They need at least ${daysInWords(limit)} off a week`,
      aupair: `Gives fewer than ${daysInWords(limit)} off a week`,
    }),
  },
} as const;
