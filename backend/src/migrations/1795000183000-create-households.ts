import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Co-parents with a sign-in of their own, the invitations to them, and who wrote a message for a family. */
export class CreateHouseholds1795000183000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "household_members" (
      "account_id" uuid NOT NULL, "family_id" uuid NOT NULL, "name" text NOT NULL,
      "joined_at" timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT "household_members_pkey" PRIMARY KEY ("account_id"),
      CONSTRAINT "household_members_family_id_key" UNIQUE ("family_id"),
      CONSTRAINT "household_members_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE,
      CONSTRAINT "household_members_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "accounts"("id") ON DELETE CASCADE,
      CONSTRAINT "household_members_other_check" CHECK ("account_id" <> "family_id"))`);
    await runner.query(`CREATE TABLE "household_invitations" (
      "family_id" uuid NOT NULL, "email" citext NOT NULL, "token_hash" bytea NOT NULL, "expires_at" timestamptz NOT NULL,
      "created_at" timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT "household_invitations_pkey" PRIMARY KEY ("family_id"),
      CONSTRAINT "household_invitations_token_hash_key" UNIQUE ("token_hash"),
      CONSTRAINT "household_invitations_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "accounts"("id") ON DELETE CASCADE)`);
    await runner.query('CREATE INDEX "household_invitations_expires_at_idx" ON "household_invitations" ("expires_at")');
    await runner.query('ALTER TABLE "messages" ADD COLUMN "written_by_id" uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "messages" DROP COLUMN "written_by_id"');
    await runner.query('DROP TABLE "household_invitations"');
    await runner.query('DROP TABLE "household_members"');
  }
}
