import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  // By what Stripe calls a payment, and pages at Stripe that have closed.
  purchases_payment_intent_idx: `"purchases" ("payment_intent_id") WHERE payment_intent_id IS NOT NULL`,
  purchases_checkout_idx: `"purchases" ("checkout_expires_at") WHERE state = 'open' AND checkout_session_id IS NOT NULL`,
  // The lists of the back office, newest first.
  purchases_state_idx: `"purchases" ("state", "created_at", "id")`,
  invoices_newest_idx: `"invoices" ("issued_at", "id")`,
  invoices_state_idx: `"invoices" ("state", "issued_at", "id")`,
  marketing_consents_no_idx: `"marketing_consents" ("source", "person_id") WHERE NOT agreed`,
};

/** What the back office and Stripe ask for is found by an index, however many payments and people there are. */
export class ListMany1795000034000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(INDEXES)) await runner.query(`CREATE INDEX "${name}" ON ${on}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX "${name}"`);
  }
}
