import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CHILDREN, isShown, PERSON_COLUMNS, personalTables, READABLE, type FoundColumn } from './personal-tables.js';

/** Rows that are in memory at once. */
const AT_ONCE = 500;
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Reads everything that concerns one person, from whichever tables there are. */
@Injectable()
export class PersonalTablesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * All rows, some at a time, those of one table after each other and as of one moment; tables without any are left
   * out. A connection is held until the last has been asked for.
   */
  async *read(personId: string): AsyncGenerator<{ table: string; rows: unknown[] }> {
    const questions = questionsOf(await this.columns());
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.startTransaction('REPEATABLE READ');
      // Some columns have no index, and the store may be slow: nobody waits for this but the job.
      await runner.query(`SET LOCAL statement_timeout = '120s'`);
      await runner.query(`SET LOCAL idle_in_transaction_session_timeout = '120s'`);
      for (const { table, columns, condition } of questions) {
        const select = `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(table)} WHERE ${condition}`;
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

  /** Every column of the product's tables, and whether it holds a person's id. */
  async columns(): Promise<FoundColumn[]> {
    return this.dataSource.query<FoundColumn[]>(
      `SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, NULL) AS type,
         (c.relname = 'accounts' AND a.attname = 'id')
         OR (a.atttypid = 'uuid'::regtype AND a.attname = ANY ($1))
         OR EXISTS (SELECT FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'f'
                    AND k.conkey = ARRAY[a.attnum] AND k.confrelid IN ('accounts'::regclass, 'profiles'::regclass)) AS "ofPerson"
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
       WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
       ORDER BY c.relname, a.attnum`,
      [PERSON_COLUMNS],
    );
  }

  /** Keys under which papers that the person sent as evidence lie, with their names. */
  async papersOf(personId: string): Promise<{ key: string; name: string }[]> {
    return this.dataSource.query(
      `SELECT f.storage_key AS key, f.file_name AS name
       FROM verification_files f JOIN verification_checks c ON c.id = f.check_id WHERE c.user_id = $1`,
      [personId],
    );
  }
}

/** What is asked of each table: rows of the person's own, and rows that hang on one of these. */
function questionsOf(columns: readonly FoundColumn[]): { table: string; columns: string[]; condition: string }[] {
  const personal = personalTables(columns);
  const conditions = new Map<string, string[]>();
  const add = (table: string, condition: string) =>
    conditions.set(table, [...(conditions.get(table) ?? []), `(${condition})`]);
  for (const { table, personColumns } of personal)
    add(table, `(${belongs(personColumns)}) AND ${READABLE[table] ?? 'true'}`);
  for (const { table, column, of } of CHILDREN) {
    const parent = personal.find((one) => one.table === of);
    if (!parent) continue;
    const parents = `SELECT id FROM ${quoted(of)} WHERE ${belongs(parent.personColumns)}`;
    add(table, `${quoted(column)} IN (${parents})`);
  }
  return [...conditions].map(([table, ways]) => ({
    table,
    columns: columns.filter((one) => one.table === table && isShown(one.column, one.type)).map(({ column }) => column),
    condition: ways.join(' OR '),
  }));
}

const belongs = (columns: readonly string[]) => columns.map((column) => `${quoted(column)} = $1`).join(' OR ');
