import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests for help of people whose plan says so are answered first. */
export class PutRequestsFirst1795000018100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "support_requests" ADD "priority" boolean NOT NULL DEFAULT false');
    await runner.query('DROP INDEX "support_requests_id_last_message_at_state_idx"');
    await runner.query(
      'CREATE INDEX "support_requests_id_last_message_at_priority_state_idx" ON "support_requests" ("state", "priority", "last_message_at", "id")',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "support_requests_id_last_message_at_priority_state_idx"');
    await runner.query(
      'CREATE INDEX "support_requests_id_last_message_at_state_idx" ON "support_requests" ("state", "last_message_at", "id")',
    );
    await runner.query('ALTER TABLE "support_requests" DROP "priority"');
  }
}
