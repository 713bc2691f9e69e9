import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Earlier releases kept the drafts of agreements that were cancelled. A counter-draft repeats the other person's terms. */
export class DeleteDraftsOfClosedAgreements1795000244700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM agreement_drafts AS draft USING agreements AS agreement
      WHERE agreement.id = draft.agreement_id AND agreement.state NOT IN ('draft', 'proposed', 'countered', 'accepted')`);
  }

  /** What was deleted does not come back. */
  async down(): Promise<void> {}
}
