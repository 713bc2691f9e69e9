import { sentence } from '../../platform/sentences/index.js';
import type { Saying } from './finding.js';

const list = (names: readonly string[], last = 'and') =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;

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
    infants: { family: 'Has cared for babies', aupair: 'You have cared for babies, as needed here' },
    noInfants: {
      family: 'Has not said they have cared for babies',
      aupair: 'They have a baby, and you have not said you have cared for one',
    },
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
  languages: {
    auPairSilent: {
      family: 'Has not said which languages they speak',
      aupair: 'You have not said which languages you speak',
    },
    familySilent: {
      family: 'You have not said which languages you speak at home',
      aupair: 'Has not said which languages they speak at home',
    },
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
    yes: { family: 'Has a driving licence', aupair: 'There is a car, and you drive' },
    no: { family: 'Does not drive yet', aupair: 'There is a car, but you do not drive yet' },
  },
  place: {
    wished: (city: string): Saying => ({ family: `Hopes for ${city}`, aupair: `Lives in ${city}, as you hope` }),
    anywhere: { family: null, aupair: null },
    inCountry: { family: 'Already in the country', aupair: null },
    elsewhere: (hoped: readonly string[], here: string): Saying => ({
      family: `Hopes for ${list(hoped, 'or')}, not ${here}`,
      aupair: `Lives in ${here}, you hope for ${list(hoped, 'or')}`,
    }),
  },
} as const;
