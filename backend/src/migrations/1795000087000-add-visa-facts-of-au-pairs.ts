import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What decides on an au pair's visa. */
export class AddVisaFactsOfAuPairs1795000087000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "au_pair_profiles"
      ADD "born_on" date,
      ADD "visa_began_on" date,
      ADD "australian_visas" smallint,
      ADD "new_zealand_visas" smallint,
      ADD CONSTRAINT "au_pair_profiles_visas_check"
        CHECK ("australian_visas" BETWEEN 0 AND 5 AND "new_zealand_visas" BETWEEN 0 AND 5)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "au_pair_profiles"
      DROP CONSTRAINT "au_pair_profiles_visas_check",
      DROP "born_on", DROP "visa_began_on", DROP "australian_visas", DROP "new_zealand_visas"`);
  }
}
