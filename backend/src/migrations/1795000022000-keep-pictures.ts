import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploads are no longer people's photos alone: editors put pictures into texts. */
export class KeepPictures1795000022000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "uploads" DROP CONSTRAINT "uploads_kind_check"');
    await runner.query(
      `ALTER TABLE "uploads" ADD CONSTRAINT "uploads_kind_check" CHECK ("kind" IN ('photo', 'picture'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM "uploads" WHERE "kind" = 'picture'`);
    await runner.query('ALTER TABLE "uploads" DROP CONSTRAINT "uploads_kind_check"');
    await runner.query(`ALTER TABLE "uploads" ADD CONSTRAINT "uploads_kind_check" CHECK ("kind" IN ('photo'))`);
  }
}
