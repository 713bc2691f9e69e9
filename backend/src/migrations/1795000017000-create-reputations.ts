import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is known of people beyond their own word: verified, rated, how they answer. */
export class CreateReputations1795000017000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "profile_reputations" (
        "user_id" uuid NOT NULL,
        "verified_at" timestamptz,
        "verified_until" timestamptz,
        "rating_average" numeric(2,1),
        "rating_count" integer NOT NULL DEFAULT 0,
        "reply_rate" smallint,
        "reply_minutes" integer,
        CONSTRAINT "profile_reputations_pkey" PRIMARY KEY ("user_id"),
        CONSTRAINT "profile_reputations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles" ("id") ON DELETE CASCADE,
        CONSTRAINT "profile_reputations_rating_check" CHECK (("rating_average" IS NULL) = ("rating_count" = 0)),
        CONSTRAINT "profile_reputations_replies_check" CHECK (("reply_rate" IS NULL) = ("reply_minutes" IS NULL)),
        CONSTRAINT "profile_reputations_reply_rate_check" CHECK ("reply_rate" BETWEEN 0 AND 100)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "profile_reputations"');
  }
}
