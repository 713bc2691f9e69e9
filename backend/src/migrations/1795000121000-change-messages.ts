import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People can edit and delete their own messages; what was written before is kept for reports for a time. */
export class ChangeMessages1795000121000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "messages"
        ADD "edited_at" TIMESTAMP WITH TIME ZONE,
        ADD "deleted_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`
      ALTER TABLE "message_events"
        DROP CONSTRAINT "message_events_kind_check",
        ADD CONSTRAINT "message_events_kind_check" CHECK ("kind" IN ('reaction', 'change'))`);
    await runner.query(`
      CREATE TABLE "message_versions" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "message_id" uuid NOT NULL,
        "sender_id" uuid NOT NULL,
        "content" text NOT NULL,
        "replaced_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        CONSTRAINT "message_versions_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "message_versions_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE CASCADE
      )`);
    await runner.query(
      `CREATE INDEX "message_versions_message_id_replaced_at_idx" ON "message_versions" ("message_id", "replaced_at")`,
    );
    await runner.query(`CREATE INDEX "message_versions_sender_id_idx" ON "message_versions" ("sender_id")`);
    await runner.query(`CREATE INDEX "message_versions_replaced_at_idx" ON "message_versions" ("replaced_at")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "message_versions"`);
    // Without the kind, a place in the conversation's order must not stay empty: the events become reactions again.
    await runner.query(`UPDATE "message_events" SET "kind" = 'reaction' WHERE "kind" = 'change'`);
    await runner.query(`
      ALTER TABLE "message_events"
        DROP CONSTRAINT "message_events_kind_check",
        ADD CONSTRAINT "message_events_kind_check" CHECK ("kind" IN ('reaction'))`);
    await runner.query(`ALTER TABLE "messages" DROP COLUMN "deleted_at", DROP COLUMN "edited_at"`);
  }
}
