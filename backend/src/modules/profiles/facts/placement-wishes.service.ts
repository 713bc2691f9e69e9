import { Injectable } from '@nestjs/common';
import type { City, Region } from '../../country/index.js';
import { childrenInWords } from '../families/children-in-words.js';
import { RoleProfileTextsRepository } from './role-profile-texts.repository.js';
import { auPairFacts } from './au-pair-facts.js';
import { isoOfDay, today, type Day } from './day.js';
import { familyFacts } from './family-facts.js';
import { placesIn } from './location-bits.js';
import { AU_PAIR_TRAITS, FAMILY_TRAITS } from './traits.js';

/** A person's wishes for a placement, from their profile. Null if unknown. */
interface PlacementWishes {
  region: Region;
  /** ISO day; today for "now". */
  from: string | null;
  monthsMin: number | null;
  monthsMax: number | null;
  hoursPerWeek: number | null;
}

export interface FamilyPlacementWishes extends PlacementWishes {
  city: City | null;
  /** Without names and exact ages. */
  children: string;
  accommodation: string;
  carAvailable: boolean;
}

export interface AuPairPlacementWishes extends PlacementWishes {
  drives: boolean;
}

/** Wishes of families and au pairs, for modules that bring them together. */
@Injectable()
export class PlacementWishesService {
  constructor(private readonly texts: RoleProfileTextsRepository) {}

  /** Null while the profile is not complete. */
  async ofFamily(id: string): Promise<FamilyPlacementWishes | null> {
    const texts = await this.texts.completedFamily(id);
    if (!texts) return null;
    const facts = familyFacts(texts);
    return {
      region: texts.region,
      city: placesIn(facts.places).cities[0] ?? null,
      from: isoFrom(facts.starts),
      monthsMin: facts.stayMin,
      monthsMax: facts.stayMax,
      hoursPerWeek: facts.hours,
      children: childrenInWords(texts.numberOfChildren, texts.childrenAges),
      accommodation: texts.accommodationDetails,
      carAvailable: (facts.traits & FAMILY_TRAITS.carAvailable) !== 0,
    };
  }

  /** Null while the profile is not complete. */
  async ofAuPair(id: string): Promise<AuPairPlacementWishes | null> {
    const texts = await this.texts.completedAuPair(id);
    if (!texts) return null;
    const facts = auPairFacts(texts);
    return {
      region: texts.region,
      from: isoFrom(facts.available),
      monthsMin: facts.stayMin,
      monthsMax: facts.stayMax,
      hoursPerWeek: facts.hours,
      drives: (facts.traits & AU_PAIR_TRAITS.drives) !== 0,
    };
  }
}

const isoFrom = (day: Day | null) => (day === null ? null : isoOfDay(Math.max(day, today())));
