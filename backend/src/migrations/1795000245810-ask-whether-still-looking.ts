import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether people who were away for a month are still looking. Cards say so of those who did not answer. */
export class AskWhetherStillLooking1795000245810 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "still_looking_questions" (
      "user_id" uuid NOT NULL, "asked_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "answered_at" timestamptz,
      CONSTRAINT "still_looking_questions_pkey" PRIMARY KEY ("user_id"),
      CONSTRAINT "still_looking_questions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles" ("id") ON DELETE CASCADE
    )`);
    await runner.query(`
      CREATE OR REPLACE VIEW "member_card_facts" AS
      SELECT person."id", date_part('epoch', person."last_login_date") AS "last_login",
        date_part('epoch', known."verified_at") AS "verified_at",
        date_part('epoch', known."verified_until") AS "verified_until",
        known."rating_average"::float8, known."rating_count", known."reply_rate", known."reply_minutes",
        known."children_checked",
        CASE WHEN asked."answered_at" IS NULL THEN date_part('epoch', asked."asked_at") END AS "unanswered_since"
      FROM "profiles" AS person LEFT JOIN "profile_reputations" AS known ON known."user_id" = person."id"
      LEFT JOIN "still_looking_questions" AS asked ON asked."user_id" = person."id"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW "member_card_facts"');
    await runner.query(`
      CREATE VIEW "member_card_facts" AS
      SELECT person."id", date_part('epoch', person."last_login_date") AS "last_login",
        date_part('epoch', known."verified_at") AS "verified_at",
        date_part('epoch', known."verified_until") AS "verified_until",
        known."rating_average"::float8, known."rating_count", known."reply_rate", known."reply_minutes",
        known."children_checked"
      FROM "profiles" AS person LEFT JOIN "profile_reputations" AS known ON known."user_id" = person."id"`);
    await runner.query('DROP TABLE "still_looking_questions"');
  }
}
