import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people have begun to write, for their other devices. */
export class CreateMessageDrafts1795000199000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "message_drafts" (
      "conversation_id" uuid NOT NULL, "writer_id" uuid NOT NULL, "text" text NOT NULL, "client_message_id" uuid NOT NULL,
      "version" integer NOT NULL, "typed_at" timestamptz NOT NULL,
      CONSTRAINT "message_drafts_pkey" PRIMARY KEY ("conversation_id", "writer_id"),
      CONSTRAINT "message_drafts_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE CASCADE)`);
    for (const column of ['writer_id', 'typed_at'])
      await runner.query(`CREATE INDEX "message_drafts_${column}_idx" ON "message_drafts" ("${column}")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "message_drafts"`);
  }
}
