import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each of two people can archive and mute their conversation for themselves. */
export class ArchiveConversations1795000189000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "conversation_reads"
        ADD "archived_at" TIMESTAMP WITH TIME ZONE,
        ADD "muted_until" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`
      CREATE INDEX "conversation_reads_archived_idx" ON "conversation_reads" ("user_id", "archived_at", "conversation_id")
        WHERE archived_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "conversation_reads_archived_idx"`);
    await runner.query(`ALTER TABLE "conversation_reads" DROP COLUMN "muted_until", DROP COLUMN "archived_at"`);
  }
}
