import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Blocks, reports, what moderators look at and decide, appeals, warnings, and accounts closed for a while. */
export class CreateSafety1795000015100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "accounts" ADD "disabled_until" timestamptz, ADD "disabled_words" text`);
    await runner.query(
      `CREATE INDEX "accounts_disabled_until_idx" ON "accounts" ("disabled_until") WHERE disabled_until IS NOT NULL`,
    );
    await runner.query(`
      ALTER TABLE "profiles" ADD "withheld_for" text[] NOT NULL DEFAULT '{}', ADD "active_before_withheld" boolean`);
    await runner.query(`
      CREATE TABLE "blocks" (
        "blocker_id" uuid NOT NULL,
        "blocked_id" uuid NOT NULL,
        "reason" text,
        "created_at" timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT "blocks_pkey" PRIMARY KEY ("blocker_id", "blocked_id"),
        CONSTRAINT "blocks_blocker_id_fkey" FOREIGN KEY ("blocker_id") REFERENCES "profiles" ("id") ON DELETE CASCADE,
        CONSTRAINT "blocks_blocked_id_fkey" FOREIGN KEY ("blocked_id") REFERENCES "profiles" ("id") ON DELETE CASCADE,
        CONSTRAINT "blocks_others_check" CHECK ("blocker_id" <> "blocked_id")
      )`);
    await runner.query(`CREATE INDEX "blocks_blocked_id_idx" ON "blocks" ("blocked_id")`);
    await runner.query(`
      CREATE TABLE "moderation_cases" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "subject_type" text NOT NULL,
        "subject_id" uuid NOT NULL,
        "about_id" uuid NOT NULL,
        "rules" text[] NOT NULL DEFAULT '{}',
        "evidence" jsonb NOT NULL,
        "fingerprint" text,
        "opened_at" timestamptz(3) NOT NULL DEFAULT now(),
        "claimed_by" uuid,
        "claimed_at" timestamptz(3),
        "decided_at" timestamptz(3),
        "decided_by" uuid,
        "action" text,
        "words" text,
        "suspended_until" timestamptz(3),
        "appeal_until" timestamptz(3),
        "appeal_token_hash" bytea,
        CONSTRAINT "moderation_cases_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "moderation_cases_appeal_token_hash_key" UNIQUE ("appeal_token_hash"),
        CONSTRAINT "moderation_cases_subject_type_check" CHECK ("subject_type" IN ('profile', 'message', 'interview', 'review', 'held-message')),
        CONSTRAINT "moderation_cases_action_check" CHECK ("action" IN ('none', 'warn', 'remove', 'suspend', 'ban')),
        CONSTRAINT "moderation_cases_decided_check" CHECK (("decided_at" IS NULL) = ("action" IS NULL))
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX "moderation_cases_open_key" ON "moderation_cases" ("subject_type", "subject_id") WHERE decided_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "moderation_cases_open_idx" ON "moderation_cases" ("opened_at", "id") WHERE decided_at IS NULL`,
    );
    await runner.query(`CREATE INDEX "moderation_cases_decided_at_id_idx" ON "moderation_cases" ("decided_at", "id")`);
    await runner.query(
      `CREATE INDEX "moderation_cases_about_id_decided_at_idx" ON "moderation_cases" ("about_id", "decided_at")`,
    );
    await runner.query(`
      CREATE TABLE "reports" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "case_id" uuid NOT NULL,
        "reporter_id" uuid NOT NULL,
        "subject_type" text NOT NULL,
        "subject_id" uuid NOT NULL,
        "reason" text NOT NULL,
        "words" text NOT NULL,
        "evidence" jsonb NOT NULL,
        "created_at" timestamptz(3) NOT NULL DEFAULT now(),
        "closed_at" timestamptz(3),
        CONSTRAINT "reports_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "reports_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "moderation_cases" ("id") ON DELETE CASCADE,
        CONSTRAINT "reports_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "profiles" ("id") ON DELETE CASCADE
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX "reports_open_key" ON "reports" ("reporter_id", "subject_type", "subject_id") WHERE closed_at IS NULL`,
    );
    await runner.query(`CREATE INDEX "reports_case_id_idx" ON "reports" ("case_id")`);
    await runner.query(
      `CREATE INDEX "reports_created_at_id_reporter_id_idx" ON "reports" ("reporter_id", "created_at", "id")`,
    );
    await runner.query(`
      CREATE TABLE "appeals" (
        "case_id" uuid NOT NULL,
        "words" text NOT NULL,
        "created_at" timestamptz(3) NOT NULL DEFAULT now(),
        "decided_at" timestamptz(3),
        "decided_by" uuid,
        "outcome" text,
        "answer" text,
        CONSTRAINT "appeals_pkey" PRIMARY KEY ("case_id"),
        CONSTRAINT "appeals_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "moderation_cases" ("id") ON DELETE CASCADE,
        CONSTRAINT "appeals_outcome_check" CHECK ("outcome" IN ('upheld', 'overturned')),
        CONSTRAINT "appeals_decided_check" CHECK (("decided_at" IS NULL) = ("outcome" IS NULL))
      )`);
    await runner.query(
      `CREATE INDEX "appeals_open_idx" ON "appeals" ("created_at", "case_id") WHERE decided_at IS NULL`,
    );
    await runner.query(`
      CREATE TABLE "held_messages" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "conversation_id" uuid NOT NULL,
        "sender_id" uuid NOT NULL,
        "receiver_id" uuid NOT NULL,
        "client_message_id" uuid NOT NULL,
        "content" text NOT NULL,
        "rules" text[] NOT NULL,
        "state" text NOT NULL DEFAULT 'held',
        "created_at" timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT "held_messages_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "held_messages_client_message_id_sender_id_key" UNIQUE ("sender_id", "client_message_id"),
        CONSTRAINT "held_messages_state_check" CHECK ("state" IN ('held', 'released', 'dropped'))
      )`);
    await runner.query(
      `CREATE INDEX "held_messages_conversation_id_created_at_sender_id_idx" ON "held_messages" ("sender_id", "conversation_id", "created_at")`,
    );
    await runner.query(`
      CREATE TABLE "message_warnings" (
        "message_id" uuid NOT NULL,
        "conversation_id" uuid NOT NULL,
        "receiver_id" uuid NOT NULL,
        "rules" text[] NOT NULL,
        "created_at" timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT "message_warnings_pkey" PRIMARY KEY ("message_id")
      )`);
    await runner.query(
      `CREATE INDEX "message_warnings_conversation_id_created_at_receiver_id_idx" ON "message_warnings" ("receiver_id", "conversation_id", "created_at")`,
    );
    await runner.query(`
      CREATE TABLE "suspicious_texts" (
        "sender_id" uuid NOT NULL,
        "fingerprint" bytea NOT NULL,
        "receiver_id" uuid NOT NULL,
        "sent_at" timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT "suspicious_texts_pkey" PRIMARY KEY ("sender_id", "fingerprint", "receiver_id")
      )`);
    await runner.query(`CREATE INDEX "suspicious_texts_sent_at_idx" ON "suspicious_texts" ("sent_at")`);
    await runner.query(`
      CREATE TABLE "ban_notices" (
        "contact_id" uuid NOT NULL,
        "banned_id" uuid NOT NULL,
        "created_at" timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT "ban_notices_pkey" PRIMARY KEY ("contact_id", "banned_id"),
        CONSTRAINT "ban_notices_contact_id_fkey" FOREIGN KEY ("contact_id") REFERENCES "profiles" ("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX "ban_notices_banned_id_idx" ON "ban_notices" ("banned_id")`);
    await runner.query(`ALTER TABLE "messages" ADD "removed_at" timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "messages" DROP "removed_at"');
    for (const table of [
      'ban_notices',
      'suspicious_texts',
      'message_warnings',
      'held_messages',
      'appeals',
      'reports',
      'moderation_cases',
      'blocks',
    ])
      await runner.query(`DROP TABLE "${table}"`);
    await runner.query('ALTER TABLE "profiles" DROP "active_before_withheld", DROP "withheld_for"');
    await runner.query('DROP INDEX "accounts_disabled_until_idx"');
    await runner.query('ALTER TABLE "accounts" DROP "disabled_words", DROP "disabled_until"');
  }
}
