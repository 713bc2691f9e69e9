import { sentence } from '../../../platform/words/index.js';
import type { ChildGroup } from '../facts/child-ages.js';
import type { Saying } from './finding.js';

const list = (names: readonly string[], last = 'and') =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;

const GROUPS: Readonly<Record<ChildGroup, string>> = {
  baby: 'babies',
  toddler: 'toddlers',
  preschool: 'kindergarten children',
  school: 'school children',
  teen: 'teenagers',
};
const groups = (names: readonly ChildGroup[]) => list(names.map((name) => GROUPS[name]));
const cared = (names: readonly ChildGroup[]) => (names.join() === 'baby' ? 'a baby' : groups(names));

/** "Stays six months, you asked for nine": what has been said is not said again. */
const briefly = (second: string, first: string) => (/ months$/.test(first) ? second.replace(/ months$/, '') : second);

/** Reasons of the match score, to the family and to the au pair. `date`, `span`, `stay` arrive in words ("a month"). */
export const messages = {
  dates: {
    auPairSilent: { family: 'Has not said when they are free', aupair: 'You have not said when you are free' },
    familySilent: { family: 'You have not said when you start', aupair: 'Has not said when they start' },
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
    auPairSilent: { family: 'Has not said how long they stay', aupair: 'You have not said how long you stay' },
    familySilent: { family: 'You have not said for how long', aupair: 'Has not said for how long' },
    agreed: (auPair: string, family: string): Saying => ({
      family: `Stays ${auPair}`,
      aupair: `${sentence(family)}, as you hope`,
    }),
    shorter: (auPair: string, family: string): Saying => ({
      family: `Stays ${auPair}, you asked for ${briefly(family, auPair)}`,
      aupair: `Asks for ${family}, you stay ${briefly(auPair, family)}`,
    }),
    longer: (auPair: string, family: string): Saying => ({
      family: `Hopes for ${auPair}, you asked for ${briefly(family, auPair)}`,
      aupair: `Only ${family}, you hope for ${briefly(auPair, family)}`,
    }),
  },
  experience: {
    familySilent: {
      family: 'You have not said how old your children are',
      aupair: 'Has not said how old the children are',
    },
    auPairSilent: {
      family: 'Does not say which ages they have cared for',
      aupair: 'You do not say which ages you have cared for',
    },
    cared: (known: readonly ChildGroup[]): Saying => ({
      family: `Has cared for ${cared(known)}`,
      aupair: `You have cared for ${cared(known)}, as needed here`,
    }),
    fresh: (fresh: readonly ChildGroup[]): Saying => ({
      family: `New to ${groups(fresh)}`,
      aupair: `${sentence(groups(fresh))} would be new to you`,
    }),
  },
  hours: {
    auPairSilent: {
      family: 'Has not said how many hours they hope for',
      aupair: 'You have not said how many hours you hope for',
    },
    agreed: (hours: number): Saying => ({
      family: `${hours} hours a week suits you both`,
      aupair: `${hours} hours a week suits you both`,
    }),
    apart: (hoped: number, needed: number): Saying => ({
      family: `Hopes for ${hoped} hours, you need ${needed}`,
      aupair: `Needs ${needed} hours, you hope for ${hoped}`,
    }),
  },
  daysOff: {
    silent: {
      family: 'You have not said how many days off you give',
      aupair: 'Has not said how many days off there are',
    },
    two: { family: null, aupair: 'Two days off a week' },
    one: { family: 'You give one day off, two are usual', aupair: 'One day off a week, two are usual' },
  },
  languages: {
    auPairSilent: {
      family: 'Has not said which languages they speak',
      aupair: 'You have not said which languages you speak',
    },
    familySilent: {
      family: 'You have not said which languages you speak at home',
      aupair: 'Has not said which languages they speak at home',
    },
    withChildren: (shared: readonly string[]): Saying => ({
      family: `Speaks ${list(shared)} with your children`,
      aupair: `You both speak ${list(shared)}`,
    }),
    shared: (shared: readonly string[]): Saying => ({
      family: `Speaks ${list(shared)}`,
      aupair: `You both speak ${list(shared)}`,
    }),
    notThis: (shared: readonly string[], missing: readonly string[]): Saying => ({
      family: `Speaks ${list(shared)}, but not ${list(missing, 'or')}`,
      aupair: `They also speak ${list(missing)} at home`,
    }),
    none: (missing: readonly string[]): Saying => ({
      family: `Does not speak ${list(missing, 'or')}`,
      aupair: `They speak ${list(missing)} at home`,
    }),
  },
  driving: {
    wanted: {
      yes: { family: 'Has a driving licence', aupair: 'They want a driver, and you drive' },
      no: { family: 'Does not drive yet', aupair: 'They want a driver' },
    },
    carThere: {
      yes: { family: 'Has a driving licence', aupair: 'There is a car, and you drive' },
      no: { family: 'Does not drive yet', aupair: 'There is a car, but you do not drive yet' },
    },
  },
  pets: {
    yes: { family: 'Likes animals', aupair: 'They have pets, and you like animals' },
    no: { family: 'Is not at ease with pets', aupair: 'They have pets' },
    silent: { family: 'Has not said how they feel about pets', aupair: 'They have pets: say how you feel about that' },
  },
  smoking: {
    yes: { family: 'Does not smoke', aupair: 'They want a non-smoker, as you are' },
    no: { family: 'Smokes', aupair: 'They want a non-smoker' },
    silent: { family: 'Has not said whether they smoke', aupair: 'They want a non-smoker: say whether you are one' },
  },
  firstAid: {
    yes: { family: 'Knows first aid', aupair: 'They want first aid, and you know it' },
    no: { family: 'No first aid yet', aupair: 'They want first aid' },
    silent: {
      family: 'Has not said whether they know first aid',
      aupair: 'They want first aid: say whether you know it',
    },
  },
  swimming: {
    yes: { family: 'Swims well', aupair: 'They want a swimmer, as you are' },
    no: { family: 'Does not swim', aupair: 'They want a swimmer' },
    silent: { family: 'Has not said whether they swim', aupair: 'They want a swimmer: say whether you are one' },
  },
  place: {
    here: (city: string): Saying => ({ family: `Already here, and hopes for ${city}`, aupair: null }),
    inCountry: { family: 'Already in the country', aupair: null },
    elsewhere: (hoped: readonly string[], here: string): Saying => ({
      family: `Hopes for ${list(hoped, 'or')}, not ${here}`,
      aupair: `Lives in ${here}, you hope for ${list(hoped, 'or')}`,
    }),
  },
} as const;
