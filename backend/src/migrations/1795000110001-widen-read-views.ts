import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What pages read of other modules' tables in their own statements. */
export class WidenReadViews1795000110001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE OR REPLACE VIEW "account_identities" AS
      SELECT "id", "username", "email", "email_verified_at", "user_type" FROM "accounts"`);
    await runner.query(`CREATE VIEW "check_standings" AS
      SELECT "user_id", "kind", "state", "approved_at", "valid_until",
        coalesce("details"->'workingWithChildren'->>'status' = 'applied', false) AS "applied_only"
      FROM "verification_checks"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW "check_standings"');
    await runner.query('DROP VIEW "account_identities"');
    await runner.query(`CREATE VIEW "account_identities" AS
      SELECT "id", "username", "email", "email_verified_at" FROM "accounts"`);
  }
}
