import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  // Pages at Stripe that have closed.
  purchases_checkout_idx: `"purchases" ("checkout_expires_at") WHERE state = 'open' AND checkout_session_id IS NOT NULL`,
  // The lists of the back office, newest first.
  purchases_state_idx: `"purchases" ("state", "created_at", "id")`,
  invoices_state_idx: `"invoices" ("state", "issued_at", "id")`,
  approvals_newest_idx: `"approvals" ("proposed_at", "id")`,
};
/** Of tables that are sealed once they stand: the application may only add rows to them. */
const INDEXES_OF_SEALED = {
  // The log by two at once: one of them alone may have a hundred thousand rows, and both together none.
  audit_entries_actor_action_idx: `"audit_entries" ("actor_id", "action", "recorded_at", "id")`,
  audit_entries_actor_subject_type_idx: `"audit_entries" ("actor_id", "subject_type", "recorded_at", "id")`,
  audit_entries_action_subject_type_idx: `"audit_entries" ("action", "subject_type", "recorded_at", "id")`,
  marketing_consents_no_idx: `"marketing_consents" ("source", "person_id") WHERE NOT agreed`,
};

/** What the back office and Stripe ask for is found by an index, however many payments and people there are. */
export class ListMany1795000034000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(INDEXES)) await runner.query(`CREATE INDEX "${name}" ON ${on}`);
    await asOneself(runner, async () => {
      for (const [name, on] of Object.entries(INDEXES_OF_SEALED)) await runner.query(`CREATE INDEX "${name}" ON ${on}`);
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX "${name}"`);
    await asOneself(runner, async () => {
      for (const name of Object.keys(INDEXES_OF_SEALED)) await runner.query(`DROP INDEX "${name}"`);
    });
  }
}

/** As whoever is connected, not as the application: a superuser, where there is one. */
async function asOneself(runner: QueryRunner, work: () => Promise<void>): Promise<void> {
  await runner.query('SET ROLE NONE');
  await work();
  await runner.query('RESET ROLE');
}
