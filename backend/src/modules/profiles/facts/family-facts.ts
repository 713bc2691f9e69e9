import type { Region } from '../../country/index.js';
import { parseChildAges } from './child-ages.js';
import { languageNumbers } from './codes.js';
import { dayOfMoment, parseDay, type Day } from './day.js';
import { placesOfFamily } from './location-bits.js';
import { parseStay } from './stay.js';
import { isFilled, type UnavailableDays } from './unavailable-days.js';
import { bitsWhere, FAMILY_TRAITS } from './traits.js';

/** What a family writes, as far as search and matching read it. */
export interface FamilyTexts {
  userId: string;
  region: Region;
  location: string;
  numberOfChildren: number;
  childrenAges: string;
  hoursPerWeek: number;
  accommodationDetails: string;
  startDate: string;
  duration: string;
  languagesAtHome: string | null;
  hasPets: boolean;
  ownBathroom: boolean;
  carAvailable: boolean;
  createdAt: Date;
  /** Days for which they have found somebody. */
  taken?: readonly UnavailableDays[];
}

/** What can be compared and sorted of a family; null where the texts do not say. */
export interface FamilyFacts {
  userId: string;
  /** Unix seconds. */
  created: number;
  starts: Day | null;
  /** Bits of place-bits.ts: where they live. */
  places: number;
  /** Bits of traits.ts. */
  traits: number;
  children: number;
  /** Age of the youngest child in whole years. */
  youngest: number | null;
  /** Months. */
  stayMin: number | null;
  stayMax: number | null;
  /** A week. */
  hours: number;
  /** Languages at home, as numbers, ascending; empty when they have not said. */
  languages: number[];
}

/** What a family's texts say. Never throws: what cannot be read is not known. */
export function familyFacts(texts: FamilyTexts): FamilyFacts {
  const stay = parseStay(texts.duration);
  const ages = parseChildAges(texts.childrenAges);
  return {
    userId: texts.userId,
    created: Math.floor(texts.createdAt.getTime() / 1_000),
    starts: parseDay(texts.startDate, dayOfMoment(texts.createdAt)),
    places: placesOfFamily(texts.location, texts.region),
    traits: traitsOf(texts),
    children: texts.numberOfChildren,
    youngest: ages[0] ?? null,
    stayMin: stay?.min ?? null,
    stayMax: stay?.max ?? null,
    hours: texts.hoursPerWeek,
    languages: languageNumbers(texts.languagesAtHome ?? ''),
  };
}

/** Whether they have found somebody for the days they look for: search leaves them out. */
export function hasFoundAuPair({ startDate, createdAt, taken = [] }: FamilyTexts): boolean {
  return isFilled(parseDay(startDate, dayOfMoment(createdAt)), taken);
}

function traitsOf({ hasPets, ownBathroom, carAvailable }: FamilyTexts): number {
  return bitsWhere([
    [FAMILY_TRAITS.hasPets, hasPets],
    [FAMILY_TRAITS.noPets, !hasPets],
    [FAMILY_TRAITS.ownBathroom, ownBathroom],
    [FAMILY_TRAITS.carAvailable, carAvailable],
  ]);
}
