import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages to us become an inbox: where each stands, who sees to it, and what we answered. */
export class AnswerContact1795000024000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "contact_messages"
         ADD "state" text NOT NULL DEFAULT 'open',
         ADD "assigned_to" uuid,
         ADD "last_written_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(),
         ADD CONSTRAINT "contact_messages_state_check" CHECK ("state" IN ('open', 'answered', 'closed', 'spam'))`,
    );
    await runner.query('UPDATE "contact_messages" SET "last_written_at" = "created_at"');
    await runner.query(
      'CREATE INDEX "contact_messages_state_idx" ON "contact_messages" ("state", "last_written_at", "id")',
    );
    await runner.query('CREATE INDEX "contact_messages_newest_idx" ON "contact_messages" ("last_written_at", "id")');
    await runner.query(
      `CREATE INDEX "contact_messages_search_idx" ON "contact_messages"
         USING gin (("name" || ' ' || "email" || ' ' || "message") gin_trgm_ops)`,
    );
    await runner.query(
      `CREATE TABLE "contact_entries" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "message_id" uuid NOT NULL, "kind" text NOT NULL, "author_id" uuid NOT NULL, "words" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "contact_entries_kind_check" CHECK ("kind" IN ('answer', 'note')), CONSTRAINT "contact_entries_pkey" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      'CREATE INDEX "contact_entries_message_idx" ON "contact_entries" ("message_id", "created_at", "id")',
    );
    await runner.query(
      'ALTER TABLE "contact_entries" ADD CONSTRAINT "contact_entries_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "contact_messages"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "contact_entries"');
    for (const index of ['search', 'newest', 'state']) await runner.query(`DROP INDEX "contact_messages_${index}_idx"`);
    await runner.query(
      'ALTER TABLE "contact_messages" DROP COLUMN "last_written_at", DROP COLUMN "assigned_to", DROP COLUMN "state"',
    );
  }
}
