import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import type { SearchTable } from './search-table.js';
import type { Term } from './terms.js';

interface Statistics {
  rows: number;
  terms: Term[] | null;
  shares: number[] | null;
}

/** Estimates list sizes from the database's statistics, without counting. */
@Injectable()
export class TermSizesRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** Estimated people per term; null before the table is first analysed. */
  async estimate({ name }: SearchTable): Promise<Map<Term, number> | null> {
    const [statistics] = await this.sql.rows<Statistics>(
      'search-term-statistics',
      `SELECT class.reltuples AS rows, statistics.most_common_vals::text::integer[] AS terms,
              statistics.most_common_freqs AS shares
       FROM pg_class AS class
       JOIN pg_namespace AS namespace ON namespace.oid = class.relnamespace
       JOIN pg_stats AS statistics ON statistics.schemaname = namespace.nspname
        AND statistics.tablename = class.relname AND statistics.attname = 'term'
       WHERE class.oid = to_regclass($1)`,
      [name],
    );
    if (!statistics?.terms) return null;
    const { rows, terms, shares } = statistics;
    return new Map(terms.map((term, index) => [term, Math.round(rows * (shares?.[index] ?? 0))]));
  }
}
