import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the back office changes while the product runs: the offer, limits, the banner. */
export class CreateSiteSettings1795000019000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "site_settings" (
        "key" text NOT NULL,
        "value" jsonb NOT NULL,
        "version" integer NOT NULL,
        "updated_at" timestamptz NOT NULL,
        "updated_by" uuid,
        CONSTRAINT "site_settings_pkey" PRIMARY KEY ("key")
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "site_settings"');
  }
}
