import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the dates of an agreement exceed the au pair's visa, kept from the day of the second signature. */
export class KeepVisaNotes1795000192000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "agreements" ADD COLUMN "visa_note" jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "agreements" DROP COLUMN "visa_note"');
  }
}
