import { DataSource } from 'typeorm';
import { Clock } from '../../src/platform/clock/index.js';
import { PreparedSql, Transactions } from '../../src/platform/database/index.js';
import { SearchIndex } from '../../src/modules/profiles/search/search-index.js';
import { SearchIndexRepository } from '../../src/modules/profiles/search/search-index.repository.js';
import { SearchPages } from '../../src/modules/profiles/search/search-pages.js';
import { SearchWalkRepository } from '../../src/modules/profiles/search/search-walk.repository.js';
import { TermSizes } from '../../src/modules/profiles/search/term-sizes.js';
import { TermSizesRepository } from '../../src/modules/profiles/search/term-sizes.repository.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/** Sizes that mislead: which list is walked must never change the answer. */
export class MisleadingSizes extends TermSizes {
  seed = 0;
  override async of() {
    return { of: (term: number) => 1 + ((term * 7_919 + this.seed) % 101), measured: this.seed % 2 === 0 };
  }
}

/** The search without the API around it, on a database of its own. */
export interface SearchHarness {
  database: TestDatabase;
  transactions: Transactions;
  index: SearchIndex;
  pages: SearchPages;
  sizes: MisleadingSizes;
  close(): Promise<void>;
}

export async function createSearchHarness(): Promise<SearchHarness> {
  const database = await createTestDatabase();
  const dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  const sql = new PreparedSql(dataSource);
  const transactions = new Transactions(dataSource);
  const sizes = new MisleadingSizes(new TermSizesRepository(sql));
  return {
    database,
    transactions,
    index: new SearchIndex(new SearchIndexRepository(dataSource), transactions, new Clock()),
    pages: new SearchPages(new SearchWalkRepository(sql), sizes),
    sizes,
    close: async () => {
      await dataSource.destroy();
      await database.drop();
    },
  };
}
