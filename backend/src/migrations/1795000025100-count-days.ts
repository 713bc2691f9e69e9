import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was counted of each day, and by what the rooms find a day's rows. */
export class CountDays1795000025100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "daily_figures" (
        "day" date NOT NULL,
        "figure" text NOT NULL,
        "part" text NOT NULL,
        "value" bigint NOT NULL,
        CONSTRAINT "daily_figures_pkey" PRIMARY KEY ("day", "figure", "part")
      )`);
    await runner.query(`
      CREATE TABLE "figure_countings" (
        "id" smallint NOT NULL,
        "counted_at" timestamptz NOT NULL,
        "through" date NOT NULL,
        CONSTRAINT "figure_countings_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "figure_countings_one_row_check" CHECK ("id" = 1)
      )`);
    // Messages are only ever added, so that those of a day lie together: a few pages say where.
    await runner.query('CREATE INDEX "messages_days_idx" ON "messages" USING brin ("created_at") WITH (autosummarize)');
    await runner.query('CREATE INDEX "interviews_held_at_idx" ON "interviews" ("held_at") WHERE held_at IS NOT NULL');
    await runner.query(
      'CREATE INDEX "arrangements_confirmed_at_idx" ON "arrangements" ("confirmed_at") WHERE confirmed_at IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of ['arrangements_confirmed_at_idx', 'interviews_held_at_idx', 'messages_days_idx'])
      await runner.query(`DROP INDEX "${index}"`);
    await runner.query('DROP TABLE "figure_countings"');
    await runner.query('DROP TABLE "daily_figures"');
  }
}
