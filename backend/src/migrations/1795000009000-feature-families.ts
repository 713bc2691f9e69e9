import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which order featured families stand on the page of their city. */
export class FeatureFamilies1795000009000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "family_profiles" ADD "featured_position" integer');
    await runner.query(
      'CREATE INDEX "family_profiles_featured_idx" ON "family_profiles" ("featured_position", "id") WHERE "featured"',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "family_profiles_featured_idx"');
    await runner.query('ALTER TABLE "family_profiles" DROP "featured_position"');
  }
}
