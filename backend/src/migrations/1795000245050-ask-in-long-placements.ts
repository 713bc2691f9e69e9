import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Long placements are asked again after half a year and nine months: those that have begun already get these days too. */
export class AskInLongPlacements1795000245050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO "arrival_check_ins" ("agreement_id", "person_id", "day", "due_on", "next_step", "next_step_at")
       SELECT plan."agreement_id", person."id", asked."day", asked."due_on", 'ask',
         (asked."due_on" + time '17:00') AT TIME ZONE plan."time_zone"
       FROM "arrival_plans" plan
       JOIN "agreements" agreement ON agreement."id" = plan."agreement_id" AND agreement."state" IN ('confirmed', 'active')
       CROSS JOIN LATERAL (VALUES (plan."family_id"), (plan."au_pair_id")) AS person ("id")
       CROSS JOIN LATERAL (VALUES (180, plan."starts_on" + 179), (270, plan."starts_on" + 269)) AS asked ("day", "due_on")
       WHERE asked."due_on" > current_date AND asked."due_on" <= coalesce(agreement."ended_on", agreement."ends_on")
       ON CONFLICT DO NOTHING`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM "arrival_check_ins" WHERE "day" IN (180, 270) AND "answer" IS NULL');
  }
}
