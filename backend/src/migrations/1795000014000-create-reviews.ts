import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reviews of stays, requests for help, and leaving early. */
export class CreateReviews1795000014000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.createReviews(runner);
    await this.createSupport(runner);
  }

  private async createReviews(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "reviews" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "arrangement_id" uuid NOT NULL,
        "author_id" uuid NOT NULL,
        "about_id" uuid NOT NULL,
        "stars" smallint NOT NULL,
        "words" text NOT NULL,
        "hours_as_agreed" text NOT NULL,
        "pay_on_time" text,
        "house_rules" text NOT NULL,
        "communication" text NOT NULL,
        "moderator_note" text,
        "written_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        "edited_at" timestamptz NOT NULL,
        "opened_at" timestamptz,
        "reply" text,
        "replied_at" timestamptz,
        "removed_at" timestamptz,
        CONSTRAINT "reviews_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "reviews_arrangement_id_author_id_key" UNIQUE ("arrangement_id", "author_id"),
        CONSTRAINT "reviews_arrangement_id_fkey" FOREIGN KEY ("arrangement_id") REFERENCES "arrangements" ("id"),
        CONSTRAINT "reviews_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "profiles" ("id") ON DELETE CASCADE,
        CONSTRAINT "reviews_about_id_fkey" FOREIGN KEY ("about_id") REFERENCES "profiles" ("id") ON DELETE CASCADE,
        CONSTRAINT "reviews_others_check" CHECK ("author_id" <> "about_id"),
        CONSTRAINT "reviews_stars_check" CHECK ("stars" BETWEEN 1 AND 5),
        CONSTRAINT "reviews_hours_as_agreed_check" CHECK ("hours_as_agreed" IN ('yes', 'mostly', 'no')),
        CONSTRAINT "reviews_pay_on_time_check" CHECK ("pay_on_time" IN ('yes', 'mostly', 'no')),
        CONSTRAINT "reviews_house_rules_check" CHECK ("house_rules" IN ('yes', 'mostly', 'no')),
        CONSTRAINT "reviews_communication_check" CHECK ("communication" IN ('yes', 'mostly', 'no'))
      )`);
    await runner.query(
      `CREATE INDEX "reviews_about_id_id_written_at_idx" ON "reviews" ("about_id", "written_at", "id")`,
    );
    await runner.query(`CREATE INDEX "reviews_author_id_idx" ON "reviews" ("author_id")`);
    await runner.query(`CREATE INDEX "reviews_unopened_idx" ON "reviews" ("arrangement_id") WHERE opened_at IS NULL`);
    await runner.query(`
      CREATE TABLE "review_invitations" (
        "arrangement_id" uuid NOT NULL,
        "person_id" uuid NOT NULL,
        "asked_at" timestamptz NOT NULL,
        "reminded_at" timestamptz,
        CONSTRAINT "review_invitations_pkey" PRIMARY KEY ("arrangement_id", "person_id"),
        CONSTRAINT "review_invitations_arrangement_id_fkey" FOREIGN KEY ("arrangement_id") REFERENCES "arrangements" ("id"),
        CONSTRAINT "review_invitations_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "profiles" ("id") ON DELETE CASCADE
      )`);
  }

  private async createSupport(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "support_requests" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "person_id" uuid NOT NULL,
        "subject" text NOT NULL,
        "state" text NOT NULL DEFAULT 'open',
        "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        "last_message_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        "closed_at" timestamptz,
        CONSTRAINT "support_requests_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "support_requests_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "profiles" ("id") ON DELETE CASCADE,
        CONSTRAINT "support_requests_subject_check" CHECK ("subject" IN ('arrangement', 'need_out', 'person', 'verification', 'visa_and_work', 'account', 'other')),
        CONSTRAINT "support_requests_state_check" CHECK ("state" IN ('open', 'answered', 'closed'))
      )`);
    await runner.query(
      `CREATE INDEX "support_requests_id_last_message_at_person_id_idx" ON "support_requests" ("person_id", "last_message_at", "id")`,
    );
    await runner.query(
      `CREATE INDEX "support_requests_id_last_message_at_state_idx" ON "support_requests" ("state", "last_message_at", "id")`,
    );
    await runner.query(`
      CREATE TABLE "support_messages" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "request_id" uuid NOT NULL,
        "from_support" boolean NOT NULL,
        "words" text NOT NULL,
        "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        CONSTRAINT "support_messages_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "support_messages_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "support_requests" ("id") ON DELETE CASCADE
      )`);
    await runner.query(
      `CREATE INDEX "support_messages_created_at_id_request_id_idx" ON "support_messages" ("request_id", "created_at", "id")`,
    );
    await runner.query(`
      CREATE TABLE "exits" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "person_id" uuid NOT NULL,
        "arrangement_id" uuid,
        "support_request_id" uuid NOT NULL,
        "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        "rematched_at" timestamptz,
        CONSTRAINT "exits_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "exits_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "profiles" ("id") ON DELETE CASCADE,
        CONSTRAINT "exits_arrangement_id_fkey" FOREIGN KEY ("arrangement_id") REFERENCES "arrangements" ("id"),
        CONSTRAINT "exits_support_request_id_fkey" FOREIGN KEY ("support_request_id") REFERENCES "support_requests" ("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX "exits_created_at_person_id_idx" ON "exits" ("person_id", "created_at")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['exits', 'support_messages', 'support_requests', 'review_invitations', 'reviews'])
      await runner.query(`DROP TABLE "${table}"`);
  }
}
