import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Video interviews of two people who talk, and the times that wait for an answer. */
export class CreateInterviews1795000011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "interviews" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "conversation_id" uuid NOT NULL,
        "family_id" uuid NOT NULL,
        "au_pair_id" uuid NOT NULL,
        "proposed_by" uuid NOT NULL,
        "state" text NOT NULL,
        "minutes" smallint NOT NULL DEFAULT 30,
        "starts_at" timestamptz,
        "ends_at" timestamptz,
        "sequence" integer NOT NULL DEFAULT 0,
        "scheduled_at" timestamptz,
        "word" text NOT NULL DEFAULT '',
        "closed_by" uuid,
        "held_at" timestamptz,
        "day_reminder_at" timestamptz,
        "minutes_reminder_at" timestamptz,
        "created_at" timestamptz(3) NOT NULL DEFAULT now(),
        "changed_at" timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT "interviews_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "interviews_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations" ("id") ON DELETE CASCADE,
        CONSTRAINT "interviews_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "profiles" ("id") ON DELETE CASCADE,
        CONSTRAINT "interviews_au_pair_id_fkey" FOREIGN KEY ("au_pair_id") REFERENCES "profiles" ("id") ON DELETE CASCADE,
        CONSTRAINT "interviews_state_check" CHECK ("state" IN ('proposed', 'scheduled', 'declined', 'cancelled', 'done')),
        CONSTRAINT "interviews_minutes_check" CHECK ("minutes" IN (15, 30, 45, 60)),
        CONSTRAINT "interviews_times_check" CHECK (("starts_at" IS NULL) = ("ends_at" IS NULL) AND "starts_at" < "ends_at"),
        CONSTRAINT "interviews_agreed_check" CHECK ("state" NOT IN ('scheduled', 'done') OR ("starts_at" IS NOT NULL AND "scheduled_at" IS NOT NULL))
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX "interviews_open_key" ON "interviews" ("conversation_id") WHERE state IN ('proposed', 'scheduled')`,
    );
    await runner.query(
      `CREATE INDEX "interviews_conversation_id_created_at_idx" ON "interviews" ("conversation_id", "created_at")`,
    );
    await runner.query(
      `CREATE INDEX "interviews_family_id_starts_at_state_idx" ON "interviews" ("family_id", "state", "starts_at")`,
    );
    await runner.query(
      `CREATE INDEX "interviews_au_pair_id_starts_at_state_idx" ON "interviews" ("au_pair_id", "state", "starts_at")`,
    );
    await runner.query(
      `CREATE INDEX "interviews_scheduled_idx" ON "interviews" ("starts_at") WHERE state = 'scheduled'`,
    );
    await runner.query(`
      CREATE TABLE "interview_proposals" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "interview_id" uuid NOT NULL,
        "position" smallint NOT NULL,
        "starts_at" timestamptz NOT NULL,
        "ends_at" timestamptz NOT NULL,
        "time_zone" text NOT NULL,
        CONSTRAINT "interview_proposals_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "interview_proposals_interview_id_position_key" UNIQUE ("interview_id", "position"),
        CONSTRAINT "interview_proposals_interview_id_starts_at_key" UNIQUE ("interview_id", "starts_at"),
        CONSTRAINT "interview_proposals_interview_id_fkey" FOREIGN KEY ("interview_id") REFERENCES "interviews" ("id") ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "interview_proposals"');
    await runner.query('DROP TABLE "interviews"');
  }
}
