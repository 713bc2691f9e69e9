import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many messages each of two people has not read, kept with their conversation so that no one counts messages. */
export class CountUnreadMessages1795000110000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "conversations"
        ADD "user1_unread" integer NOT NULL DEFAULT 0, ADD "user2_unread" integer NOT NULL DEFAULT 0`);
    await runner.query(`
      UPDATE conversations AS c SET user1_unread = unread.user1, user2_unread = unread.user2
      FROM (
        SELECT conversation_id, count(*) FILTER (WHERE receiver_id = user1_id) AS user1,
          count(*) FILTER (WHERE receiver_id = user2_id) AS user2
        FROM messages JOIN conversations ON conversations.id = conversation_id WHERE NOT is_read GROUP BY conversation_id
      ) AS unread WHERE c.id = unread.conversation_id`);
    for (const side of ['user1', 'user2'])
      await runner.query(
        `CREATE INDEX "conversations_${side}_unread_idx" ON "conversations" ("${side}_id") WHERE ${side}_unread > 0`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const side of ['user1', 'user2']) await runner.query(`DROP INDEX "conversations_${side}_unread_idx"`);
    await runner.query('ALTER TABLE "conversations" DROP COLUMN "user1_unread", DROP COLUMN "user2_unread"');
  }
}
