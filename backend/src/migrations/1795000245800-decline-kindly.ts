import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages that decline, and the one reminder of a first message that was read and not answered. */
export class DeclineKindly1795000245800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "messages" ADD "declines" boolean NOT NULL DEFAULT false');
    await runner.query('ALTER TABLE "held_messages" ADD "declines" boolean NOT NULL DEFAULT false');
    await runner.query('ALTER TABLE "conversations" ADD "reminded_at" timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "conversations" DROP COLUMN "reminded_at"');
    await runner.query('ALTER TABLE "held_messages" DROP COLUMN "declines"');
    await runner.query('ALTER TABLE "messages" DROP COLUMN "declines"');
  }
}
