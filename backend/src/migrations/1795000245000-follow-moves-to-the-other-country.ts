import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Clocks in each country, as in `country/time-zones.ts`, and its usual one. */
const CLOCKS = [
  ['australia', '^(Australia/.+|Antarctica/Macquarie|Indian/(Christmas|Cocos)|Pacific/Norfolk)$', 'Australia/Sydney'],
  ['newzealand', '^(Pacific/(Auckland|Chatham)|NZ|NZ-CHAT)$', 'Pacific/Auckland'],
] as const;

/** Co-parents live where their family does, and open agreements run by a clock of their country. */
export class FollowMovesToTheOtherCountry1795000245000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE "accounts" AS co_parent SET "region" = family."region"
       FROM "household_members" AS member JOIN "accounts" AS family ON family."id" = member."family_id"
       WHERE co_parent."id" = member."account_id" AND co_parent."region" <> family."region"`,
    );
    const OPEN = `"state" IN ('draft', 'proposed', 'countered', 'accepted', 'confirmed', 'active')`;
    // The trigger keeps what was signed. The clock is not part of it: neither the terms nor the fingerprint have it.
    await runner.query('ALTER TABLE "agreements" DISABLE TRIGGER "confirmed_agreements_are_locked"');
    for (const [region, clocks, usual] of CLOCKS) {
      await runner.query(
        `UPDATE "agreements" SET "time_zone" = $3 WHERE "region" = $1 AND "time_zone" !~ $2 AND ${OPEN}`,
        [region, clocks, usual],
      );
      await runner.query(
        `UPDATE "arrival_plans" SET "time_zone" = $3 WHERE "region" = $1 AND "time_zone" !~ $2
           AND "agreement_id" IN (SELECT "id" FROM "agreements" WHERE ${OPEN})`,
        [region, clocks, usual],
      );
    }
    await runner.query('ALTER TABLE "agreements" ENABLE TRIGGER "confirmed_agreements_are_locked"');
  }

  /** The earlier values are not kept; the later ones are right for the previous release too. */
  async down(): Promise<void> {}
}
