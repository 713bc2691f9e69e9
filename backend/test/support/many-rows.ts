import { SearchIndexService } from '../../src/modules/search/index.js';
import { VisaRulesService } from '../../src/modules/visas/index.js';
import { LegalFactsService } from '../../src/platform/facts/index.js';
import type { World } from '../security/support/world.js';
import { ROW_KINDS, type RowKind } from './row-kinds.js';

/** Raises what the world's family, au pair and admin see of every kind to so many rows. */
export class ManyRows {
  private filled = 0;

  constructor(private readonly world: World) {}

  async fillUpTo(count: number): Promise<void> {
    const { database, app } = this.world.test;
    for (const kind of ROW_KINDS) {
      const [, , , most = count] = kind;
      await database.query(await this.insertOf(kind, this.filled + 1, Math.min(count, most)));
    }
    await database.query(
      'UPDATE conversations SET last_seq = 3000, user1_unread = $1, user2_unread = $1 WHERE id = $2',
      [count, this.world.ids['conversation']],
    );
    this.filled = count;
    // Rows written past the services are not noticed while what was read before is remembered.
    for (const service of [LegalFactsService, VisaRulesService]) app.get(service, { strict: false }).forget();
    await app.get(SearchIndexService, { strict: false }).reindexAll();
  }

  private async insertOf([table, like, but]: RowKind, from: number, to: number): Promise<string> {
    const numbers = `generate_series(${from}, ${to}) AS n`;
    const [columns, values] = [Object.keys(but).join(), Object.values(but).join()];
    if (like === null) return this.named(`INSERT INTO ${table} (${columns}) SELECT ${values} FROM ${numbers}`);
    const written = await this.world.test.database.query<{ name: string }>(
      `SELECT quote_ident(attname) AS name FROM pg_attribute
       WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attidentity = ''`,
      [table],
    );
    const names = written.map(({ name }) => name).join();
    const different = Object.entries(but).map(([column, value]) => `'${column}', ${value}`);
    return this.named(
      `INSERT INTO ${table} (${names}) SELECT ${names} FROM (
         SELECT (jsonb_populate_record(one, jsonb_build_object(${different.join()}))).*
         FROM (SELECT one FROM ${table} AS one WHERE ${like} LIMIT 1) AS found, ${numbers}) AS made`,
    );
  }

  private readonly named = (sql: string): string =>
    sql.replace(/\$([a-z]\w*)/gi, (whole, name: string) => {
      const found = this.world.ids[name];
      if (!found) throw new Error(`The world has no ${whole}`);
      return `'${found}'::uuid`;
    });
}
