import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Guides and templates, and the files that can be downloaded with them. */
export class CreateResources1795000007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "resources" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "title" text NOT NULL,
        "slug" text NOT NULL,
        "content" text NOT NULL,
        "summary" text,
        "image_url" text,
        "audience" text NOT NULL,
        "region" text,
        "published" boolean NOT NULL DEFAULT false,
        "featured" boolean NOT NULL DEFAULT false,
        "sources" jsonb NOT NULL DEFAULT '[]',
        "search_text" text NOT NULL,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        "updated_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "resources_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "resources_slug_key" UNIQUE ("slug"),
        CONSTRAINT "resources_audience_check" CHECK ("audience" IN ('family', 'aupair', 'both')),
        CONSTRAINT "resources_region_check" CHECK ("region" IN ('australia', 'newzealand'))
      )`);
    await runner.query(`
      CREATE TABLE "resource_attachments" (
        "id" uuid NOT NULL,
        "resource_id" uuid NOT NULL,
        "file_url" text NOT NULL,
        "file_name" text NOT NULL,
        "file_type" text,
        "file_size" integer,
        "description" text,
        "display_order" integer NOT NULL DEFAULT 0,
        "file_key" text NOT NULL,
        "download_count" integer NOT NULL DEFAULT 0,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "resource_attachments_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "resource_attachments_resource_id_fkey" FOREIGN KEY ("resource_id") REFERENCES "resources" ("id") ON DELETE CASCADE
      )`);
    await runner.query(
      'CREATE INDEX "resources_featured_published_title_idx" ON "resources" ("published", "featured", "title")',
    );
    await runner.query(
      `CREATE INDEX "resources_search_idx" ON "resources" USING gin (to_tsvector('english', "search_text"))`,
    );
    await runner.query(
      'CREATE INDEX "resource_attachments_display_order_resource_id_idx" ON "resource_attachments" ("resource_id", "display_order")',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "resource_attachments"');
    await runner.query('DROP TABLE "resources"');
  }
}
