import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which co-parent wrote a message that waits for a moderator, so that their erasure finds it. */
export class KeepWritersOfHeldMessages1795000230000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "held_messages" ADD "written_by_id" uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "held_messages" DROP COLUMN "written_by_id"');
  }
}
