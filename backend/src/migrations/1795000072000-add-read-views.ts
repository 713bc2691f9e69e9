import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What modules show of their tables to statements of other modules, under names of its own. */
export class AddReadViews1795000072000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE VIEW "account_identities" AS
      SELECT "id", "username", "email", "email_verified_at" FROM "accounts"`);
    await runner.query(`CREATE VIEW "profile_summaries" AS
      SELECT person."id", person."user_type", person."region", person."username", person."email", person."created_at",
        coalesce(au_pair."first_name", family."family_name", person."username"::text) AS "name",
        au_pair."last_name", au_pair."age", au_pair."nationality", family."location"
      FROM "profiles" AS person
      LEFT JOIN "au_pair_profiles" AS au_pair ON au_pair."id" = person."id"
      LEFT JOIN "family_profiles" AS family ON family."id" = person."id"`);
    await runner.query(`CREATE VIEW "people_waiting_for_review" AS
      SELECT "user_id" FROM "verification_checks" WHERE "state" = 'waiting'`);
    await runner.query(`CREATE VIEW "placement_dates" AS
      SELECT "id", "family_id", "au_pair_id", "state", "starts_on", "ends_on", "ended_on" FROM "agreements"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const view of ['placement_dates', 'people_waiting_for_review', 'profile_summaries', 'account_identities'])
      await runner.query(`DROP VIEW "${view}"`);
  }
}
