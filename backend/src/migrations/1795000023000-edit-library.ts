import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Guides, their files and the pages of countries are edited in the back office: versions tell of stale edits, downloads
 * are counted by day, and a file may be an address elsewhere.
 */
export class EditLibrary1795000023000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "resources" ADD "version" integer NOT NULL DEFAULT 1');
    await runner.query('ALTER TABLE "country_landings" ADD "version" integer NOT NULL DEFAULT 1');
    await runner.query('ALTER TABLE "resource_attachments" ALTER COLUMN "file_key" DROP NOT NULL');
    await runner.query(`
      CREATE TABLE "resource_downloads" (
        "attachment_id" uuid NOT NULL,
        "day" date NOT NULL,
        "count" integer NOT NULL DEFAULT 0,
        CONSTRAINT "resource_downloads_pkey" PRIMARY KEY ("attachment_id", "day"),
        CONSTRAINT "resource_downloads_attachment_id_fkey" FOREIGN KEY ("attachment_id") REFERENCES "resource_attachments" ("id") ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "resource_downloads"');
    await runner.query('DELETE FROM "resource_attachments" WHERE "file_key" IS NULL');
    await runner.query('ALTER TABLE "resource_attachments" ALTER COLUMN "file_key" SET NOT NULL');
    await runner.query('ALTER TABLE "country_landings" DROP COLUMN "version"');
    await runner.query('ALTER TABLE "resources" DROP COLUMN "version"');
  }
}
