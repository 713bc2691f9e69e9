import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores when the one who began a conversation first wrote in it. Only the last days count against the limit. */
export class CountFirstMessages1795000244900 implements MigrationInterface {
  /** The new column locks its table only for a moment. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "conversations" ADD IF NOT EXISTS "approached_at" timestamptz');
    await runner.query(
      `UPDATE "conversations" SET "approached_at" = "created_at"
       WHERE "last_seq" > 0 AND "created_at" > now() - interval '2 days' AND "approached_at" IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "conversations" DROP COLUMN "approached_at"');
  }
}
