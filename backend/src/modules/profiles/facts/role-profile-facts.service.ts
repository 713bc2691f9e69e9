import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import type { UserType } from '../../../platform/identity/index.js';
import type { AuPairPageFacts } from '../au-pairs/au-pair-profiles.service.js';
import type { FamilyPageFacts } from '../families/family-profiles.service.js';
import type { PagePerson } from '../people/role-pages.repository.js';
import { auPairFacts, type AuPairFactsWithVisa, type AuPairTexts } from './au-pair-facts.js';
import { dayOfIso, dayOfMoment, type Day } from './day.js';
import {
  familyFacts,
  familyFactsWithLocation,
  hasFoundAuPair,
  type FamilyFacts,
  type FamilyFactsWithLocation,
} from './family-facts.js';
import { introductionOfAuPair, introductionOfFamily, type Introduction } from './introduction-facts.js';
import { RoleProfileTextsRepository } from './role-profile-texts.repository.js';
import { visaFactsOf, type VisaFacts } from './visa.js';

/** Comparable facts of complete profiles, paused or not. */
@Injectable()
export class RoleProfileFactsService {
  constructor(
    private readonly texts: RoleProfileTextsRepository,
    private readonly clock: ClockService,
  ) {}

  /** Null while the profile is not complete. */
  async auPair(id: string): Promise<AuPairFactsWithVisa | null> {
    return (await this.auPairs([id]))[0] ?? null;
  }

  /** The same of a page that was read already. */
  ofAuPairPage({ auPair, ...person }: AuPairPageFacts): AuPairFactsWithVisa | null {
    return person.hasCompletedProfile ? auPairFacts({ ...auPair, ...countable(person) }, this.today()) : null;
  }

  ofFamilyPage({ family, ...person }: FamilyPageFacts): FamilyFacts | null {
    return person.hasCompletedProfile ? familyFacts({ ...family, ...countable(person) }) : null;
  }

  async family(id: string): Promise<FamilyFacts | null> {
    return (await this.families([id]))[0] ?? null;
  }

  /** Reads the facts for openers of a first message; null while the profile is not complete. */
  async introductionOf(id: string, userType: UserType): Promise<Introduction | null> {
    if (userType === 'family') {
      const family = await this.texts.completedFamily(id);
      return family && introductionOfFamily(family);
    }
    const auPair = await this.texts.completedAuPair(id);
    return auPair && introductionOfAuPair(auPair);
  }

  async auPairs(ids: readonly string[]): Promise<AuPairFactsWithVisa[]> {
    return this.factsOf(await this.texts.completedAuPairs(ids));
  }

  /** Reads the facts that decide on the visas of au pairs, by id. For calculations only: members must not see them. */
  async visas(ids: readonly string[]): Promise<ReadonlyMap<string, VisaFacts>> {
    const rows = await this.texts.visaTexts(ids);
    return new Map(rows.flatMap(({ id, texts }) => (texts ? [[id, visaFactsOf(texts)] as const] : [])));
  }

  async families(ids: readonly string[]): Promise<FamilyFacts[]> {
    return (await this.texts.completedFamilies(ids)).map(familyFacts);
  }

  /**
   * Locks profiles until commit, so that concurrent projections run one after the other and the second one reads the
   * first one’s result.
   */
  async lock(role: 'family' | 'aupair', ids: readonly string[], manager: EntityManager): Promise<void> {
    await this.texts.lock(role, ids, manager);
  }

  /** Returns the `ids` who can be found now: complete, active, verified. */
  async listedAuPairs(ids: readonly string[], manager: EntityManager): Promise<AuPairFactsWithVisa[]> {
    return this.factsOf(await this.texts.listedAuPairs(ids, this.clock.now(), manager));
  }

  /** The same for families, who need no verification but must still be looking. */
  async listedFamilies(ids: readonly string[], manager: EntityManager): Promise<FamilyFactsWithLocation[]> {
    const families = await this.texts.listedFamilies(ids, manager);
    return families.filter((family) => !hasFoundAuPair(family)).map(familyFactsWithLocation);
  }

  /** Ids in their order, found in search or not. */
  auPairIdsAfter(id: string, limit: number): Promise<string[]> {
    return this.texts.auPairIdsAfter(id, limit);
  }

  familyIdsAfter(id: string, limit: number): Promise<string[]> {
    return this.texts.familyIdsAfter(id, limit);
  }

  private factsOf(auPairs: readonly AuPairTexts[]): AuPairFactsWithVisa[] {
    const today = this.today();
    return auPairs.map((texts) => auPairFacts(texts, today));
  }

  private today(): Day {
    return dayOfMoment(this.clock.now());
  }
}

/** Days given away as days since 1970-01-01. */
const countable = ({ region, taken }: Pick<PagePerson, 'region' | 'taken'>) => ({
  region,
  taken: taken.map(({ from, to }) => [dayOfIso(from) ?? 0, dayOfIso(to) ?? 0] as const),
});
