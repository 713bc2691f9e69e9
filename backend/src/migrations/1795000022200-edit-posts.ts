import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Posts are written in the back office: drafts, revisions, a time to publish at, old addresses, who is at it. */
export class EditPosts1795000022200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "blog_posts"
        ADD "image_alt" text,
        ADD "seo_title" text,
        ADD "seo_description" text,
        ADD "version" integer NOT NULL DEFAULT 1,
        ADD "edited_at" timestamptz,
        ADD "edited_by" uuid,
        ADD "scheduled_for" timestamptz,
        ADD "scheduled_revision" integer,
        ADD "scheduled_slug" text,
        ADD CONSTRAINT "blog_posts_scheduled_slug_key" UNIQUE ("scheduled_slug")`);
    await runner.query(
      `CREATE INDEX "blog_posts_scheduled_for_idx" ON "blog_posts" ("scheduled_for") WHERE scheduled_for IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE "blog_post_drafts" (
        "post_id" uuid NOT NULL, "fields" jsonb NOT NULL, "content" text NOT NULL,
        CONSTRAINT "blog_post_drafts_pkey" PRIMARY KEY ("post_id"),
        CONSTRAINT "blog_post_drafts_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "blog_posts" ("id") ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE "blog_post_revisions" (
        "post_id" uuid NOT NULL, "number" integer NOT NULL, "kind" text NOT NULL, "fields" jsonb NOT NULL,
        "content" text NOT NULL, "saved_by" uuid, "started_at" timestamptz NOT NULL, "saved_at" timestamptz NOT NULL,
        CONSTRAINT "blog_post_revisions_kind_check" CHECK ("kind" IN ('released', 'autosaved', 'saved', 'scheduled', 'published', 'restored', 'taken-over')),
        CONSTRAINT "blog_post_revisions_pkey" PRIMARY KEY ("post_id", "number"),
        CONSTRAINT "blog_post_revisions_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "blog_posts" ("id") ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE "blog_post_addresses" (
        "slug" text NOT NULL, "post_id" uuid,
        CONSTRAINT "blog_post_addresses_pkey" PRIMARY KEY ("slug"),
        CONSTRAINT "blog_post_addresses_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "blog_posts" ("id") ON DELETE SET NULL
      )`);
    await runner.query(`CREATE INDEX "blog_post_addresses_post_id_idx" ON "blog_post_addresses" ("post_id")`);
    await runner.query(`
      CREATE TABLE "blog_post_visits" (
        "post_id" uuid NOT NULL, "user_id" uuid NOT NULL, "seen_at" timestamptz NOT NULL,
        CONSTRAINT "blog_post_visits_pkey" PRIMARY KEY ("post_id", "user_id"),
        CONSTRAINT "blog_post_visits_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "blog_posts" ("id") ON DELETE CASCADE,
        CONSTRAINT "blog_post_visits_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "accounts" ("id") ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['visits', 'addresses', 'revisions', 'drafts'])
      await runner.query(`DROP TABLE "blog_post_${table}"`);
    await runner.query(`
      ALTER TABLE "blog_posts"
        DROP COLUMN "image_alt", DROP COLUMN "seo_title", DROP COLUMN "seo_description", DROP COLUMN "version",
        DROP COLUMN "edited_at", DROP COLUMN "edited_by", DROP COLUMN "scheduled_for",
        DROP COLUMN "scheduled_revision", DROP COLUMN "scheduled_slug"`);
  }
}
