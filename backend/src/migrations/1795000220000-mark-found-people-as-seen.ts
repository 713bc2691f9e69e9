import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom a saved search has shown as new: a page may not show everyone who is new. */
export class MarkFoundPeopleAsSeen1795000220000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "saved_search_finds" ADD "seen" boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "saved_search_finds" DROP COLUMN "seen"');
  }
}
