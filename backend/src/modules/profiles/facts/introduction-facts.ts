import { countryOf, type Language, languagesOf } from '../../country/index.js';
import type { AuPairTexts } from './au-pair-facts.js';
import { parseChildAges } from './child-ages.js';
import type { FamilyTexts } from './family-facts.js';
import { placesIn, placesOfAuPair, placesOfFamily } from './location-bits.js';

/** Topics for a first message, from both profiles. Unreadable values are empty. */
export interface FamilyIntroduction {
  userType: 'family';
  /** Name of their city, where it is one that we know. */
  city: string | null;
  /** In whole years, youngest first. */
  ages: number[];
  children: number;
  languages: Language[];
  hasPets: boolean;
  carAvailable: boolean;
  hoursPerWeek: number;
}

export interface AuPairIntroduction {
  userType: 'aupair';
  /** Names of the cities that they would like; empty where any will do. */
  cities: string[];
  country: string | null;
  languages: Language[];
  hasInfantExperience: boolean;
  hasDrivingLicense: boolean;
}

export type Introduction = FamilyIntroduction | AuPairIntroduction;

export function introductionOfFamily(texts: FamilyTexts): FamilyIntroduction {
  const ages = parseChildAges(texts.childrenAges);
  return {
    userType: 'family',
    city: placesIn(placesOfFamily(texts.location, texts.region)).cities[0]?.name ?? null,
    // Incompletely parsed ages would leave a child out.
    ages: ages.length === texts.numberOfChildren ? ages : [],
    children: texts.numberOfChildren,
    languages: languagesOf(texts.languagesAtHome ?? ''),
    hasPets: texts.hasPets,
    carAvailable: texts.carAvailable,
    hoursPerWeek: texts.hoursPerWeek,
  };
}

export function introductionOfAuPair(texts: AuPairTexts): AuPairIntroduction {
  const { cities, anywhere } = placesIn(placesOfAuPair(texts.preferredLocation, texts.region));
  return {
    userType: 'aupair',
    cities: anywhere.length > 0 ? [] : cities.map(({ name }) => name),
    country: countryOf(texts.nationality)?.name ?? null,
    languages: languagesOf(texts.languages),
    hasInfantExperience: texts.hasInfantExperience,
    hasDrivingLicense: texts.hasDrivingLicense,
  };
}
