import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Agreements between families and au pairs: drafts, versions, signatures, and the days that are given away. */
export class CreateArrangements1795000013000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "arrangements" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "conversation_id" uuid NOT NULL,
        "family_id" uuid NOT NULL,
        "au_pair_id" uuid NOT NULL,
        "region" text NOT NULL,
        "time_zone" text NOT NULL,
        "state" text NOT NULL,
        "author_id" uuid NOT NULL,
        "current_version" integer NOT NULL DEFAULT 0,
        "starts_on" date,
        "ends_on" date,
        "fingerprint" text,
        "confirmed_at" timestamptz,
        "ended_on" date,
        "closed_by_id" uuid,
        "closed_reason" text,
        "changed_at" timestamptz NOT NULL,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "arrangements_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "arrangements_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations" ("id"),
        CONSTRAINT "arrangements_state_check" CHECK ("state" IN ('draft', 'proposed', 'countered', 'accepted', 'confirmed', 'active', 'completed', 'ended_early', 'cancelled')),
        CONSTRAINT "arrangements_region_check" CHECK ("region" IN ('australia', 'newzealand')),
        CONSTRAINT "arrangements_two_people_check" CHECK ("family_id" <> "au_pair_id"),
        CONSTRAINT "arrangements_author_check" CHECK ("author_id" IN ("family_id", "au_pair_id")),
        CONSTRAINT "arrangements_dates_check" CHECK ("state" IN ('draft', 'cancelled') OR ("current_version" > 0 AND "starts_on" < "ends_on")),
        CONSTRAINT "arrangements_ended_on_check" CHECK ("ended_on" BETWEEN "starts_on" AND "ends_on"),
        CONSTRAINT "arrangements_confirmed_check" CHECK ("state" NOT IN ('confirmed', 'active', 'completed', 'ended_early') OR ("confirmed_at" IS NOT NULL AND "fingerprint" IS NOT NULL)),
        CONSTRAINT "arrangements_au_pair_days_excl" EXCLUDE USING gist ("au_pair_id" WITH =, daterange("starts_on", coalesce("ended_on", "ends_on"), '[]') WITH &&) WHERE ("state" IN ('confirmed', 'active', 'completed', 'ended_early'))
      )`);
    await runner.query(
      `CREATE INDEX "arrangements_created_at_family_id_idx" ON "arrangements" ("family_id", "created_at")`,
    );
    await runner.query(
      `CREATE INDEX "arrangements_au_pair_id_created_at_idx" ON "arrangements" ("au_pair_id", "created_at")`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "arrangements_one_open_idx" ON "arrangements" ("conversation_id") WHERE state IN ('proposed', 'countered', 'accepted')`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "arrangements_one_draft_idx" ON "arrangements" ("conversation_id", "author_id") WHERE state = 'draft'`,
    );
    await runner.query(
      `CREATE INDEX "arrangements_running_idx" ON "arrangements" ("starts_on", "ends_on") WHERE state IN ('confirmed', 'active')`,
    );
    await runner.query(`
      CREATE TABLE "arrangement_versions" (
        "arrangement_id" uuid NOT NULL,
        "number" integer NOT NULL,
        "author_id" uuid NOT NULL,
        "terms" jsonb NOT NULL,
        "fingerprint" text NOT NULL,
        "note" text,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "arrangement_versions_pkey" PRIMARY KEY ("arrangement_id", "number"),
        CONSTRAINT "arrangement_versions_arrangement_id_fkey" FOREIGN KEY ("arrangement_id") REFERENCES "arrangements" ("id")
      )`);
    await runner.query(`
      CREATE TABLE "arrangement_acceptances" (
        "arrangement_id" uuid NOT NULL,
        "version" integer NOT NULL,
        "person_id" uuid NOT NULL,
        "full_name" text NOT NULL,
        "tells_others" boolean NOT NULL,
        "accepted_at" timestamptz NOT NULL,
        CONSTRAINT "arrangement_acceptances_pkey" PRIMARY KEY ("arrangement_id", "version", "person_id"),
        CONSTRAINT "arrangement_acceptances_arrangement_id_version_fkey" FOREIGN KEY ("arrangement_id", "version") REFERENCES "arrangement_versions" ("arrangement_id", "number")
      )`);
    await runner.query(`
      CREATE TABLE "arrangement_drafts" (
        "arrangement_id" uuid NOT NULL,
        "author_id" uuid NOT NULL,
        "terms" jsonb NOT NULL,
        "updated_at" timestamptz NOT NULL,
        CONSTRAINT "arrangement_drafts_pkey" PRIMARY KEY ("arrangement_id", "author_id"),
        CONSTRAINT "arrangement_drafts_arrangement_id_fkey" FOREIGN KEY ("arrangement_id") REFERENCES "arrangements" ("id") ON DELETE CASCADE
      )`);
    await this.lockWhatWasSaid(runner);
  }

  /** What was proposed and signed stays as it was, whoever asks the database and by whatever code. */
  private async lockWhatWasSaid(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION refuse_arrangement_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'what was proposed or signed in an arrangement does not change' USING ERRCODE = 'restrict_violation';
      END $$`);
    for (const table of ['arrangement_versions', 'arrangement_acceptances'])
      await runner.query(
        `CREATE TRIGGER "${table}_are_final" BEFORE UPDATE OR DELETE ON "${table}" FOR EACH ROW EXECUTE FUNCTION refuse_arrangement_change()`,
      );
    const locked = [
      ...['id', 'conversation_id', 'family_id', 'au_pair_id', 'region', 'time_zone', 'author_id', 'current_version'],
      ...['starts_on', 'ends_on', 'fingerprint', 'confirmed_at'],
    ];
    const of = (row: 'OLD' | 'NEW') => `(${locked.map((column) => `${row}.${column}`).join(', ')})`;
    await runner.query(
      `CREATE TRIGGER "confirmed_arrangements_are_locked" BEFORE UPDATE ON "arrangements" FOR EACH ROW
       WHEN (OLD.confirmed_at IS NOT NULL AND ${of('OLD')} IS DISTINCT FROM ${of('NEW')})
       EXECUTE FUNCTION refuse_arrangement_change()`,
    );
    await runner.query(
      `CREATE TRIGGER "confirmed_arrangements_stay" BEFORE DELETE ON "arrangements" FOR EACH ROW
       WHEN (OLD.confirmed_at IS NOT NULL) EXECUTE FUNCTION refuse_arrangement_change()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['arrangement_drafts', 'arrangement_acceptances', 'arrangement_versions', 'arrangements'])
      await runner.query(`DROP TABLE "${table}"`);
    await runner.query('DROP FUNCTION refuse_arrangement_change()');
  }
}
