import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How two people come into a placement. Plans that exist, and those of the previous release, are first arrivals. */
export class KnowPeopleWhoReturn1795000245710 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "arrival_plans" ADD COLUMN "journey" text NOT NULL DEFAULT 'first'
      CONSTRAINT "arrival_plans_journey_check" CHECK ("journey" IN ('first', 'return', 'continuation'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "arrival_plans" DROP COLUMN "journey"');
  }
}
