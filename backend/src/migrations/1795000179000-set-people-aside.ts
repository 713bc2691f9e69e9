import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People whom a member no longer considers, for now. */
export class SetPeopleAside1795000179000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "person_notes" ADD "set_aside_at" timestamptz(3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "person_notes" DROP "set_aside_at"');
  }
}
