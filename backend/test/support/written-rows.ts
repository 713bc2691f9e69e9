import { everythingDone } from './settled.js';
import type { TestApp } from './test-app.js';
import type { TestDatabase } from './test-database.js';

/** Tables that the product writes to automatically, without a request. */
const WRITTEN_AUTOMATICALLY = /^(outbox_events|event_deliveries|metric_runs|daily_metrics|rate_limit|mail_|migrations)/;

/** The changes that count in tables whose rows deliveries update after the answer. */
const WATCHED: Record<string, string> = {
  notifications: 'UPDATE OF read_at OR',
  push_subscriptions: '',
};

/** Records every written row of the product’s tables from now on. */
export class WrittenRows {
  private constructor(private readonly database: TestDatabase) {}

  static async watch(database: TestDatabase): Promise<WrittenRows> {
    await database.query('CREATE TABLE observed_writes (id bigserial, name text)');
    await database.query(
      `CREATE FUNCTION observe_write() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN INSERT INTO observed_writes (name) VALUES (TG_OP || ' ' || TG_TABLE_NAME); RETURN NULL; END $$`,
    );
    const tables = await database.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
       AND relname <> 'observed_writes' AND pg_get_userbyid(relowner) = current_user`,
    );
    for (const { name } of tables)
      if (!WRITTEN_AUTOMATICALLY.test(name))
        await database.query(
          `CREATE TRIGGER observe_write AFTER ${WATCHED[name] ?? 'UPDATE OR'} INSERT OR DELETE ON "${name}"
           FOR EACH ROW EXECUTE FUNCTION observe_write()`,
        );
    return new WrittenRows(database);
  }

  /** Tables that were written to since the last look, with the kind of write. */
  async sinceLastLook(): Promise<string[]> {
    return Object.keys(await this.counts()).sort();
  }

  /** Counts the rows that `work` writes, by table, with those of its events and emails. */
  async during(test: TestApp, work: () => Promise<unknown>): Promise<Record<string, number>> {
    await everythingDone(test);
    await this.counts();
    await work();
    await everythingDone(test);
    return this.counts();
  }

  private async counts(): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { name } of await this.database.query<{ name: string }>('DELETE FROM observed_writes RETURNING name'))
      counts[name] = (counts[name] ?? 0) + 1;
    return counts;
  }
}
