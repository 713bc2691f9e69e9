import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How fast pages are for visitors is counted by day. */
export class CreatePageSpeedHistograms1795000243500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "page_speed_histograms" (
        "day" date NOT NULL,
        "route" text NOT NULL,
        "device" text NOT NULL,
        "metric" text NOT NULL,
        "release" text NOT NULL,
        "counts" integer array NOT NULL,
        CONSTRAINT "page_speed_histograms_pkey" PRIMARY KEY ("day", "route", "device", "metric")
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "page_speed_histograms"`);
  }
}
