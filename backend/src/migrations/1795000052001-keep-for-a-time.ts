import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = [
  ['blog_post_visits_user_id_idx', 'blog_post_visits', 'user_id'],
  ['exits_arrangement_id_idx', 'exits', 'arrangement_id'],
  ['exits_support_request_id_idx', 'exits', 'support_request_id'],
  ['profile_sign_ins_signed_in_at_idx', 'profile_sign_ins', 'signed_in_at'],
  ['review_invitations_person_id_idx', 'review_invitations', 'person_id'],
  ['saved_search_finds_found_at_idx', 'saved_search_finds', 'found_at'],
  ['sessions_over_since_idx', 'sessions', '(least(ended_at, idle_expires_at, expires_at))'],
] as const;

/** What is deleted by age, and what goes with a person, is found by an index; an export may fail. */
export class KeepForATime1795000052001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, table, column] of INDEXES) await runner.query(`CREATE INDEX "${name}" ON "${table}" (${column})`);
    await this.allowStates(runner, ['waiting', 'ready', 'expired', 'failed']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE "data_exports" SET "state" = 'expired' WHERE "state" = 'failed'`);
    await this.allowStates(runner, ['waiting', 'ready', 'expired']);
    for (const [name] of INDEXES) await runner.query(`DROP INDEX "${name}"`);
  }

  private async allowStates(runner: QueryRunner, states: readonly string[]): Promise<void> {
    await runner.query(`
      ALTER TABLE "data_exports" DROP CONSTRAINT "data_exports_state_check",
        ADD CONSTRAINT "data_exports_state_check" CHECK ("state" IN (${states.map((state) => `'${state}'`).join(', ')}))`);
  }
}
