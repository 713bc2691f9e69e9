import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The back office shows where a release has a newer text than the one that an administrator has edited. */
export class KeepNewerTexts1795000022100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "content_seeds" ADD "newer" jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "content_seeds" DROP COLUMN "newer"');
  }
}
