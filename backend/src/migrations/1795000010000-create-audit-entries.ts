import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What administrators did. The trigger keeps entries from being changed or removed, by us as well. */
export class CreateAuditEntries1795000010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "audit_entries" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "actor_id" uuid NOT NULL,
        "action" text NOT NULL,
        "subject_type" text NOT NULL,
        "subject_id" uuid NOT NULL,
        "reason" text,
        "before" jsonb,
        "after" jsonb,
        "recorded_at" timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
      )`);
    await runner.query(
      'CREATE INDEX "audit_entries_id_recorded_at_subject_id_subject_type_idx" ON "audit_entries" ("subject_type", "subject_id", "recorded_at", "id")',
    );
    await runner.query('CREATE INDEX "audit_entries_id_recorded_at_idx" ON "audit_entries" ("recorded_at", "id")');
    await runner.query(`
      CREATE FUNCTION "refuse_change_of_audit_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'audit_entries is append-only: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
      END $$`);
    await runner.query(`
      CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
      FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_audit_entries"()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "audit_entries"');
    await runner.query('DROP FUNCTION "refuse_change_of_audit_entries"');
  }
}
