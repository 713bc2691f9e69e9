import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { localityOf } from '../../country/index.js';
import { RoleProfileFactsService } from '../../profiles/index.js';
import { VisaLimitsService, withMayStay } from '../../visas/index.js';
import { CardWriterService } from '../cards/card-writer.service.js';
import { suburbLine } from '../cards/card-lines.js';
import { SearchIndexRepository } from './search-index.repository.js';
import { toAuPairRow, toFamilyRow } from './search-rows.js';
import { termsOfAuPair, termsOfFamily } from './terms.js';
import { visaTermsOf } from './visa-terms.js';

const BATCH = 500;
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';

/** Updates the search index in the transaction that changes a profile. */
@Injectable()
export class SearchIndexService {
  constructor(
    private readonly index: SearchIndexRepository,
    private readonly facts: RoleProfileFactsService,
    private readonly transactions: TransactionsService,
    private readonly cards: CardWriterService,
    private readonly limits: VisaLimitsService,
  ) {}

  /** Paused, incomplete and unverified people, and ids of another role, are in no list. */
  async refresh(manager: EntityManager, userId: string, role: 'family' | 'aupair'): Promise<void> {
    if (role === 'family') await this.refreshFamilies(manager, [userId]);
    else await this.refreshAuPairs(manager, [userId]);
  }

  /**
   * Indexes every profile again, in batches of one transaction each; search works meanwhile. For a release that reads
   * texts differently.
   */
  async reindexAll(): Promise<{ auPairs: number; families: number }> {
    const auPairs = await this.inBatches(
      (after) => this.facts.auPairIdsAfter(after, BATCH),
      (manager, ids) => this.refreshAuPairs(manager, ids),
    );
    const families = await this.inBatches(
      (after) => this.facts.familyIdsAfter(after, BATCH),
      (manager, ids) => this.refreshFamilies(manager, ids),
    );
    return { auPairs, families };
  }

  /** Updates what depends on visa rules and the day. Work that is already done is skipped. */
  async refreshVisas(): Promise<number> {
    return this.inBatches(
      (after) => this.facts.auPairIdsAfter(after, BATCH),
      (manager, ids) => this.listAuPairs(manager, ids),
    );
  }

  private async refreshAuPairs(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await this.listAuPairs(manager, ids);
    await this.cards.refreshAuPairs(ids);
  }

  private async listAuPairs(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await this.facts.lock('aupair', ids, manager);
    const facts = await this.facts.listedAuPairs(ids, manager);
    const rules = {
      australia: await this.limits.rulesOf('australia'),
      newzealand: await this.limits.rulesOf('newzealand'),
    };
    const rows = facts.map((read) => {
      const auPair = withMayStay(read, rules[read.visa.region]);
      return { ...toAuPairRow(auPair), terms: [...termsOfAuPair(auPair), ...visaTermsOf(read, rules)] };
    });
    await this.index.replaceAuPairs(ids, rows, manager);
  }

  private async refreshFamilies(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await this.facts.lock('family', ids, manager);
    const facts = await this.facts.listedFamilies(ids, manager);
    const rows = facts.map(({ location, region, ...family }) => ({
      ...toFamilyRow(family),
      // Nothing finer than what the family's card says to members.
      terms: termsOfFamily(family, localityOf(suburbLine(location, region), region)),
    }));
    await this.index.replaceFamilies(ids, rows, manager);
    await this.cards.refreshFamilies(ids);
  }

  private async inBatches(
    idsAfter: (after: string) => Promise<string[]>,
    refresh: (manager: EntityManager, ids: readonly string[]) => Promise<void>,
  ): Promise<number> {
    let seen = 0;
    for (let after = BEFORE_ALL_IDS; ;) {
      const ids = await idsAfter(after);
      const last = ids.at(-1);
      if (last === undefined) return seen;
      await this.transactions.run((manager) => refresh(manager, ids));
      seen += ids.length;
      after = last;
    }
  }
}
