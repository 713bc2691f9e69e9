import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Administrators read everybody's arrangements, those changed last first. */
export class ListArrangements1795000025200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX "arrangements_proposed_idx" ON "arrangements" ("changed_at", "id") WHERE current_version > 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "arrangements_proposed_idx"');
  }
}
