import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The blog, the questions people ask, messages to us, and what the release's own texts put where. */
export class CreateContent1795000006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "content_seeds" ("table_name" text NOT NULL, "key" text NOT NULL, "columns" text array NOT NULL, "fingerprint" text NOT NULL, "seeded_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "content_seeds_pkey" PRIMARY KEY ("table_name", "key"))`,
    );
    await runner.query(
      `CREATE TABLE "blog_posts" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "title" text NOT NULL, "slug" text NOT NULL, "content" text NOT NULL, "summary" text NOT NULL, "author" text NOT NULL, "category" text, "image_url" text, "published" boolean NOT NULL DEFAULT true, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "published_at" TIMESTAMP WITH TIME ZONE, "region" text, "sources" jsonb NOT NULL DEFAULT '[]', CONSTRAINT "blog_posts_slug_key" UNIQUE ("slug"), CONSTRAINT "blog_posts_region_check" CHECK ("region" IN ('australia', 'newzealand')), CONSTRAINT "blog_posts_pkey" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "blog_posts_category_created_at_id_idx" ON "blog_posts" ("category", "created_at", "id") WHERE published`,
    );
    await runner.query(
      `CREATE INDEX "blog_posts_created_at_id_idx" ON "blog_posts" ("created_at", "id") WHERE published`,
    );
    await runner.query(
      `CREATE TABLE "faq_entries" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "audience" text NOT NULL, "region" text, "question" text NOT NULL, "answer" text NOT NULL, "sources" jsonb NOT NULL DEFAULT '[]', "position" integer NOT NULL, "published" boolean NOT NULL DEFAULT true, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "faq_entries_region_check" CHECK ("region" IN ('australia', 'newzealand')), CONSTRAINT "faq_entries_audience_check" CHECK ("audience" IN ('family', 'aupair')), CONSTRAINT "faq_entries_pkey" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "faq_entries_audience_position_idx" ON "faq_entries" ("audience", "position")`);
    await runner.query(
      `CREATE TABLE "contact_messages" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "name" text NOT NULL, "email" text NOT NULL, "subject" text NOT NULL, "message" text NOT NULL, "region" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "contact_messages_region_check" CHECK ("region" IN ('australia', 'newzealand')), CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" ("created_at")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "contact_messages"');
    await runner.query('DROP TABLE "faq_entries"');
    await runner.query('DROP TABLE "blog_posts"');
    await runner.query('DROP TABLE "content_seeds"');
  }
}
