import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which admin opened which document: one is approved only after it was opened. */
export class RecordFileOpenings1795000054000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "verification_file_openings" (
        "file_id" uuid NOT NULL,
        "opened_by" uuid NOT NULL,
        "opened_at" timestamptz NOT NULL,
        CONSTRAINT "verification_file_openings_pkey" PRIMARY KEY ("file_id", "opened_by"),
        CONSTRAINT "verification_file_openings_file_id_fkey" FOREIGN KEY ("file_id")
          REFERENCES "verification_files" ("id") ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "verification_file_openings"');
  }
}
