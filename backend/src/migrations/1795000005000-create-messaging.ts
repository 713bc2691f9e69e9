import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Conversations of two people, their messages and what happens to those, how far each has read, and who was last here. */
export class CreateMessaging1795000005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "conversations" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "user1_id" uuid NOT NULL,
        "user2_id" uuid NOT NULL,
        "started_by_id" uuid NOT NULL,
        "last_message_at" timestamptz NOT NULL DEFAULT now(),
        "last_seq" integer NOT NULL DEFAULT 0,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "conversations_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "conversations_user1_id_user2_id_key" UNIQUE ("user1_id", "user2_id"),
        CONSTRAINT "conversations_ordered_pair_check" CHECK ("user1_id" < "user2_id")
      )`);
    await runner.query(
      `CREATE INDEX "conversations_id_last_message_at_user1_id_idx" ON "conversations" ("user1_id", "last_message_at", "id")`,
    );
    await runner.query(
      `CREATE INDEX "conversations_id_last_message_at_user2_id_idx" ON "conversations" ("user2_id", "last_message_at", "id")`,
    );
    await runner.query(
      `CREATE INDEX "conversations_created_at_started_by_id_idx" ON "conversations" ("started_by_id", "created_at")`,
    );
    await runner.query(`
      CREATE TABLE "messages" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "conversation_id" uuid NOT NULL,
        "sender_id" uuid NOT NULL,
        "receiver_id" uuid NOT NULL,
        "content" text NOT NULL,
        "is_read" boolean NOT NULL DEFAULT false,
        "reactions" text NOT NULL DEFAULT '{}',
        "created_at" timestamptz NOT NULL DEFAULT now(),
        "seq" integer NOT NULL,
        "client_message_id" uuid NOT NULL,
        CONSTRAINT "messages_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "messages_conversation_id_seq_key" UNIQUE ("conversation_id", "seq"),
        CONSTRAINT "messages_client_message_id_sender_id_key" UNIQUE ("sender_id", "client_message_id"),
        CONSTRAINT "messages_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations" ("id") ON DELETE CASCADE
      )`);
    await runner.query(
      `CREATE INDEX "messages_unread_idx" ON "messages" ("receiver_id", "conversation_id", "seq") WHERE NOT is_read`,
    );
    await runner.query(`
      CREATE TABLE "message_events" (
        "conversation_id" uuid NOT NULL,
        "seq" integer NOT NULL,
        "kind" text NOT NULL,
        "message_id" uuid NOT NULL,
        "actor_id" uuid NOT NULL,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "message_events_pkey" PRIMARY KEY ("conversation_id", "seq"),
        CONSTRAINT "message_events_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations" ("id") ON DELETE CASCADE,
        CONSTRAINT "message_events_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "messages" ("id") ON DELETE CASCADE,
        CONSTRAINT "message_events_kind_check" CHECK ("kind" IN ('reaction'))
      )`);
    await runner.query(`CREATE INDEX "message_events_message_id_idx" ON "message_events" ("message_id")`);
    await runner.query(`
      CREATE TABLE "conversation_reads" (
        "conversation_id" uuid NOT NULL,
        "user_id" uuid NOT NULL,
        "last_read_seq" integer NOT NULL DEFAULT 0,
        "updated_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "conversation_reads_pkey" PRIMARY KEY ("conversation_id", "user_id"),
        CONSTRAINT "conversation_reads_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations" ("id") ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE "last_seen" (
        "user_id" uuid NOT NULL,
        "last_seen_at" timestamptz NOT NULL,
        CONSTRAINT "last_seen_pkey" PRIMARY KEY ("user_id"),
        CONSTRAINT "last_seen_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "accounts" ("id") ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['last_seen', 'conversation_reads', 'message_events', 'messages', 'conversations'])
      await runner.query(`DROP TABLE "${table}"`);
  }
}
