import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The log is read as a whole as well: by who did it, by action and by kind of subject, each newest first. */
export class SearchAuditEntries1795000021000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of ['actor_id', 'action', 'subject_type'])
      await runner.query(
        `CREATE INDEX "audit_entries_${column}_idx" ON "audit_entries" ("${column}", "recorded_at", "id")`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['actor_id', 'action', 'subject_type'])
      await runner.query(`DROP INDEX "audit_entries_${column}_idx"`);
  }
}
