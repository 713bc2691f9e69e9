import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A message can answer an earlier one of its conversation, also when a moderator reads it first. */
export class ReplyToMessages1795000120000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "messages" ADD "reply_to_id" uuid`);
    await runner.query(`
      ALTER TABLE "messages" ADD CONSTRAINT "messages_reply_to_id_fkey"
      FOREIGN KEY ("reply_to_id") REFERENCES "messages"("id") ON DELETE SET NULL`);
    await runner.query(
      `CREATE INDEX "messages_reply_to_id_idx" ON "messages" ("reply_to_id") WHERE reply_to_id IS NOT NULL`,
    );
    await runner.query(`ALTER TABLE "held_messages" ADD "reply_to_id" uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "held_messages" DROP COLUMN "reply_to_id"`);
    await runner.query(`ALTER TABLE "messages" DROP COLUMN "reply_to_id"`);
  }
}
