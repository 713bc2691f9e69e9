import type { MigrationInterface, QueryRunner } from 'typeorm';
import { updateInBatches } from '../platform/database/update-in-batches.js';

/**
 * Keeps with the badge whether a working with children check was approved. Search lists only verified au pairs, whose
 * police certificate was approved, so their lists say so too.
 */
export class KeepChildrenChecks1795000244910 implements MigrationInterface {
  /** `updateInBatches` needs it. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE "profile_reputations" ADD IF NOT EXISTS "children_checked" boolean NOT NULL DEFAULT false',
    );
    await updateInBatches(
      runner,
      { table: 'profile_reputations', key: 'user_id' },
      `UPDATE "profile_reputations" SET "children_checked" = true FROM "verification_checks" done
       WHERE done."user_id" = "profile_reputations"."user_id" AND NOT "children_checked" AND done."kind" = 'working_with_children'
         AND done."approved_at" IS NOT NULL AND (done."valid_until" IS NULL OR done."valid_until" >= current_date)
         AND done."details"->'workingWithChildren'->>'status' IS DISTINCT FROM 'applied'`,
    );
    await runner.query(`
      CREATE OR REPLACE VIEW "member_card_facts" AS
      SELECT person."id", date_part('epoch', person."last_login_date") AS "last_login",
        date_part('epoch', known."verified_at") AS "verified_at",
        date_part('epoch', known."verified_until") AS "verified_until",
        known."rating_average"::float8, known."rating_count", known."reply_rate", known."reply_minutes",
        known."children_checked"
      FROM "profiles" AS person LEFT JOIN "profile_reputations" AS known ON known."user_id" = person."id"`);
    const terms = { table: 'au_pair_search_terms', key: 'user_id' };
    await updateInBatches(
      runner,
      terms,
      'UPDATE "au_pair_search_terms" SET "traits" = "traits" | 4 WHERE "traits" & 4 = 0',
    );
    await updateInBatches(
      runner,
      terms,
      `UPDATE "au_pair_search_terms" SET "traits" = "traits" | 8 FROM "profile_reputations" known
       WHERE known."user_id" = "au_pair_search_terms"."user_id" AND known."children_checked" AND "traits" & 8 = 0`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW "member_card_facts"');
    await runner.query(`
      CREATE VIEW "member_card_facts" AS
      SELECT person."id", date_part('epoch', person."last_login_date") AS "last_login",
        date_part('epoch', known."verified_at") AS "verified_at",
        date_part('epoch', known."verified_until") AS "verified_until",
        known."rating_average"::float8, known."rating_count", known."reply_rate", known."reply_minutes"
      FROM "profiles" AS person LEFT JOIN "profile_reputations" AS known ON known."user_id" = person."id"`);
    await runner.query('ALTER TABLE "profile_reputations" DROP COLUMN "children_checked"');
  }
}
