import { Injectable } from '@nestjs/common';
import { auPairFacts } from '../facts/au-pair-facts.js';
import { isoOfDay, NOW, type Day } from '../facts/day.js';
import { familyFacts } from '../facts/family-facts.js';
import { RoleProfileTextsRepository } from '../facts/role-profile-texts.repository.js';

/** A family's values for an agreement; null if unknown. */
interface FamilyInTerms {
  location: string;
  /** ISO date. */
  startsOn: string | null;
  stayMonths: number | null;
  hoursPerWeek: number;
  childrenAges: string;
  accommodationDetails: string;
  ownBathroom: boolean;
  carAvailable: boolean;
}

/** The same for an au pair. */
interface AuPairInTerms {
  /** ISO date of the first available day. */
  freeFrom: string | null;
  stayMonths: number | null;
  hasDrivingLicense: boolean;
}

const dated = (day: Day | null) => (day === null || day === NOW ? null : isoOfDay(day));

/** Profile values for a new agreement; also of paused profiles. */
@Injectable()
export class ProfilesInTermsService {
  constructor(private readonly texts: RoleProfileTextsRepository) {}

  /** Null while there is no complete profile. */
  async family(id: string): Promise<FamilyInTerms | null> {
    const texts = await this.texts.completedFamily(id);
    if (!texts) return null;
    const { starts, stayMin } = familyFacts(texts);
    const { location, hoursPerWeek, childrenAges, accommodationDetails, ownBathroom, carAvailable } = texts;
    const fields = { location, hoursPerWeek, childrenAges, accommodationDetails, ownBathroom, carAvailable };
    return { startsOn: dated(starts), stayMonths: stayMin, ...fields };
  }

  async auPair(id: string): Promise<AuPairInTerms | null> {
    const texts = await this.texts.completedAuPair(id);
    if (!texts) return null;
    const { available, stayMin } = auPairFacts(texts);
    return { freeFrom: dated(available), stayMonths: stayMin, hasDrivingLicense: texts.hasDrivingLicense };
  }
}
