import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Families say whether they have a swimming pool. */
export class AddPools1795000073000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "family_profiles" ADD "has_pool" boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "family_profiles" DROP COLUMN "has_pool"`);
  }
}
