import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests for help can be assigned to an admin, noted on and searched. */
export class WorkOnSupport1795000058100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "support_requests" ADD COLUMN "assigned_to" uuid`);
    await runner.query(`
      CREATE INDEX "support_requests_assigned_to_idx" ON "support_requests" ("assigned_to", "last_message_at", "id")`);
    await runner.query(`
      CREATE INDEX "support_messages_words_idx" ON "support_messages" USING gin ("words" gin_trgm_ops)`);
    await runner.query(`
      CREATE TABLE "support_notes" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "request_id" uuid NOT NULL,
        "kind" text NOT NULL,
        "author_id" uuid NOT NULL,
        "words" text NOT NULL,
        "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        CONSTRAINT "support_notes_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "support_notes_kind_check" CHECK ("kind" IN ('note', 'closed', 'reopened')),
        CONSTRAINT "support_notes_request_id_fkey" FOREIGN KEY ("request_id")
          REFERENCES "support_requests" ("id") ON DELETE CASCADE ON UPDATE NO ACTION
      )`);
    await runner.query(`
      CREATE INDEX "support_notes_request_id_created_at_id_idx" ON "support_notes" ("request_id", "created_at", "id")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "support_notes"`);
    await runner.query(`DROP INDEX "support_messages_words_idx"`);
    await runner.query(`DROP INDEX "support_requests_assigned_to_idx"`);
    await runner.query(`ALTER TABLE "support_requests" DROP COLUMN "assigned_to"`);
  }
}
