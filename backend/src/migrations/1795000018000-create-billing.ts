import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Purchases, the ledger that says what is owed and paid for them, invoices, and the events of Stripe that were heard. */
export class CreateBilling1795000018000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "purchases" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "person_id" uuid NOT NULL,
        "plan" text NOT NULL,
        "part" text NOT NULL,
        "way" text NOT NULL,
        "state" text NOT NULL DEFAULT 'open',
        "region" text NOT NULL,
        "currency" text NOT NULL,
        "amount_cents" integer NOT NULL,
        "discount_cents" integer NOT NULL DEFAULT 0,
        "source_key" text,
        "created_at" timestamptz(3) NOT NULL,
        "settled_at" timestamptz,
        "starts_at" timestamptz,
        "ends_at" timestamptz,
        "end_told_days" smallint,
        "ended_at" timestamptz,
        "checkout_session_id" text,
        "checkout_url" text,
        "checkout_expires_at" timestamptz,
        "payment_intent_id" text,
        "disputed_at" timestamptz,
        "dispute_outcome" text,
        CONSTRAINT "purchases_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "purchases_source_key_key" UNIQUE ("source_key"),
        CONSTRAINT "purchases_checkout_session_id_key" UNIQUE ("checkout_session_id"),
        CONSTRAINT "purchases_plan_check" CHECK ("plan" IN ('standard', 'premium')),
        CONSTRAINT "purchases_part_check" CHECK ("part" IN ('term', 'intake', 'placement')),
        CONSTRAINT "purchases_way_check" CHECK ("way" IN ('offer', 'card', 'invoice', 'grant')),
        CONSTRAINT "purchases_state_check" CHECK ("state" IN ('open', 'settled', 'refunded', 'cancelled')),
        CONSTRAINT "purchases_amounts_check" CHECK ("amount_cents" > 0 AND "discount_cents" BETWEEN 0 AND "amount_cents")
      )`);
    await runner.query(
      'CREATE INDEX "purchases_created_at_id_person_id_idx" ON "purchases" ("person_id", "created_at", "id")',
    );
    await runner.query('CREATE INDEX "purchases_created_at_id_idx" ON "purchases" ("created_at", "id")');
    await runner.query(
      `CREATE UNIQUE INDEX "purchases_open_idx" ON "purchases" ("person_id", "plan", "part") WHERE state = 'open' AND part <> 'placement'`,
    );
    await runner.query(
      `CREATE INDEX "purchases_ending_idx" ON "purchases" ("ends_at") WHERE state = 'settled' AND ended_at IS NULL`,
    );
    await runner.query(`
      CREATE TABLE "ledger_entries" (
        "id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
        "key" text NOT NULL,
        "purchase_id" uuid NOT NULL,
        "person_id" uuid NOT NULL,
        "kind" text NOT NULL,
        "debit" text NOT NULL,
        "credit" text NOT NULL,
        "amount_cents" integer NOT NULL,
        "currency" text NOT NULL,
        "reference" text,
        "reason" text,
        "actor_id" uuid,
        "occurred_at" timestamptz(3) NOT NULL,
        "recorded_at" timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT "ledger_entries_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "ledger_entries_key_key" UNIQUE ("key"),
        CONSTRAINT "ledger_entries_kind_check" CHECK ("kind" IN ('charge', 'discount', 'grant', 'payment', 'refund', 'chargeback', 'credit', 'cancellation')),
        CONSTRAINT "ledger_entries_accounts_check" CHECK ("debit" IN ('receivable', 'card', 'bank', 'sales', 'discounts', 'grants', 'returns') AND "credit" IN ('receivable', 'card', 'bank', 'sales', 'discounts', 'grants', 'returns') AND "debit" <> "credit"),
        CONSTRAINT "ledger_entries_amount_check" CHECK ("amount_cents" > 0),
        CONSTRAINT "ledger_entries_currency_check" CHECK ("currency" IN ('AUD', 'NZD')),
        CONSTRAINT "ledger_entries_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "purchases" ("id")
      )`);
    await runner.query('CREATE INDEX "ledger_entries_purchase_id_idx" ON "ledger_entries" ("purchase_id")');
    await runner.query('CREATE INDEX "ledger_entries_id_person_id_idx" ON "ledger_entries" ("person_id", "id")');
    await runner.query('CREATE INDEX "ledger_entries_occurred_at_idx" ON "ledger_entries" ("occurred_at")');
    await runner.query(`
      CREATE FUNCTION "refuse_change_of_ledger_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'ledger_entries is append-only: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
      END $$`);
    await runner.query(`
      CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
      FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_ledger_entries"()`);
    await runner.query(`
      CREATE TABLE "invoices" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "number" text NOT NULL,
        "year" smallint NOT NULL,
        "sequence" integer NOT NULL,
        "purchase_id" uuid NOT NULL,
        "person_id" uuid NOT NULL,
        "state" text NOT NULL DEFAULT 'open',
        "currency" text NOT NULL,
        "total_cents" integer NOT NULL,
        "tax_cents" integer NOT NULL,
        "paper" jsonb NOT NULL,
        "issued_at" timestamptz(3) NOT NULL,
        "due_on" date NOT NULL,
        "paid_at" timestamptz,
        "reminded_at" timestamptz,
        "cancelled_at" timestamptz,
        "mailed_at" timestamptz,
        "receipt_mailed_at" timestamptz,
        CONSTRAINT "invoices_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "invoices_number_key" UNIQUE ("number"),
        CONSTRAINT "invoices_sequence_year_key" UNIQUE ("year", "sequence"),
        CONSTRAINT "invoices_purchase_id_key" UNIQUE ("purchase_id"),
        CONSTRAINT "invoices_state_check" CHECK ("state" IN ('open', 'paid', 'cancelled')),
        CONSTRAINT "invoices_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "purchases" ("id")
      )`);
    await runner.query(
      'CREATE INDEX "invoices_id_issued_at_person_id_idx" ON "invoices" ("person_id", "issued_at", "id")',
    );
    await runner.query('CREATE INDEX "invoices_due_on_id_state_idx" ON "invoices" ("state", "due_on", "id")');
    await runner.query(`
      CREATE TABLE "invoice_numbers" (
        "year" smallint NOT NULL,
        "last" integer NOT NULL,
        CONSTRAINT "invoice_numbers_pkey" PRIMARY KEY ("year")
      )`);
    await runner.query(`
      CREATE TABLE "stripe_events" (
        "id" text NOT NULL,
        "type" text NOT NULL,
        "received_at" timestamptz NOT NULL,
        CONSTRAINT "stripe_events_pkey" PRIMARY KEY ("id")
      )`);
    await runner.query('CREATE INDEX "stripe_events_received_at_idx" ON "stripe_events" ("received_at")');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['stripe_events', 'invoice_numbers', 'invoices', 'ledger_entries', 'purchases'])
      await runner.query(`DROP TABLE "${table}"`);
    await runner.query('DROP FUNCTION "refuse_change_of_ledger_entries"');
  }
}
