import type pg from 'pg';

/** Exists in a database from the beginning of a restore until it is complete. */
const MARK = 'public.unfinished_restore';

export const markUnfinishedRestore = (client: pg.Client) => client.query(`CREATE TABLE ${MARK} (since timestamptz)`);
export const unmarkUnfinishedRestore = (client: pg.Client) => client.query(`DROP TABLE ${MARK}`);

export async function isUnfinishedRestore(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [MARK]);
  return rows[0]?.found ?? false;
}
