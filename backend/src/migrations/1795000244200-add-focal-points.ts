import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores which point of a photo stays in view in every shape, and lets other modules read it. */
export class AddFocalPoints1795000244200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "uploads" ADD "focus_x" smallint, ADD "focus_y" smallint,
        ADD CONSTRAINT "uploads_focus_check" CHECK ("focus_x" BETWEEN 0 AND 100 AND "focus_y" BETWEEN 0 AND 100)`);
    await runner.query(`
      CREATE OR REPLACE VIEW "shown_uploads" AS SELECT "id", "preview",
        CASE WHEN "focus_x" IS NOT NULL THEN json_build_object('x', "focus_x", 'y', "focus_y") END AS "focal_point"
      FROM "uploads" WHERE "status" = 'clean'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW "shown_uploads"');
    await runner.query(`CREATE VIEW "shown_uploads" AS SELECT "id", "preview" FROM "uploads" WHERE "status" = 'clean'`);
    await runner.query('ALTER TABLE "uploads" DROP COLUMN "focus_x", DROP COLUMN "focus_y"');
  }
}
