import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Earlier releases recorded the name of an opened document, which is often the name of its owner and cannot be erased
 * from the log. The entries stay, with the id of the document.
 */
export class ForgetFileNamesInAuditLog1795000244800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The trigger is only switched off if there is something to remove: without it no superuser is needed.
    await runner.query('SET ROLE NONE');
    await runner.query(`
      DO $$ BEGIN
        IF EXISTS (SELECT FROM audit_entries WHERE action = 'evidence.opened' AND "after" ? 'fileName') THEN
          ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_append_only;
          UPDATE audit_entries SET "after" = "after" - 'fileName'
          WHERE action = 'evidence.opened' AND "after" ? 'fileName';
          ALTER TABLE audit_entries ENABLE TRIGGER audit_entries_append_only;
        END IF;
      EXCEPTION WHEN insufficient_privilege THEN
        RAISE EXCEPTION 'The audit log is sealed: start once with DATABASE_ADMIN_URL, so that names of documents can be removed from it';
      END $$`);
    await runner.query('RESET ROLE');
  }

  async down(): Promise<void> {
    // The names are gone.
  }
}
