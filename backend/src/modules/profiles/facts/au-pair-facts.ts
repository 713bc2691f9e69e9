import { countryOf, type Region } from '../../country/index.js';
import { codeNumber, languageNumbers } from './codes.js';
import { dayOfMoment, parseDay, type Day } from './day.js';
import { placesOfAuPair } from './location-bits.js';
import { parseStay } from './stay.js';
import { firstFreeDay, type UnavailableDays } from './unavailable-days.js';
import { AU_PAIR_TRAITS, bitsWhere, visaBit } from './traits.js';
import { visaKindOf } from './visa.js';

/** What an au pair writes, as far as search and matching read it. */
export interface AuPairTexts {
  userId: string;
  region: Region;
  nationality: string;
  age: number;
  languages: string;
  availabilityDate: string;
  preferredDuration: string;
  preferredLocation: string | null;
  preferredHours: number | null;
  hasInfantExperience: boolean;
  hasDrivingLicense: boolean;
  hasPoliceCheck: boolean;
  hasWorkWithChildrenCheck: boolean;
  visaStatus: string | null;
  isAlreadyInCountry: boolean;
  createdAt: Date;
  /** Days they have given away, in their order. */
  taken?: readonly UnavailableDays[];
}

/** What can be compared and sorted of an au pair; null where the texts do not say. */
export interface AuPairFacts {
  userId: string;
  /** Unix seconds. */
  created: number;
  /** The first day that is not given away. */
  available: Day | null;
  /** Bits of place-bits.ts: where they want to go. */
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
  /** Language codes as numbers, ascending. */
  languages: number[];
}

/** What an au pair's texts say. Never throws: what cannot be read is not known. */
export function auPairFacts(texts: AuPairTexts): AuPairFacts {
  const country = countryOf(texts.nationality);
  const stay = parseStay(texts.preferredDuration);
  const wished = parseDay(texts.availabilityDate, dayOfMoment(texts.createdAt));
  return {
    userId: texts.userId,
    created: Math.floor(texts.createdAt.getTime() / 1_000),
    available: firstFreeDay(wished, stay?.min ?? null, texts.taken ?? []),
    places: placesOfAuPair(texts.preferredLocation, texts.region),
    traits: traitsOf(texts),
    nationality: country && codeNumber(country.code),
    age: texts.age,
    stayMin: stay?.min ?? null,
    stayMax: stay?.max ?? null,
    hours: texts.preferredHours,
    languages: languageNumbers(texts.languages),
  };
}

function traitsOf(texts: AuPairTexts): number {
  const visa = visaKindOf(texts.visaStatus);
  return (
    (visa ? visaBit(visa) : 0) |
    bitsWhere([
      [AU_PAIR_TRAITS.drives, texts.hasDrivingLicense],
      [AU_PAIR_TRAITS.infants, texts.hasInfantExperience],
      [AU_PAIR_TRAITS.policeCheck, texts.hasPoliceCheck],
      [AU_PAIR_TRAITS.childrenCheck, texts.hasWorkWithChildrenCheck],
      [AU_PAIR_TRAITS.inCountry, texts.isAlreadyInCountry],
    ])
  );
}
