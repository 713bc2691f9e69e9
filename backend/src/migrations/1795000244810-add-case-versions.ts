import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A decision names the version of the case that the admin saw. */
export class AddCaseVersions1795000244810 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "moderation_cases" ADD "version" integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "moderation_cases" DROP COLUMN "version"');
  }
}
