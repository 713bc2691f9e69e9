import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pairs of people who neither find nor reach each other. */
export class HidePeople1795000015000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "hidden_people" (
        "viewer_id" uuid NOT NULL,
        "hidden_id" uuid NOT NULL,
        CONSTRAINT "hidden_people_pkey" PRIMARY KEY ("viewer_id", "hidden_id"),
        CONSTRAINT "hidden_people_viewer_id_fkey" FOREIGN KEY ("viewer_id") REFERENCES "profiles" ("id") ON DELETE CASCADE,
        CONSTRAINT "hidden_people_hidden_id_fkey" FOREIGN KEY ("hidden_id") REFERENCES "profiles" ("id") ON DELETE CASCADE,
        CONSTRAINT "hidden_people_others_check" CHECK ("viewer_id" <> "hidden_id")
      )`);
    await runner.query(`CREATE INDEX "hidden_people_hidden_id_idx" ON "hidden_people" ("hidden_id")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "hidden_people"');
  }
}
