import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../platform/database/create-index.js';

/** Each of two people can archive and mute their conversation for themselves. */
export class ArchiveConversations1795000189000 implements MigrationInterface {
  /** `createIndexConcurrently` needs it. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "conversation_reads"
        ADD IF NOT EXISTS "archived_at" TIMESTAMP WITH TIME ZONE,
        ADD IF NOT EXISTS "muted_until" TIMESTAMP WITH TIME ZONE`);
    await createIndexConcurrently(
      runner,
      'conversation_reads_archived_idx',
      `ON "conversation_reads" ("user_id", "archived_at", "conversation_id") WHERE archived_at IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "conversation_reads_archived_idx"`);
    await runner.query(`ALTER TABLE "conversation_reads" DROP COLUMN "muted_until", DROP COLUMN "archived_at"`);
  }
}
