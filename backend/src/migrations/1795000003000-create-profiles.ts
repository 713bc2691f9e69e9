import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who people are: the profile of an account, the two role profiles, drafts of them, and sign-ins of the last days. */
export class CreateProfiles1795000003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "profiles" (
        "id" uuid NOT NULL,
        "username" citext NOT NULL,
        "email" citext NOT NULL,
        "user_type" text NOT NULL,
        "region" text NOT NULL,
        "has_completed_profile" boolean NOT NULL DEFAULT false,
        "has_paid" boolean NOT NULL DEFAULT false,
        "phone_number" text,
        "allow_whats_app" boolean NOT NULL DEFAULT false,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        "last_login_date" timestamptz,
        "login_count30d" integer NOT NULL DEFAULT 0,
        "subscription_tier" text NOT NULL DEFAULT 'free',
        "time_zone" text NOT NULL DEFAULT 'Australia/Sydney',
        "first_contact_at" timestamptz,
        CONSTRAINT "profiles_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "profiles_username_key" UNIQUE ("username"),
        CONSTRAINT "profiles_email_key" UNIQUE ("email"),
        CONSTRAINT "profiles_id_fkey" FOREIGN KEY ("id") REFERENCES "accounts" ("id") ON DELETE CASCADE,
        CONSTRAINT "profiles_user_type_check" CHECK ("user_type" IN ('family', 'aupair', 'admin')),
        CONSTRAINT "profiles_region_check" CHECK ("region" IN ('australia', 'newzealand'))
      )`);
    await runner.query(`
      CREATE TABLE "family_profiles" (
        "id" uuid NOT NULL,
        "user_id" uuid NOT NULL,
        "family_name" text NOT NULL,
        "location" text NOT NULL,
        "about_us" text NOT NULL,
        "number_of_children" integer NOT NULL,
        "children_ages" text NOT NULL,
        "requirements" text NOT NULL,
        "hours_per_week" integer NOT NULL,
        "accommodation_details" text NOT NULL,
        "start_date" text NOT NULL,
        "duration" text NOT NULL,
        "photos" text[],
        "active" boolean NOT NULL DEFAULT true,
        "featured" boolean NOT NULL DEFAULT false,
        "subscription_tier" text NOT NULL DEFAULT 'free',
        "tagline" text,
        "languages_at_home" text,
        "has_pets" boolean NOT NULL DEFAULT false,
        "own_bathroom" boolean NOT NULL DEFAULT false,
        "car_available" boolean NOT NULL DEFAULT false,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "family_profiles_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "family_profiles_user_id_key" UNIQUE ("user_id"),
        CONSTRAINT "family_profiles_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles" ("id") ON DELETE CASCADE,
        CONSTRAINT "family_profiles_one_person_check" CHECK ("id" = "user_id"),
        CONSTRAINT "family_profiles_number_of_children_check" CHECK ("number_of_children" BETWEEN 1 AND 20),
        CONSTRAINT "family_profiles_hours_per_week_check" CHECK ("hours_per_week" BETWEEN 5 AND 60),
        CONSTRAINT "family_profiles_photos_check" CHECK (cardinality("photos") <= 12)
      )`);
    await runner.query(`
      CREATE TABLE "au_pair_profiles" (
        "id" uuid NOT NULL,
        "user_id" uuid NOT NULL,
        "first_name" text NOT NULL,
        "last_name" text NOT NULL,
        "nationality" text NOT NULL,
        "age" integer NOT NULL,
        "about_me" text NOT NULL,
        "experience" text NOT NULL,
        "education" text NOT NULL,
        "languages" text NOT NULL,
        "skills" text NOT NULL,
        "availability_date" text NOT NULL,
        "preferred_duration" text NOT NULL,
        "preferred_location" text,
        "has_infant_experience" boolean NOT NULL DEFAULT false,
        "has_driving_license" boolean NOT NULL DEFAULT false,
        "has_police_check" boolean NOT NULL DEFAULT false,
        "has_work_with_children_check" boolean NOT NULL DEFAULT false,
        "visa_status" text,
        "is_already_in_country" boolean NOT NULL DEFAULT false,
        "photos" text[],
        "active" boolean NOT NULL DEFAULT true,
        "tagline" text,
        "home_town" text,
        "preferred_hours" integer,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "au_pair_profiles_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "au_pair_profiles_user_id_key" UNIQUE ("user_id"),
        CONSTRAINT "au_pair_profiles_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles" ("id") ON DELETE CASCADE,
        CONSTRAINT "au_pair_profiles_one_person_check" CHECK ("id" = "user_id"),
        CONSTRAINT "au_pair_profiles_age_check" CHECK ("age" BETWEEN 18 AND 45),
        CONSTRAINT "au_pair_profiles_preferred_hours_check" CHECK ("preferred_hours" BETWEEN 5 AND 60),
        CONSTRAINT "au_pair_profiles_photos_check" CHECK (cardinality("photos") <= 12)
      )`);
    await runner.query(`
      CREATE TABLE "profile_drafts" (
        "user_id" uuid NOT NULL,
        "step" smallint NOT NULL,
        "data" jsonb NOT NULL,
        "updated_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "profile_drafts_pkey" PRIMARY KEY ("user_id"),
        CONSTRAINT "profile_drafts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles" ("id") ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE "profile_sign_ins" (
        "session_id" uuid NOT NULL,
        "user_id" uuid NOT NULL,
        "signed_in_at" timestamptz NOT NULL,
        CONSTRAINT "profile_sign_ins_pkey" PRIMARY KEY ("session_id"),
        CONSTRAINT "profile_sign_ins_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "accounts" ("id") ON DELETE CASCADE
      )`);
    // The nightly sweep of unused photos asks which profile shows them.
    for (const table of ['family_profiles', 'au_pair_profiles'])
      await runner.query(`CREATE INDEX "${table}_photos_idx" ON "${table}" USING gin ("photos")`);
    await runner.query(
      'CREATE INDEX "profile_sign_ins_signed_in_at_user_id_idx" ON "profile_sign_ins" ("user_id", "signed_in_at")',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['profile_sign_ins', 'profile_drafts', 'au_pair_profiles', 'family_profiles', 'profiles'])
      await runner.query(`DROP TABLE "${table}"`);
  }
}
