import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos that people upload. No foreign key to their owners: the nightly sweep removes what nobody shows. */
export class CreateUploads1795000002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "uploads" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "owner_id" uuid NOT NULL, "kind" text NOT NULL, "status" text NOT NULL, "width" integer NOT NULL, "height" integer NOT NULL, "preview" text NOT NULL, "byte_size" integer NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "uploads_kind_check" CHECK ("kind" IN ('photo')), CONSTRAINT "uploads_status_check" CHECK ("status" IN ('pending', 'clean', 'rejected')), CONSTRAINT "uploads_pkey" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "uploads_owner_id_idx" ON "uploads" ("owner_id")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "uploads"');
  }
}
