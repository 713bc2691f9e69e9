import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../platform/database/create-index.js';

/** Erasures and exports find what a co-parent wrote, and which messages can contain an email address. */
export class FindMessagesOfAPerson1795000245600 implements MigrationInterface {
  /** `createIndexConcurrently` needs it. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'messages_written_by_id_idx',
      'ON "messages" ("written_by_id") WHERE written_by_id IS NOT NULL',
    );
    await createIndexConcurrently(
      runner,
      'messages_with_address_idx',
      `ON "messages" ("id") WHERE position('@' IN "content") > 0`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "messages_with_address_idx"');
    await runner.query('DROP INDEX "messages_written_by_id_idx"');
  }
}
