import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores which new people of a saved search its owner has seen: one page may show only some of them. */
export class MarkFoundPeopleAsSeen1795000220000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "saved_search_finds" ADD "seen" boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "saved_search_finds" DROP COLUMN "seen"');
  }
}
