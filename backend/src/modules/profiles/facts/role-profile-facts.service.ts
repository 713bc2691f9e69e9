import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { auPairFacts, type AuPairFacts } from './au-pair-facts.js';
import { familyFacts, hasFoundAuPair, type FamilyFacts } from './family-facts.js';
import { RoleProfileTextsRepository } from './role-profile-texts.repository.js';

/** What can be counted and compared of complete profiles, paused or not. */
@Injectable()
export class RoleProfileFactsService {
  constructor(
    private readonly texts: RoleProfileTextsRepository,
    private readonly clock: ClockService,
  ) {}

  /** Null while the profile is not complete. */
  async auPair(id: string): Promise<AuPairFacts | null> {
    return (await this.auPairs([id]))[0] ?? null;
  }

  async family(id: string): Promise<FamilyFacts | null> {
    return (await this.families([id]))[0] ?? null;
  }

  async auPairs(ids: readonly string[]): Promise<AuPairFacts[]> {
    return (await this.texts.completedAuPairs(ids)).map(auPairFacts);
  }

  async families(ids: readonly string[]): Promise<FamilyFacts[]> {
    return (await this.texts.completedFamilies(ids)).map(familyFacts);
  }

  /** Those of `ids` who can be found now: complete, not paused, verified. Locks them until the transaction ends. */
  async listedAuPairs(ids: readonly string[], manager: EntityManager): Promise<AuPairFacts[]> {
    return (await this.texts.listedAuPairs(ids, this.clock.now(), manager)).map(auPairFacts);
  }

  /** The same for families, which need no badge but still look for someone. */
  async listedFamilies(ids: readonly string[], manager: EntityManager): Promise<FamilyFacts[]> {
    const families = await this.texts.listedFamilies(ids, manager);
    return families.filter((family) => !hasFoundAuPair(family)).map(familyFacts);
  }

  /** Ids in their order, found in search or not. */
  auPairIdsAfter(id: string, limit: number): Promise<string[]> {
    return this.texts.auPairIdsAfter(id, limit);
  }

  familyIdsAfter(id: string, limit: number): Promise<string[]> {
    return this.texts.familyIdsAfter(id, limit);
  }
}
