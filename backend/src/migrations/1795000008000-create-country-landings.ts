import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The pages for visitors from one country each. */
export class CreateCountryLandings1795000008000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "country_landings" ("country" text NOT NULL, "subdomain" text NOT NULL, "language" text NOT NULL, "content" jsonb NOT NULL, "checked_on" date NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "country_landings_subdomain_key" UNIQUE ("subdomain"), CONSTRAINT "country_landings_country_check" CHECK ("country" IN ('france', 'germany', 'spain')), CONSTRAINT "country_landings_pkey" PRIMARY KEY ("country"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "country_landings"');
  }
}
