import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people were told, what they want to be told where, and the devices that are told. */
export class CreateNotifications1795000016000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "notifications" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "person_id" uuid NOT NULL,
        "kind" text NOT NULL,
        "source_id" text NOT NULL,
        "payload" jsonb NOT NULL,
        "path" text NOT NULL,
        "created_at" timestamptz(3) NOT NULL,
        "read_at" timestamptz,
        "mail_due_at" timestamptz,
        "push_due_at" timestamptz,
        CONSTRAINT "notifications_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "notifications_kind_person_id_source_id_key" UNIQUE ("person_id", "kind", "source_id"),
        CONSTRAINT "notifications_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "accounts" ("id") ON DELETE CASCADE
      )`);
    await runner.query(
      `CREATE INDEX "notifications_created_at_id_person_id_idx" ON "notifications" ("person_id", "created_at", "id")`,
    );
    await runner.query(`CREATE INDEX "notifications_created_at_idx" ON "notifications" ("created_at")`);
    await runner.query(
      `CREATE INDEX "notifications_unread_idx" ON "notifications" ("person_id") WHERE read_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "notifications_mail_due_idx" ON "notifications" ("mail_due_at") WHERE mail_due_at IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "notifications_push_due_idx" ON "notifications" ("push_due_at") WHERE push_due_at IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE "notification_preferences" (
        "person_id" uuid NOT NULL,
        "kind_group" text NOT NULL,
        "email" boolean NOT NULL,
        "push" boolean NOT NULL,
        CONSTRAINT "notification_preferences_pkey" PRIMARY KEY ("person_id", "kind_group"),
        CONSTRAINT "notification_preferences_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "accounts" ("id") ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE "quiet_hours" (
        "person_id" uuid NOT NULL,
        "on" boolean NOT NULL,
        "from_minute" smallint NOT NULL,
        "until_minute" smallint NOT NULL,
        CONSTRAINT "quiet_hours_pkey" PRIMARY KEY ("person_id"),
        CONSTRAINT "quiet_hours_minutes_check" CHECK ("from_minute" BETWEEN 0 AND 1439 AND "until_minute" BETWEEN 0 AND 1439),
        CONSTRAINT "quiet_hours_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "accounts" ("id") ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE "push_subscriptions" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "person_id" uuid NOT NULL,
        "session_id" uuid NOT NULL,
        "endpoint" text NOT NULL,
        "p256dh" text NOT NULL,
        "auth" text NOT NULL,
        "device" text NOT NULL,
        "created_at" timestamptz(3) NOT NULL DEFAULT now(),
        "last_told_at" timestamptz,
        CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "push_subscriptions_endpoint_key" UNIQUE ("endpoint"),
        CONSTRAINT "push_subscriptions_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "accounts" ("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX "push_subscriptions_person_id_idx" ON "push_subscriptions" ("person_id")`);
    await runner.query(`CREATE INDEX "push_subscriptions_session_id_idx" ON "push_subscriptions" ("session_id")`);
    await runner.query(`
      CREATE TABLE "message_digests" (
        "person_id" uuid NOT NULL,
        "due_at" timestamptz,
        "mailed_at" timestamptz,
        CONSTRAINT "message_digests_pkey" PRIMARY KEY ("person_id"),
        CONSTRAINT "message_digests_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "accounts" ("id") ON DELETE CASCADE
      )`);
    await runner.query(
      `CREATE INDEX "message_digests_due_idx" ON "message_digests" ("due_at") WHERE due_at IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE "message_digest_marks" (
        "person_id" uuid NOT NULL,
        "conversation_id" uuid NOT NULL,
        "mailed_seq" integer NOT NULL DEFAULT 0,
        "pushed_seq" integer NOT NULL DEFAULT 0,
        CONSTRAINT "message_digest_marks_pkey" PRIMARY KEY ("person_id", "conversation_id"),
        CONSTRAINT "message_digest_marks_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations" ("id") ON DELETE CASCADE,
        CONSTRAINT "message_digest_marks_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "accounts" ("id") ON DELETE CASCADE
      )`);
    await runner.query(
      `CREATE INDEX "message_digest_marks_conversation_id_idx" ON "message_digest_marks" ("conversation_id")`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'message_digest_marks',
      'message_digests',
      'push_subscriptions',
      'quiet_hours',
      'notification_preferences',
      'notifications',
    ])
      await runner.query(`DROP TABLE "${table}"`);
  }
}
