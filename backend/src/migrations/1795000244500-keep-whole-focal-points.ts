import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A focal point has both numbers or none. A comparison with null is neither true nor false, so the older check let one number pass. */
export class KeepWholeFocalPoints1795000244500 implements MigrationInterface {
  /** The release of this commit does not have the columns. */
  readonly contractAfter = '3e43c981ccf427c223d21f3d3a1a2c7c04413039';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "uploads" ADD CONSTRAINT "uploads_whole_focus_check" CHECK (num_nulls("focus_x", "focus_y") IN (0, 2))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "uploads" DROP CONSTRAINT "uploads_whole_focus_check"');
  }
}
