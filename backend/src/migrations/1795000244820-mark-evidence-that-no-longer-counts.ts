import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A document of an approval that was refused, withdrawn or has expired is kept for a while, but proves nothing. */
export class MarkEvidenceThatNoLongerCounts1795000244820 implements MigrationInterface {
  /** The new column locks its table only for a moment. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "verification_files" ADD IF NOT EXISTS "counts" boolean NOT NULL DEFAULT true');
    await runner.query(`
      UPDATE verification_files SET counts = false FROM verification_checks AS owner
      WHERE owner.id = check_id AND owner.state IN ('refused', 'withdrawn', 'expired') AND delete_after IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "verification_files" DROP COLUMN "counts"');
  }
}
