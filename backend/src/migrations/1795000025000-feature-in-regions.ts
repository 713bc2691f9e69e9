import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which order featured families stand on the home page of their region. */
export class FeatureInRegions1795000025000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "family_profiles" ADD "region_featured_position" integer');
    await runner.query(
      'CREATE INDEX "family_profiles_region_featured_idx" ON "family_profiles" ("region_featured_position", "id") WHERE "region_featured_position" IS NOT NULL',
    );
    // A family is featured in its city exactly while it has a position there.
    await runner.query(
      'UPDATE "family_profiles" SET "featured_position" = 32767 WHERE "featured" AND "featured_position" IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "family_profiles_region_featured_idx"');
    await runner.query('ALTER TABLE "family_profiles" DROP "region_featured_position"');
  }
}
