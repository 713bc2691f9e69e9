import type { Region } from '../../country/index.js';
import { groupsOfAges, parseChildAges } from './child-ages.js';
import { languageNumbers } from './codes.js';
import { dayOfMoment, parseDay, type Day } from './day.js';
import { placesOfFamily } from './location-bits.js';
import { type DealBreaker, REFUSED_IN_AU_PAIRS, refusedBits } from './deal-breakers.js';
import { parseStay } from './stay.js';
import { isFilled, type UnavailableDays } from './unavailable-days.js';
import { agesBits, bitsWhere, FAMILY_TRAITS, yesOrNo } from './traits.js';

/** A family's texts, for search and matching. */
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
  daysOff: number | null;
  needsDriver: boolean | null;
  needsSwimmer: boolean | null;
  smokesAtHome: boolean | null;
  dealBreakers: DealBreaker[] | null;
  leastHours: number | null;
  leastAge: number | null;
  mostAge: number | null;
  createdAt: Date;
  /** Days with a confirmed au pair. */
  taken?: readonly UnavailableDays[];
}

/** Comparable and sortable facts of a family; null if unknown. */
export interface FamilyFacts {
  userId: string;
  /** Unix seconds. */
  created: number;
  starts: Day | null;
  /** Bits of location-bits.ts: where they live. */
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
  daysOff: number | null;
  /** Languages at home, as numbers, ascending; empty when they have not said. */
  languages: number[];
  /** Bits of an au pair's traits that are a deal-breaker; the numbers below are limits of the same kind. */
  refuses: number;
  leastHours: number | null;
  leastAge: number | null;
  mostAge: number | null;
}

/** The same with the location in the family's words, from which search reads the suburb. */
export interface FamilyFactsWithLocation extends FamilyFacts {
  location: string;
  region: Region;
}

/** Parses a family's texts. Never throws: unreadable values are unknown. */
export function familyFacts(texts: FamilyTexts): FamilyFacts {
  const stay = parseStay(texts.duration);
  const ages = parseChildAges(texts.childrenAges);
  return {
    userId: texts.userId,
    created: Math.floor(texts.createdAt.getTime() / 1_000),
    starts: parseDay(texts.startDate, dayOfMoment(texts.createdAt)),
    places: placesOfFamily(texts.location, texts.region),
    traits: traitsOf(texts) | agesBits(groupsOfAges(ages)),
    children: texts.numberOfChildren,
    youngest: ages[0] ?? null,
    stayMin: stay?.min ?? null,
    stayMax: stay?.max ?? null,
    hours: texts.hoursPerWeek,
    daysOff: texts.daysOff,
    languages: languageNumbers(texts.languagesAtHome ?? ''),
    refuses: refusedBits(REFUSED_IN_AU_PAIRS, texts.dealBreakers),
    leastHours: texts.leastHours,
    leastAge: texts.leastAge,
    mostAge: texts.mostAge,
  };
}

export const familyFactsWithLocation = (texts: FamilyTexts): FamilyFactsWithLocation => ({
  ...familyFacts(texts),
  location: texts.location,
  region: texts.region,
});

/** Whether they have an au pair for the wanted days: search leaves them out. */
export function hasFoundAuPair({ startDate, createdAt, taken = [] }: FamilyTexts): boolean {
  return isFilled(parseDay(startDate, dayOfMoment(createdAt)), taken);
}

function traitsOf(texts: FamilyTexts): number {
  return (
    yesOrNo(FAMILY_TRAITS.hasPets, FAMILY_TRAITS.noPets, texts.hasPets) |
    yesOrNo(FAMILY_TRAITS.needsDriver, FAMILY_TRAITS.needsNoDriver, texts.needsDriver) |
    yesOrNo(FAMILY_TRAITS.needsSwimmer, FAMILY_TRAITS.needsNoSwimmer, texts.needsSwimmer) |
    yesOrNo(FAMILY_TRAITS.smokesAtHome, FAMILY_TRAITS.smokeFree, texts.smokesAtHome) |
    bitsWhere([
      [FAMILY_TRAITS.ownBathroom, texts.ownBathroom],
      [FAMILY_TRAITS.carAvailable, texts.carAvailable],
    ])
  );
}
