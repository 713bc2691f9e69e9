import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What administrators do is not done to people alone: a setting or a job is known by its name. */
export class AuditAnySubject1795000017900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "audit_entries" ALTER COLUMN "subject_id" TYPE text USING "subject_id"::text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "audit_entries" ALTER COLUMN "subject_id" TYPE uuid USING "subject_id"::uuid');
  }
}
