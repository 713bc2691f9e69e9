import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People can log in with passkeys. */
export class CreatePasskeys1795000086000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "passkeys" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "account_id" uuid NOT NULL,
        "credential_id" bytea NOT NULL,
        "public_key" bytea NOT NULL,
        "counter" bigint NOT NULL,
        "transports" text array NOT NULL,
        "name" text NOT NULL,
        "synced" boolean NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "last_used_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "passkeys_credential_id_key" UNIQUE ("credential_id"),
        CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "passkeys_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX "passkeys_account_id_idx" ON "passkeys" ("account_id")`);
    await runner.query(`
      CREATE TABLE "used_passkey_challenges" (
        "challenge_hash" bytea NOT NULL,
        "used_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "used_passkey_challenges_pkey" PRIMARY KEY ("challenge_hash")
      )`);
    await runner.query(`CREATE INDEX "used_passkey_challenges_used_at_idx" ON "used_passkey_challenges" ("used_at")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "used_passkey_challenges"`);
    await runner.query(`DROP TABLE "passkeys"`);
  }
}
