import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../platform/database/create-index.js';

/** “Has Lena arrived?”: the answer, and when the family is reminded of it. The previous release fills neither in. */
export class AskIfAuPairsArrived1795000245700 implements MigrationInterface {
  /** The rows are filled while others use the table, and `createIndexConcurrently` needs it. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "arrival_plans" ADD COLUMN IF NOT EXISTS "arrived_at" timestamptz');
    await runner.query('ALTER TABLE "arrival_plans" ADD COLUMN IF NOT EXISTS "arrival_check_at" timestamptz');
    await runner.query(`UPDATE "arrival_plans" SET "arrival_check_at" = evening."at"
      FROM (SELECT "agreement_id" AS "id", (coalesce(("arrival_at" AT TIME ZONE "time_zone")::date, "starts_on")
        + time '19:00') AT TIME ZONE "time_zone" AS "at" FROM "arrival_plans") evening
      WHERE evening."id" = "agreement_id" AND evening."at" > now()`);
    await createIndexConcurrently(
      runner,
      'arrival_plans_arrival_check_at_idx',
      'ON "arrival_plans" ("arrival_check_at") WHERE arrival_check_at IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "arrival_plans" DROP COLUMN "arrival_check_at"');
    await runner.query('ALTER TABLE "arrival_plans" DROP COLUMN "arrived_at"');
  }
}
