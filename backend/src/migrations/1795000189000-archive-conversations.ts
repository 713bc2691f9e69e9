import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each of two people can archive and mute their conversation for themselves. */
export class ArchiveConversations1795000189000 implements MigrationInterface {
  /** PostgreSQL builds an index without blocking writes only outside a transaction. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "conversation_reads"
        ADD IF NOT EXISTS "archived_at" TIMESTAMP WITH TIME ZONE,
        ADD IF NOT EXISTS "muted_until" TIMESTAMP WITH TIME ZONE`);
    // One that was interrupted stays behind as an invalid index.
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS "conversation_reads_archived_idx"`);
    await runner.query(`
      CREATE INDEX CONCURRENTLY "conversation_reads_archived_idx" ON "conversation_reads" ("user_id", "archived_at", "conversation_id")
        WHERE archived_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "conversation_reads_archived_idx"`);
    await runner.query(`ALTER TABLE "conversation_reads" DROP COLUMN "muted_until", DROP COLUMN "archived_at"`);
  }
}
