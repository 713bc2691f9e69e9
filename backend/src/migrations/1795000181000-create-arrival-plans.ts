import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Arrival plans of placements: the flight, ticked tasks and check-ins. */
export class CreateArrivalPlans1795000181000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "arrival_plans" (
      "agreement_id" uuid NOT NULL, "family_id" uuid NOT NULL, "au_pair_id" uuid NOT NULL, "region" text NOT NULL,
      "time_zone" text NOT NULL, "starts_on" date NOT NULL, "made_on" date NOT NULL, "flight_number" text,
      "departure_airport" text, "departure_time_zone" text, "departure_at" timestamptz,
      "arrival_airport" text, "arrival_time_zone" text, "arrival_at" timestamptz, "pick_up_by" text, "pick_up_location" text,
      CONSTRAINT "arrival_plans_pkey" PRIMARY KEY ("agreement_id"),
      CONSTRAINT "arrival_plans_agreement_id_fkey" FOREIGN KEY ("agreement_id") REFERENCES "agreements"("id"),
      CONSTRAINT "arrival_plans_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "profiles"("id") ON DELETE CASCADE,
      CONSTRAINT "arrival_plans_au_pair_id_fkey" FOREIGN KEY ("au_pair_id") REFERENCES "profiles"("id") ON DELETE CASCADE,
      CONSTRAINT "arrival_plans_region_check" CHECK ("region" IN ('australia', 'newzealand')),
      CONSTRAINT "arrival_plans_flight_check" CHECK (num_nulls("flight_number", "departure_airport", "departure_time_zone",
        "departure_at", "arrival_airport", "arrival_time_zone", "arrival_at") IN (0, 7)),
      CONSTRAINT "arrival_plans_order_check" CHECK ("departure_at" < "arrival_at"),
      CONSTRAINT "arrival_plans_pick_up_check" CHECK (num_nulls("pick_up_by", "pick_up_location") IN (0, 2)))`);
    for (const column of ['family_id', 'au_pair_id'])
      await runner.query(`CREATE INDEX "arrival_plans_${column}_idx" ON "arrival_plans" ("${column}")`);
    await runner.query(`CREATE TABLE "arrival_tasks" (
      "agreement_id" uuid NOT NULL, "key" text NOT NULL, "state" text NOT NULL, "changed_by" uuid NOT NULL,
      "changed_at" timestamptz NOT NULL,
      CONSTRAINT "arrival_tasks_pkey" PRIMARY KEY ("agreement_id", "key"),
      CONSTRAINT "arrival_tasks_agreement_id_fkey" FOREIGN KEY ("agreement_id")
        REFERENCES "arrival_plans"("agreement_id") ON DELETE CASCADE,
      CONSTRAINT "arrival_tasks_state_check" CHECK ("state" IN ('open', 'done', 'not_needed')))`);
    await runner.query(`CREATE TABLE "arrival_check_ins" (
      "id" uuid NOT NULL DEFAULT gen_random_uuid(), "agreement_id" uuid NOT NULL, "person_id" uuid NOT NULL,
      "day" integer NOT NULL, "due_on" date NOT NULL, "answer" text, "answered_at" timestamptz, "next_step" text,
      "next_step_at" timestamptz, "support_request_id" uuid,
      CONSTRAINT "arrival_check_ins_pkey" PRIMARY KEY ("id"),
      CONSTRAINT "arrival_check_ins_agreement_id_fkey" FOREIGN KEY ("agreement_id")
        REFERENCES "arrival_plans"("agreement_id") ON DELETE CASCADE,
      CONSTRAINT "arrival_check_ins_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "profiles"("id") ON DELETE CASCADE,
      CONSTRAINT "arrival_check_ins_support_request_id_fkey" FOREIGN KEY ("support_request_id")
        REFERENCES "support_requests"("id") ON DELETE SET NULL,
      CONSTRAINT "arrival_check_ins_answer_check" CHECK ("answer" IN ('good', 'talk', 'help')),
      CONSTRAINT "arrival_check_ins_step_check" CHECK ("next_step" IN ('ask', 'remind', 'tell_other', 'tell_team')),
      CONSTRAINT "arrival_check_ins_next_check" CHECK (("next_step" IS NULL) = ("next_step_at" IS NULL)),
      CONSTRAINT "arrival_check_ins_answered_check" CHECK (("answer" IS NULL) = ("answered_at" IS NULL)))`);
    await runner.query(`CREATE UNIQUE INDEX "arrival_check_ins_agreement_id_day_person_id_idx"
      ON "arrival_check_ins" ("agreement_id", "person_id", "day")`);
    for (const column of ['person_id', 'support_request_id'])
      await runner.query(`CREATE INDEX "arrival_check_ins_${column}_idx" ON "arrival_check_ins" ("${column}")`);
    await runner.query(`CREATE INDEX "arrival_check_ins_next_step_at_idx" ON "arrival_check_ins" ("next_step_at")
      WHERE next_step_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['arrival_check_ins', 'arrival_tasks', 'arrival_plans'])
      await runner.query(`DROP TABLE "${table}"`);
  }
}
