import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  CHILDREN,
  isShown,
  PERSON_COLUMNS,
  personalTables,
  READABLE,
  type FoundColumn,
  type PersonalTable,
} from './personal-tables.js';

/** Rows of one table that go into an export; whoever has more gets the first of them. */
const MOST_ROWS = 100_000;
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Reads everything that concerns one person, from whichever tables there are. */
@Injectable()
export class PersonalTablesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Rows by table; tables without any are left out. */
  async read(personId: string): Promise<Record<string, unknown[]>> {
    const columns = await this.columns();
    const tables = personalTables(columns);
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      // Some columns have no index: nobody waits for this but the job.
      await manager.query(`SET LOCAL statement_timeout = '120s'`);
      const found: Record<string, unknown[]> = {};
      for (const one of tables) found[one.table] = await this.rowsOf(one, personId, manager);
      for (const { table, column, of } of CHILDREN) {
        const parent = tables.find((one) => one.table === of);
        if (parent) found[table] = await this.childrenOf({ table, column, parent, columns }, personId, manager);
      }
      return Object.fromEntries(Object.entries(found).filter(([, rows]) => rows.length > 0));
    });
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

  private async rowsOf(
    { table, personColumns, shownColumns }: PersonalTable,
    personId: string,
    manager: EntityManager,
  ): Promise<unknown[]> {
    const condition = `(${belongs(personColumns)}) AND ${READABLE[table] ?? 'true'}`;
    return this.rows({ table, columns: shownColumns, condition }, personId, manager);
  }

  private async childrenOf(
    child: { table: string; column: string; parent: PersonalTable; columns: FoundColumn[] },
    personId: string,
    manager: EntityManager,
  ): Promise<unknown[]> {
    const { table, column, parent, columns } = child;
    const shown = columns.filter((one) => one.table === table && isShown(one.column, one.type));
    const parents = `SELECT id FROM ${quoted(parent.table)} WHERE ${belongs(parent.personColumns)}`;
    const condition = `${quoted(column)} IN (${parents})`;
    return this.rows({ table, columns: shown.map((one) => one.column), condition }, personId, manager);
  }

  private async rows(
    { table, columns, condition }: { table: string; columns: string[]; condition: string },
    personId: string,
    manager: EntityManager,
  ): Promise<unknown[]> {
    return manager.query<unknown[]>(
      `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(table)} WHERE ${condition} LIMIT ${MOST_ROWS}`,
      [personId],
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

const belongs = (columns: readonly string[]) => columns.map((column) => `${quoted(column)} = $1`).join(' OR ');
