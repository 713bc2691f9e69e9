import type { MigrationInterface, QueryRunner } from 'typeorm';
import { updateInBatches } from '../platform/database/update-in-batches.js';

/** When each of two people got and read what the other one wrote: marks by number, few to a row. */
export class KeepMessageTimes1795000194000 implements MigrationInterface {
  /** `updateInBatches` needs it. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "conversation_reads"
        ADD IF NOT EXISTS "delivered_marks" jsonb NOT NULL DEFAULT '[]',
        ADD IF NOT EXISTS "read_marks" jsonb NOT NULL DEFAULT '[]'`);
    // Up to here no one knows when: a mark without a time.
    await updateInBatches(
      runner,
      { table: 'conversation_reads', key: 'conversation_id' },
      `UPDATE "conversation_reads" SET delivered_marks = jsonb_build_array(jsonb_build_array(last_read_seq, NULL)),
        read_marks = jsonb_build_array(jsonb_build_array(last_read_seq, NULL))
      WHERE last_read_seq > 0 AND read_marks = '[]'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "conversation_reads" DROP COLUMN "delivered_marks", DROP COLUMN "read_marks"`);
  }
}
