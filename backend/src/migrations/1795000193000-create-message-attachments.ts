import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages can carry photos and documents. */
export class CreateMessageAttachments1795000193000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "messages"
        ADD "photo_count" smallint NOT NULL DEFAULT 0,
        ADD "document_count" smallint NOT NULL DEFAULT 0`);
    await runner.query(`ALTER TABLE "held_messages" ADD "attachment_ids" uuid array NOT NULL DEFAULT '{}'`);
    await runner.query(`
      CREATE TABLE "message_attachments" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "owner_id" uuid NOT NULL,
        "conversation_id" uuid NOT NULL,
        "message_id" uuid,
        "position" smallint,
        "kind" text NOT NULL,
        "file_name" text NOT NULL,
        "content_type" text NOT NULL,
        "byte_size" integer NOT NULL,
        "width" integer,
        "height" integer,
        "storage_key" text NOT NULL,
        "small_key" text,
        "uploaded_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "delete_after" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "message_attachments_kind_check" CHECK ("kind" IN ('photo', 'document')),
        CONSTRAINT "message_attachments_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "message_attachments_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE CASCADE,
        CONSTRAINT "message_attachments_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE CASCADE
      )`);
    await runner.query(
      `CREATE INDEX "message_attachments_message_id_position_idx" ON "message_attachments" ("message_id", "position")`,
    );
    await runner.query(
      `CREATE INDEX "message_attachments_conversation_id_idx" ON "message_attachments" ("conversation_id")`,
    );
    await runner.query(`CREATE INDEX "message_attachments_owner_id_idx" ON "message_attachments" ("owner_id")`);
    await runner.query(
      `CREATE INDEX "message_attachments_due_idx" ON "message_attachments" ("delete_after") WHERE delete_after IS NOT NULL`,
    );
    await runner.query(`CREATE INDEX "message_attachments_storage_key_idx" ON "message_attachments" ("storage_key")`);
    await runner.query(`CREATE INDEX "message_attachments_small_key_idx" ON "message_attachments" ("small_key")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "message_attachments"`);
    await runner.query(`ALTER TABLE "held_messages" DROP COLUMN "attachment_ids"`);
    await runner.query(`ALTER TABLE "messages" DROP COLUMN "document_count", DROP COLUMN "photo_count"`);
  }
}
