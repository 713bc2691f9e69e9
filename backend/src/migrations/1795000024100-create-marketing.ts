import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who wants news by mail, what Brevo was told of it, and what it reports back. */
export class CreateMarketing1795000024100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "marketing_consents" (
        "id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
        "person_id" uuid NOT NULL,
        "agreed" boolean NOT NULL,
        "wording" text,
        "source" text NOT NULL,
        "recorded_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        CONSTRAINT "marketing_consents_source_check"
          CHECK ("source" IN ('sign-up', 'account', 'unsubscribe-link', 'hard-bounce', 'complaint')),
        CONSTRAINT "marketing_consents_pkey" PRIMARY KEY ("id")
      )`);
    await runner.query('CREATE INDEX "marketing_consents_person_idx" ON "marketing_consents" ("person_id", "id")');
    await runner.query(
      `CREATE UNIQUE INDEX "marketing_consents_sign_up_key" ON "marketing_consents" ("person_id") WHERE source = 'sign-up'`,
    );
    await runner.query(`
      CREATE FUNCTION "refuse_change_of_marketing_consents"() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'marketing_consents is append-only: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
      END $$`);
    await runner.query(`
      CREATE TRIGGER "marketing_consents_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "marketing_consents"
      FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_marketing_consents"()`);
    await runner.query(`
      CREATE TABLE "marketing_contacts" (
        "person_id" uuid NOT NULL,
        "email" citext NOT NULL,
        "list" text NOT NULL,
        "fingerprint" text NOT NULL,
        "process_id" bigint,
        "told_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        CONSTRAINT "marketing_contacts_pkey" PRIMARY KEY ("person_id")
      )`);
    await runner.query('CREATE INDEX "marketing_contacts_email_idx" ON "marketing_contacts" ("email")');
    await runner.query(
      'CREATE TABLE "marketing_lists" ("key" text NOT NULL, "brevo_id" bigint NOT NULL, CONSTRAINT "marketing_lists_pkey" PRIMARY KEY ("key"))',
    );
    await runner.query(`
      CREATE TABLE "marketing_sync_runs" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "started_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        "touched_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        "finished_at" TIMESTAMP(3) WITH TIME ZONE,
        "put" integer NOT NULL DEFAULT 0,
        "forgotten" integer NOT NULL DEFAULT 0,
        "problem" text,
        CONSTRAINT "marketing_sync_runs_pkey" PRIMARY KEY ("id")
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX "marketing_sync_runs_open_key" ON "marketing_sync_runs" ((true)) WHERE finished_at IS NULL',
    );
    await runner.query('CREATE INDEX "marketing_sync_runs_started_idx" ON "marketing_sync_runs" ("started_at")');
    await runner.query(`
      CREATE TABLE "brevo_events" (
        "key" text NOT NULL,
        "kind" text NOT NULL,
        "person_id" uuid,
        "campaign_id" bigint,
        "campaign_name" text,
        "happened_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        "received_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        CONSTRAINT "brevo_events_kind_check" CHECK ("kind" IN
          ('delivered', 'opened', 'clicked', 'soft-bounced', 'hard-bounced', 'unsubscribed', 'complained')),
        CONSTRAINT "brevo_events_pkey" PRIMARY KEY ("key")
      )`);
    await runner.query('CREATE INDEX "brevo_events_newest_idx" ON "brevo_events" ("happened_at", "key")');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'brevo_events',
      'marketing_sync_runs',
      'marketing_lists',
      'marketing_contacts',
      'marketing_consents',
    ])
      await runner.query(`DROP TABLE "${table}"`);
    await runner.query('DROP FUNCTION "refuse_change_of_marketing_consents"');
  }
}
