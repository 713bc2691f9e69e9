import type { QueryRunner } from 'typeorm';

/**
 * Builds an index while the table is read and written. The migration must set `transaction = false`.
 * @param definition what follows the name in `CREATE INDEX`, for example `ON "plans" ("tier")`
 */
export async function createIndexConcurrently(runner: QueryRunner, name: string, definition: string): Promise<void> {
  // The build waits for every older statement to end, and no one waits behind it.
  await runner.query(`SET lock_timeout = 0`);
  try {
    // An interrupted build leaves an invalid index.
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS "${name}"`);
    await runner.query(`CREATE INDEX CONCURRENTLY "${name}" ${definition}`);
  } finally {
    await runner.query('RESET lock_timeout');
  }
}
