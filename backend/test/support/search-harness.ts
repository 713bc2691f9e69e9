import { DataSource } from 'typeorm';
import { ClockService } from '../../src/platform/clock/index.js';
import { PreparedSqlService, TransactionsService } from '../../src/platform/database/index.js';
import { CardWriterService } from '../../src/modules/search/cards/card-writer.service.js';
import { SearchCardsRepository } from '../../src/modules/search/cards/search-cards.repository.js';
import { CardRowsRepository } from '../../src/modules/profiles/cards/card-rows.repository.js';
import { CardRowsService } from '../../src/modules/profiles/cards/card-rows.service.js';
import { SearchIndexService } from '../../src/modules/search/search-index/search-index.service.js';
import { RoleProfileFactsService } from '../../src/modules/profiles/facts/role-profile-facts.service.js';
import { RoleProfileTextsRepository } from '../../src/modules/profiles/facts/role-profile-texts.repository.js';
import { SearchIndexRepository } from '../../src/modules/search/search-index/search-index.repository.js';
import { SearchPagesService } from '../../src/modules/search/results/search-pages.service.js';
import { SearchWalkRepository } from '../../src/modules/search/results/search-walk.repository.js';
import { TermSizesService } from '../../src/modules/search/search-index/term-sizes.service.js';
import { TermSizesRepository } from '../../src/modules/search/search-index/term-sizes.repository.js';
import type { Region } from '../../src/modules/country/index.js';
import { isoOfDay } from '../../src/modules/profiles/facts/day.js';
import type { VisaLimitsService } from '../../src/modules/visas/members/visa-limits.service.js';
import { releasedVisas } from '../../src/modules/visas/rules/released-visas.js';
import { SEARCH_DAY } from './arbitrary-search.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/** Sizes that mislead: which list is walked must never change the answer. */
class MisleadingSizes extends TermSizesService {
  seed = 0;
  override async of() {
    return { of: (term: number) => 1 + ((term * 7_919 + this.seed) % 101), measured: this.seed % 2 === 0 };
  }
}

/** The search without the API around it, on a database of its own. */
export interface SearchHarness {
  database: TestDatabase;
  transactions: TransactionsService;
  index: SearchIndexService;
  pages: SearchPagesService;
  sizes: MisleadingSizes;
  close(): Promise<void>;
}

/** The rules of the release on the day of arbitrary searches. */
const releasedLimits: Pick<VisaLimitsService, 'rulesOf'> = {
  rulesOf: (region: Region) =>
    Promise.resolve({
      region,
      day: isoOfDay(SEARCH_DAY),
      visas: releasedVisas(region).visas,
      rules: releasedVisas(region).rules,
    }),
};

export async function createSearchHarness(): Promise<SearchHarness> {
  const database = await createTestDatabase();
  const dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  const sql = new PreparedSqlService(dataSource);
  const transactions = new TransactionsService(dataSource);
  const sizes = new MisleadingSizes(new TermSizesRepository(sql));
  return {
    database,
    transactions,
    index: new SearchIndexService(
      new SearchIndexRepository(),
      new RoleProfileFactsService(new RoleProfileTextsRepository(dataSource, sql), new ClockService()),
      transactions,
      new CardWriterService(new CardRowsService(new CardRowsRepository(sql)), new SearchCardsRepository(sql)),
      releasedLimits as VisaLimitsService,
    ),
    pages: new SearchPagesService(new SearchWalkRepository(sql), sizes),
    sizes,
    close: async () => {
      await dataSource.destroy();
      await database.drop();
    },
  };
}
