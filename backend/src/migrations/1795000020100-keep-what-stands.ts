import type { MigrationInterface, QueryRunner } from 'typeorm';

const SUBJECTS = `'profile', 'message', 'interview', 'review', 'held-message'`;

/**
 * What stands against somebody is what was decided and not taken back, so decisions know when they were; accounts are
 * decided about as such. Sessions know roughly where they began, and closed accounts refuse variants of their address.
 */
export class KeepWhatStands1795000020100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "moderation_cases" ADD "lifted_at" timestamptz(3)');
    await runner.query(`
      UPDATE moderation_cases SET lifted_at = appeals.decided_at FROM appeals
      WHERE appeals.case_id = moderation_cases.id AND appeals.outcome = 'overturned'`);
    await this.allowSubjects(runner, `${SUBJECTS}, 'account'`);
    await runner.query('ALTER TABLE "sessions" ADD "network" text');
    await runner.query(`
      CREATE TABLE "refused_addresses" (
        "account_id" uuid NOT NULL,
        "address_hash" bytea NOT NULL,
        "since" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "refused_addresses_pkey" PRIMARY KEY ("account_id")
      )`);
    await runner.query(`CREATE INDEX "refused_addresses_address_hash_idx" ON "refused_addresses" ("address_hash")`);
    // The same as `mailboxOf` in the accounts room, for accounts that are closed for good already.
    await runner.query(`
      INSERT INTO refused_addresses (account_id, address_hash, since)
      SELECT id, sha256(convert_to(
        CASE WHEN domain IN ('gmail.com', 'googlemail.com') THEN replace(mailbox, '.', '') || '@gmail.com'
             ELSE mailbox || '@' || domain END, 'UTF8')), disabled_at
      FROM (SELECT id, disabled_at, split_part(split_part(lower(email::text), '@', 1), '+', 1) AS mailbox,
              split_part(lower(email::text), '@', 2) AS domain
            FROM accounts WHERE disabled_at IS NOT NULL AND disabled_until IS NULL) AS closed`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "refused_addresses"');
    await runner.query('ALTER TABLE "sessions" DROP COLUMN "network"');
    await runner.query(`DELETE FROM moderation_cases WHERE subject_type = 'account'`);
    await this.allowSubjects(runner, SUBJECTS);
    await runner.query('ALTER TABLE "moderation_cases" DROP COLUMN "lifted_at"');
  }

  private async allowSubjects(runner: QueryRunner, subjects: string): Promise<void> {
    const constraint = 'moderation_cases_subject_type_check';
    await runner.query(`ALTER TABLE "moderation_cases" DROP CONSTRAINT "${constraint}"`);
    await runner.query(
      `ALTER TABLE "moderation_cases" ADD CONSTRAINT "${constraint}" CHECK ("subject_type" IN (${subjects}))`,
    );
  }
}
