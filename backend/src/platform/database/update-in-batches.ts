import type { QueryRunner } from 'typeorm';

const BATCH = 5_000;

/**
 * Changes rows of a large table, so that none is locked for long. The migration must set `transaction = false`, and the
 * statement must skip what an interrupted run has changed.
 * @param key the first column of the primary key
 * @param statement an `UPDATE` of the table by its own name, which ends with a condition
 */
export async function updateInBatches(
  runner: Pick<QueryRunner, 'query'>,
  { table, key }: { table: string; key: string },
  statement: string,
  size = BATCH,
): Promise<void> {
  let after: unknown[] = [];
  for (;;) {
    const from: string = after.length > 0 ? `"${table}"."${key}" > $1` : 'true';
    const [row]: { last: unknown }[] = await runner.query(
      `SELECT last FROM (SELECT "${key}" AS last FROM "${table}" WHERE ${from} ORDER BY last LIMIT ${size}) AS batch
       ORDER BY last DESC LIMIT 1`,
      after,
    );
    if (!row) return;
    await runner.query(`${statement} AND ${from} AND "${table}"."${key}" <= $${after.length + 1}`, [
      ...after,
      row.last,
    ]);
    after = [row.last];
  }
}
