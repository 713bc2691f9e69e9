import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Checks of people, their files and references. From here on families find verified au pairs only, and nobody is
 * verified yet: the lists of au pairs begin empty.
 */
export class CreateVerification1795000010100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "verification_checks" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "user_id" uuid NOT NULL,
        "kind" text NOT NULL,
        "state" text NOT NULL DEFAULT 'collecting',
        "details" jsonb,
        "waiting_since" timestamptz(3),
        "decided_at" timestamptz,
        "decided_by" uuid,
        "reason" text,
        "approved_at" timestamptz,
        "valid_until" date,
        "announced_weeks" smallint,
        "evidence_erased_at" timestamptz,
        "version" integer NOT NULL DEFAULT 1,
        CONSTRAINT "verification_checks_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "verification_checks_kind_user_id_key" UNIQUE ("user_id", "kind"),
        CONSTRAINT "verification_checks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles" ("id") ON DELETE CASCADE,
        CONSTRAINT "verification_checks_waiting_check" CHECK (("state" = 'waiting') = ("waiting_since" IS NOT NULL))
      )`);
    await runner.query(
      'CREATE INDEX "verification_checks_id_state_waiting_since_idx" ON "verification_checks" ("state", "waiting_since", "id")',
    );
    await runner.query('CREATE INDEX "verification_checks_valid_until_idx" ON "verification_checks" ("valid_until")');
    await runner.query(`
      CREATE TABLE "verification_files" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "check_id" uuid NOT NULL,
        "adult_id" uuid,
        "file_name" text NOT NULL,
        "content_type" text NOT NULL,
        "byte_size" integer NOT NULL,
        "storage_key" text NOT NULL,
        "uploaded_at" timestamptz NOT NULL,
        "delete_after" timestamptz,
        CONSTRAINT "verification_files_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "verification_files_storage_key_key" UNIQUE ("storage_key"),
        CONSTRAINT "verification_files_check_id_fkey" FOREIGN KEY ("check_id") REFERENCES "verification_checks" ("id") ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX "verification_files_check_id_idx" ON "verification_files" ("check_id")');
    await runner.query('CREATE INDEX "verification_files_delete_after_idx" ON "verification_files" ("delete_after")');
    await runner.query(`
      CREATE TABLE "verification_references" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "check_id" uuid NOT NULL,
        "referee_name" text,
        "referee_email" citext,
        "relationship" text NOT NULL,
        "state" text NOT NULL DEFAULT 'asked',
        "token_hash" bytea,
        "expires_at" timestamptz NOT NULL,
        "mailed_at" timestamptz NOT NULL,
        "answered_at" timestamptz,
        "answer" jsonb,
        "erase_after" timestamptz,
        CONSTRAINT "verification_references_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "verification_references_token_hash_key" UNIQUE ("token_hash"),
        CONSTRAINT "verification_references_check_id_fkey" FOREIGN KEY ("check_id") REFERENCES "verification_checks" ("id") ON DELETE CASCADE,
        CONSTRAINT "verification_references_answer_check" CHECK ("state" = 'answered' OR "answer" IS NULL)
      )`);
    await runner.query('CREATE INDEX "verification_references_check_id_idx" ON "verification_references" ("check_id")');
    await runner.query(
      'CREATE INDEX "verification_references_erase_after_idx" ON "verification_references" ("erase_after")',
    );
    await runner.query('DELETE FROM "au_pair_search_terms"');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['verification_references', 'verification_files', 'verification_checks'])
      await runner.query(`DROP TABLE "${table}"`);
  }
}
