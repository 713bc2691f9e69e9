import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What members write to themselves about people. */
export class CreatePersonNotes1795000169000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "person_notes" (
      "writer_id" uuid NOT NULL, "about_id" uuid NOT NULL, "content" text NOT NULL DEFAULT '',
      "labels" text[] NOT NULL DEFAULT '{}', "updated_at" timestamptz(3) NOT NULL DEFAULT now(),
      CONSTRAINT "person_notes_pkey" PRIMARY KEY ("writer_id", "about_id"),
      CONSTRAINT "person_notes_writer_id_fkey" FOREIGN KEY ("writer_id") REFERENCES "profiles"("id") ON DELETE CASCADE,
      CONSTRAINT "person_notes_about_id_fkey" FOREIGN KEY ("about_id") REFERENCES "profiles"("id") ON DELETE CASCADE,
      CONSTRAINT "person_notes_others_check" CHECK ("writer_id" <> "about_id"),
      CONSTRAINT "person_notes_size_check" CHECK (char_length("content") <= 2000 AND cardinality("labels") <= 5))`);
    await runner.query('CREATE INDEX "person_notes_about_id_idx" ON "person_notes" ("about_id")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "person_notes"');
  }
}
