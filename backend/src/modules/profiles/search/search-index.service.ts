import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { auPairFacts } from '../facts/au-pair-facts.js';
import { familyFacts, hasFoundSomebody } from '../facts/family-facts.js';
import { SearchIndexRepository } from './search-index.repository.js';
import { toAuPairRow, toFamilyRow } from './search-rows.js';
import { termsOfAuPair, termsOfFamily } from './terms.js';

const BATCH = 500;
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';

/**
 * Keeps what search reads in step with what people write. Call it in the transaction that changes a role profile,
 * its `active`, the person's region or `hasCompletedProfile`, or whether they are verified.
 */
@Injectable()
export class SearchIndexService {
  constructor(
    private readonly index: SearchIndexRepository,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  /** Paused, incomplete and unverified au pairs, and ids that are none, end up in no list. */
  async refreshAuPair(manager: EntityManager, userId: string): Promise<void> {
    await this.refreshAuPairs(manager, [userId]);
  }

  async refreshFamily(manager: EntityManager, userId: string): Promise<void> {
    await this.refreshFamilies(manager, [userId]);
  }

  /**
   * Reads every profile again, in batches of one transaction each; people can be found all the while. For after a
   * release that reads texts differently.
   */
  async reindexAll(): Promise<{ auPairs: number; families: number }> {
    const auPairs = await this.inBatches(
      (after) => this.index.auPairIdsAfter(after, BATCH),
      (manager, ids) => this.refreshAuPairs(manager, ids),
    );
    const families = await this.inBatches(
      (after) => this.index.familyIdsAfter(after, BATCH),
      (manager, ids) => this.refreshFamilies(manager, ids),
    );
    return { auPairs, families };
  }

  private async refreshAuPairs(manager: EntityManager, ids: readonly string[]): Promise<void> {
    const facts = (await this.index.listedAuPairs(ids, this.clock.now(), manager)).map(auPairFacts);
    const rows = facts.map((auPair) => ({ ...toAuPairRow(auPair), terms: termsOfAuPair(auPair) }));
    await this.index.replaceAuPairs(ids, rows, manager);
  }

  private async refreshFamilies(manager: EntityManager, ids: readonly string[]): Promise<void> {
    const looking = (await this.index.listedFamilies(ids, manager)).filter((family) => !hasFoundSomebody(family));
    const facts = looking.map(familyFacts);
    const rows = facts.map((family) => ({ ...toFamilyRow(family), terms: termsOfFamily(family) }));
    await this.index.replaceFamilies(ids, rows, manager);
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
