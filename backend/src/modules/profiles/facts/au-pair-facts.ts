import { countryOf } from '../../country/index.js';
import type { ChildGroup } from './child-ages.js';
import { codeNumber, languageNumbers } from './codes.js';
import { dayOfMoment, parseDay, today, type Day } from './day.js';
import { placesOfAuPair } from './location-bits.js';
import { type DealBreaker, REFUSED_IN_FAMILIES, refusedBits } from './deal-breakers.js';
import { parseStay } from './stay.js';
import { firstFreeDay, type UnavailableDays } from './unavailable-days.js';
import { AU_PAIR_TRAITS, agesBits, bitsWhere, visaBit, yesOrNo } from './traits.js';
import type { MayStay } from './may-stay.js';
import { visaFactsOf, visaKindOf, type VisaFacts, type VisaTexts } from './visa.js';

/** An au pair's texts, for search and matching. */
export interface AuPairTexts extends VisaTexts {
  userId: string;
  age: number;
  languages: string;
  availabilityDate: string;
  preferredDuration: string;
  preferredLocation: string | null;
  preferredHours: number | null;
  daysOff: number | null;
  agesCaredFor: ChildGroup[] | null;
  livesWithPets: boolean | null;
  swims: boolean | null;
  smokes: boolean | null;
  hasInfantExperience: boolean;
  hasDrivingLicense: boolean;
  hasPoliceCheck: boolean;
  hasWorkWithChildrenCheck: boolean;
  dealBreakers: DealBreaker[] | null;
  mostHours: number | null;
  leastDaysOff: number | null;
  leastChildAge: number | null;
  createdAt: Date;
  /** Unavailable days, in order. */
  taken?: readonly UnavailableDays[];
}

/** Comparable and sortable facts of an au pair; null if unknown. */
export interface AuPairFacts {
  userId: string;
  /** Unix seconds. */
  created: number;
  /** The first available day. */
  available: Day | null;
  /** Bits of location-bits.ts: where they want to go. */
  places: number;
  /** Bits of traits.ts. */
  traits: number;
  /** A country code as a number. */
  nationality: number | null;
  age: number;
  /** Months. */
  stayMin: number | null;
  stayMax: number | null;
  /** A week. */
  hours: number | null;
  daysOff: number | null;
  /** Language codes as numbers, ascending. */
  languages: number[];
  /** Bits of a family's traits that are a deal-breaker; the numbers below are limits of the same kind. */
  refuses: number;
  mostHours: number | null;
  leastDaysOff: number | null;
  leastChildAge: number | null;
  /** By visa rules; null if unknown. */
  mayStay: MayStay | null;
}

/** The facts in an au pair's texts. Rules and a day decide how long they may stay. */
export interface AuPairFactsWithVisa extends Omit<AuPairFacts, 'mayStay'> {
  visa: VisaFacts;
}

/** Parses an au pair's texts, as of a day. Never throws: unreadable values are unknown. */
export function auPairFacts(texts: AuPairTexts, day: Day = today()): AuPairFactsWithVisa {
  const country = countryOf(texts.nationality);
  const stay = parseStay(texts.preferredDuration);
  const wished = parseDay(texts.availabilityDate, dayOfMoment(texts.createdAt));
  return {
    userId: texts.userId,
    created: Math.floor(texts.createdAt.getTime() / 1_000),
    available: firstFreeDay(wished, stay?.min ?? null, texts.taken ?? [], day),
    places: placesOfAuPair(texts.preferredLocation, texts.region),
    traits: traitsOf(texts),
    nationality: country && codeNumber(country.code),
    age: texts.age,
    stayMin: stay?.min ?? null,
    stayMax: stay?.max ?? null,
    hours: texts.preferredHours,
    daysOff: texts.daysOff,
    languages: languageNumbers(texts.languages),
    refuses: refusedBits(REFUSED_IN_FAMILIES, texts.dealBreakers),
    mostHours: texts.mostHours,
    leastDaysOff: texts.leastDaysOff,
    leastChildAge: texts.leastChildAge,
    visa: visaFactsOf(texts),
  };
}

function traitsOf(texts: AuPairTexts): number {
  const visa = visaKindOf(texts.visaStatus);
  return (
    (visa ? visaBit(visa) : 0) |
    agesBits([...(texts.agesCaredFor ?? []), ...(texts.hasInfantExperience ? (['baby'] as const) : [])]) |
    yesOrNo(AU_PAIR_TRAITS.livesWithPets, AU_PAIR_TRAITS.noPets, texts.livesWithPets) |
    yesOrNo(AU_PAIR_TRAITS.swims, AU_PAIR_TRAITS.doesNotSwim, texts.swims) |
    yesOrNo(AU_PAIR_TRAITS.smokes, AU_PAIR_TRAITS.doesNotSmoke, texts.smokes) |
    yesOrNo(AU_PAIR_TRAITS.drives, AU_PAIR_TRAITS.doesNotDrive, texts.hasDrivingLicense) |
    bitsWhere([
      [AU_PAIR_TRAITS.saysAges, texts.agesCaredFor !== null],
      [AU_PAIR_TRAITS.infants, texts.hasInfantExperience],
      [AU_PAIR_TRAITS.policeCheck, texts.hasPoliceCheck],
      [AU_PAIR_TRAITS.childrenCheck, texts.hasWorkWithChildrenCheck],
      [AU_PAIR_TRAITS.inCountry, texts.isAlreadyInCountry],
    ])
  );
}
