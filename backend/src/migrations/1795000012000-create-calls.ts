import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people write to themselves about an interview, and how they wish to be connected. */
export class CreateCalls1795000012000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "interview_notes" (
        "interview_id" uuid NOT NULL,
        "person_id" uuid NOT NULL,
        "content" text NOT NULL,
        "asked" text array NOT NULL,
        "revision" integer NOT NULL,
        "updated_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "interview_notes_pkey" PRIMARY KEY ("interview_id", "person_id"),
        CONSTRAINT "interview_notes_interview_id_fkey" FOREIGN KEY ("interview_id") REFERENCES "interviews" ("id") ON DELETE CASCADE,
        CONSTRAINT "interview_notes_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "profiles" ("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX "interview_notes_person_id_idx" ON "interview_notes" ("person_id")`);
    await runner.query(`
      CREATE TABLE "call_preferences" (
        "person_id" uuid NOT NULL,
        "relay_only" boolean NOT NULL,
        CONSTRAINT "call_preferences_pkey" PRIMARY KEY ("person_id"),
        CONSTRAINT "call_preferences_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "profiles" ("id") ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "call_preferences"');
    await runner.query('DROP TABLE "interview_notes"');
  }
}
