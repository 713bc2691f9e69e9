import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts, their sessions with refresh tokens, the links they get by mail, and second factors. */
export class CreateAccounts1795000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "accounts" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "email" citext NOT NULL,
        "password_hash" text NOT NULL,
        "email_verified_at" TIMESTAMP WITH TIME ZONE,
        "username" citext NOT NULL,
        "user_type" text NOT NULL,
        "region" text NOT NULL,
        "mfa_required" boolean NOT NULL DEFAULT false,
        "disabled_at" TIMESTAMP WITH TIME ZONE,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "accounts_email_key" UNIQUE ("email"),
        CONSTRAINT "accounts_username_key" UNIQUE ("username"),
        CONSTRAINT "accounts_region_check" CHECK ("region" IN ('australia', 'newzealand')),
        CONSTRAINT "accounts_user_type_check" CHECK ("user_type" IN ('family', 'aupair', 'admin')),
        CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
      )`,
    );
    await runner.query(
      `CREATE TABLE "account_links" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "account_id" uuid NOT NULL,
        "kind" text NOT NULL,
        "token_hash" bytea NOT NULL,
        "email" citext NOT NULL,
        "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "used_at" TIMESTAMP WITH TIME ZONE,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "account_links_token_hash_key" UNIQUE ("token_hash"),
        CONSTRAINT "account_links_kind_check" CHECK ("kind" IN ('verify-email', 'reset-password', 'mfa-challenge')),
        CONSTRAINT "account_links_pkey" PRIMARY KEY ("id")
      )`,
    );
    await runner.query(`CREATE INDEX "account_links_expires_at_idx" ON "account_links" ("expires_at")`);
    await runner.query(`CREATE INDEX "account_links_account_id_kind_idx" ON "account_links" ("account_id", "kind")`);
    await runner.query(
      `CREATE TABLE "mfa_factors" (
        "account_id" uuid NOT NULL,
        "encrypted_secret" bytea NOT NULL,
        "confirmed_at" TIMESTAMP WITH TIME ZONE,
        "last_used_step" integer,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "mfa_factors_pkey" PRIMARY KEY ("account_id")
      )`,
    );
    await runner.query(
      `CREATE TABLE "mfa_recovery_codes" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "account_id" uuid NOT NULL,
        "code_hash" bytea NOT NULL,
        "used_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "mfa_recovery_codes_pkey" PRIMARY KEY ("id")
      )`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "mfa_recovery_codes_account_id_code_hash_idx" ON "mfa_recovery_codes" ("account_id", "code_hash")`,
    );
    await runner.query(
      `CREATE TABLE "sessions" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "account_id" uuid NOT NULL,
        "user_agent" text,
        "mfa_verified_at" TIMESTAMP WITH TIME ZONE,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "last_seen_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "idle_expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "ended_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
      )`,
    );
    await runner.query(`CREATE INDEX "sessions_expires_at_idx" ON "sessions" ("expires_at")`);
    await runner.query(`CREATE INDEX "sessions_account_id_idx" ON "sessions" ("account_id")`);
    await runner.query(
      `CREATE TABLE "refresh_tokens" (
        "id" uuid NOT NULL,
        "session_id" uuid NOT NULL,
        "token_hash" bytea NOT NULL,
        "child_id" uuid,
        "used_at" TIMESTAMP WITH TIME ZONE,
        "revoked_at" TIMESTAMP WITH TIME ZONE,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "refresh_tokens_token_hash_key" UNIQUE ("token_hash"),
        CONSTRAINT "refresh_tokens_pkey" PRIMARY KEY ("id")
      )`,
    );
    await runner.query(`CREATE INDEX "refresh_tokens_session_id_idx" ON "refresh_tokens" ("session_id")`);
    await runner.query(
      `ALTER TABLE "account_links" ADD CONSTRAINT "account_links_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "mfa_factors" ADD CONSTRAINT "mfa_factors_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "mfa_recovery_codes" ADD CONSTRAINT "mfa_recovery_codes_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'refresh_tokens',
      'sessions',
      'mfa_recovery_codes',
      'mfa_factors',
      'account_links',
      'accounts',
    ])
      await runner.query(`DROP TABLE "${table}"`);
  }
}
