import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['saved_search_finds', 'saved_searches', 'place_applications', 'places'];

/** What people keep in view: families' open places with the applications for them, and saved searches. */
export class KeepInView1795000017100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "places" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "family_id" uuid NOT NULL,
        "state" text NOT NULL DEFAULT 'open',
        "region" text NOT NULL,
        "city" text,
        "starts_on" date NOT NULL,
        "months_min" smallint NOT NULL,
        "months_max" smallint NOT NULL,
        "children" text NOT NULL,
        "hours_per_week" smallint NOT NULL,
        "duties" text NOT NULL,
        "pay_min_cents" integer NOT NULL,
        "pay_max_cents" integer NOT NULL,
        "room" text NOT NULL,
        "car_available" boolean NOT NULL,
        "licence_wanted" boolean NOT NULL,
        "text" text NOT NULL,
        "published_at" timestamptz(3) NOT NULL,
        "changed_at" timestamptz(3) NOT NULL,
        CONSTRAINT "places_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "places_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "profiles" ("id") ON DELETE CASCADE,
        CONSTRAINT "places_state_check" CHECK ("state" IN ('open', 'paused', 'filled')),
        CONSTRAINT "places_region_check" CHECK ("region" IN ('australia', 'newzealand')),
        CONSTRAINT "places_months_check" CHECK ("months_min" <= "months_max"),
        CONSTRAINT "places_pay_check" CHECK ("pay_min_cents" <= "pay_max_cents")
      )`);
    await runner.query('CREATE INDEX "places_family_id_idx" ON "places" ("family_id")');
    await runner.query(
      `CREATE UNIQUE INDEX "places_one_unfilled_idx" ON "places" ("family_id") WHERE state <> 'filled'`,
    );
    await runner.query(`CREATE INDEX "places_board_idx" ON "places" ("published_at", "id") WHERE state = 'open'`);
    await runner.query(`
      CREATE TABLE "place_applications" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "place_id" uuid NOT NULL,
        "au_pair_id" uuid NOT NULL,
        "state" text NOT NULL DEFAULT 'applied',
        "note" text NOT NULL,
        "applied_at" timestamptz(3) NOT NULL,
        "answer_by" timestamptz(3) NOT NULL,
        "remind_at" timestamptz(3),
        "moved_at" timestamptz(3) NOT NULL,
        "word" text,
        "conversation_id" uuid,
        CONSTRAINT "place_applications_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "place_applications_au_pair_id_place_id_key" UNIQUE ("place_id", "au_pair_id"),
        CONSTRAINT "place_applications_place_id_fkey" FOREIGN KEY ("place_id") REFERENCES "places" ("id") ON DELETE CASCADE,
        CONSTRAINT "place_applications_au_pair_id_fkey" FOREIGN KEY ("au_pair_id") REFERENCES "profiles" ("id") ON DELETE CASCADE,
        CONSTRAINT "place_applications_state_check" CHECK ("state" IN ('applied', 'seen', 'shortlisted', 'accepted', 'declined', 'withdrawn', 'closed')),
        CONSTRAINT "place_applications_word_check" CHECK ("word" IN ('somebody_else', 'dates', 'other_needs', 'unanswered', 'filled'))
      )`);
    await runner.query(
      'CREATE INDEX "place_applications_applied_at_au_pair_id_id_idx" ON "place_applications" ("au_pair_id", "applied_at", "id")',
    );
    await runner.query(
      'CREATE INDEX "place_applications_applied_at_id_place_id_idx" ON "place_applications" ("place_id", "applied_at", "id")',
    );
    await runner.query(
      `CREATE INDEX "place_applications_due_idx" ON "place_applications" ("answer_by") WHERE state IN ('applied', 'seen', 'shortlisted')`,
    );
    await runner.query(
      `CREATE INDEX "place_applications_waiting_idx" ON "place_applications" ("remind_at") WHERE state IN ('applied', 'seen')`,
    );
    await runner.query(`
      CREATE TABLE "saved_searches" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "user_id" uuid NOT NULL,
        "kind" text NOT NULL,
        "name" text NOT NULL,
        "filters" jsonb NOT NULL,
        "alerts" text NOT NULL,
        "created_at" timestamptz NOT NULL,
        "looked_at" timestamptz NOT NULL,
        "next_check_at" timestamptz NOT NULL,
        "saw_all" boolean NOT NULL,
        CONSTRAINT "saved_searches_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "saved_searches_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles" ("id") ON DELETE CASCADE,
        CONSTRAINT "saved_searches_kind_check" CHECK ("kind" IN ('auPairs', 'families')),
        CONSTRAINT "saved_searches_alerts_check" CHECK ("alerts" IN ('none', 'daily', 'at_once'))
      )`);
    await runner.query(
      'CREATE INDEX "saved_searches_created_at_id_user_id_idx" ON "saved_searches" ("user_id", "created_at", "id")',
    );
    await runner.query(
      `CREATE INDEX "saved_searches_due_idx" ON "saved_searches" ("next_check_at") WHERE alerts <> 'none'`,
    );
    await runner.query(`
      CREATE TABLE "saved_search_finds" (
        "saved_search_id" uuid NOT NULL,
        "person_id" uuid NOT NULL,
        "found_at" timestamptz,
        CONSTRAINT "saved_search_finds_pkey" PRIMARY KEY ("saved_search_id", "person_id"),
        CONSTRAINT "saved_search_finds_saved_search_id_fkey" FOREIGN KEY ("saved_search_id") REFERENCES "saved_searches" ("id") ON DELETE CASCADE,
        CONSTRAINT "saved_search_finds_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "profiles" ("id") ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX "saved_search_finds_person_id_idx" ON "saved_search_finds" ("person_id")');
    await runner.query(
      'CREATE INDEX "saved_search_finds_found_at_saved_search_id_idx" ON "saved_search_finds" ("saved_search_id", "found_at")',
    );
    // Whose habit of answering may have changed is asked by when conversations began.
    await runner.query('CREATE INDEX "conversations_created_at_idx" ON "conversations" ("created_at")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "conversations_created_at_idx"');
    for (const table of TABLES) await runner.query(`DROP TABLE "${table}"`);
  }
}
