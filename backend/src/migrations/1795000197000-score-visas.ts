import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../platform/database/create-index.js';

const TABLE = 'au_pair_search_terms';
const FACTS =
  'created available places traits nationality age stay_min stay_max hours languages days_off refuses most_hours least_days_off least_child_age'.split(
    ' ',
  );
const ADDED = ['visa_months', 'visa_start_before', 'visa_ends'];
/** Not known: the index and the nightly update write what is. */
const UNKNOWN_DAY = 2_147_483_647;

const covering = (key: string, direction: '' | ' DESC', facts: readonly string[]) =>
  `ON "${TABLE}" ("term", "${key}"${direction}, "user_id"${direction}) INCLUDE (${facts
    .filter((column) => column !== key)
    .join(', ')})`;

/** How long an au pair's visa allows, for the match score: in what search reads. The older release reads new indexes too. */
export class ScoreVisas1795000197000 implements MigrationInterface {
  /** `createIndexConcurrently` needs it. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "${TABLE}" ADD IF NOT EXISTS "visa_months" smallint,
      ADD IF NOT EXISTS "visa_start_before" integer NOT NULL DEFAULT ${UNKNOWN_DAY},
      ADD IF NOT EXISTS "visa_ends" integer NOT NULL DEFAULT ${UNKNOWN_DAY}`);
    const facts = [...FACTS, ...ADDED];
    await createIndexConcurrently(runner, `${TABLE}_visa_newest_idx`, covering('created', ' DESC', facts));
    await createIndexConcurrently(runner, `${TABLE}_visa_soonest_idx`, covering('available', '', facts));
    for (const order of ['newest', 'soonest'])
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS "${TABLE}_${order}_idx"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, `${TABLE}_newest_idx`, covering('created', ' DESC', FACTS));
    await createIndexConcurrently(runner, `${TABLE}_soonest_idx`, covering('available', '', FACTS));
    for (const order of ['newest', 'soonest']) await runner.query(`DROP INDEX "${TABLE}_visa_${order}_idx"`);
    await runner.query(`ALTER TABLE "${TABLE}" ${ADDED.map((column) => `DROP "${column}"`).join(', ')}`);
  }
}
