import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PersonalDataRegistry } from '../../../platform/personal-data/index.js';
import { quoted } from '../quoted.js';

/** Rows in memory at once. */
const AT_ONCE = 500;

/** Reads the data that modules have declared for a person's export. */
@Injectable()
export class ExportRowsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registry: PersonalDataRegistry,
  ) {}

  /**
   * All rows in batches, table by table, from one snapshot; empty tables are left out. Holds a connection until the
   * last batch.
   */
  async *read(personId: string): AsyncGenerator<{ table: string; rows: unknown[] }> {
    const columns = await this.columns();
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.startTransaction('REPEATABLE READ');
      // Some columns have no index, and storage may be slow: only this job waits for it.
      await runner.query(`SET LOCAL statement_timeout = '120s'`);
      await runner.query(`SET LOCAL idle_in_transaction_session_timeout = '120s'`);
      for (const [table, { export: rule }] of this.registry.tables()) {
        if ('leftOut' in rule) continue;
        const shown = (columns.get(table) ?? []).filter((column) => !rule.hide?.includes(column));
        const values = shown.map((column) => {
          const isWithheld = rule.withheld?.[column];
          const name = quoted(column);
          return isWithheld === undefined ? name : `CASE WHEN ${isWithheld} THEN NULL ELSE ${name} END AS ${name}`;
        });
        const select = `SELECT ${values.join(', ')} FROM ${quoted(table)} WHERE ${rule.where}`;
        await runner.query(`DECLARE personal_rows NO SCROLL CURSOR FOR ${select}`, [personId]);
        const next = () => runner.query(`FETCH ${AT_ONCE} FROM personal_rows`) as Promise<unknown[]>;
        for (let rows = await next(); rows.length > 0; rows = await next()) yield { table, rows };
        await runner.query('CLOSE personal_rows');
      }
      await runner.commitTransaction();
    } finally {
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      await runner.release();
    }
  }

  /** The columns of each table, except bytes, which are keys and secrets. */
  private async columns(): Promise<Map<string, string[]>> {
    const rows = await this.dataSource.query<{ table: string; columns: string[] }[]>(
      `SELECT c.relname AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
       WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.atttypid <> 'bytea'::regtype
       GROUP BY c.relname`,
    );
    return new Map(rows.map(({ table, columns }) => [table, columns]));
  }
}
