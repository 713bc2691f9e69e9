import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a card is made from: a change of it outdates the card. */
const SOURCES = {
  au_pair_profiles:
    'active, first_name, last_name, age, nationality, home_town, tagline, about_me, education, photos, preferred_duration, preferred_location, languages, has_police_check, has_work_with_children_check, has_driving_license, has_infant_experience',
  family_profiles:
    'active, family_name, location, number_of_children, children_ages, hours_per_week, duration, accommodation_details, tagline, about_us, photos',
  profiles: 'region',
};

/** Cards as answers show them, kept so that a search need not make them; and what else they show, for one statement. */
export class CreateSearchCards1795000090000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "search_cards" (
        "user_id" uuid NOT NULL,
        "version" smallint NOT NULL,
        "body" text NOT NULL,
        "visitor" text NOT NULL,
        "member" text NOT NULL,
        "photo" uuid,
        CONSTRAINT "search_cards_pkey" PRIMARY KEY ("user_id"),
        CONSTRAINT "search_cards_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles" ("id") ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE FUNCTION outdate_search_card() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM search_cards WHERE user_id = NEW.id;
        RETURN NULL;
      END $$`);
    for (const [table, columns] of Object.entries(SOURCES))
      await runner.query(`
        CREATE TRIGGER "${table}_outdate_card" AFTER UPDATE OF ${columns} ON "${table}"
        FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION outdate_search_card()`);
    await runner.query(`
      CREATE VIEW "member_card_facts" AS
      SELECT person."id", date_part('epoch', person."last_login_date") AS "last_login",
        date_part('epoch', known."verified_at") AS "verified_at",
        date_part('epoch', known."verified_until") AS "verified_until",
        known."rating_average"::float8, known."rating_count", known."reply_rate", known."reply_minutes"
      FROM "profiles" AS person LEFT JOIN "profile_reputations" AS known ON known."user_id" = person."id"`);
    await runner.query(`
      CREATE VIEW "shown_uploads" AS SELECT "id", "preview" FROM "uploads" WHERE "status" = 'clean'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const view of ['shown_uploads', 'member_card_facts']) await runner.query(`DROP VIEW "${view}"`);
    for (const table of Object.keys(SOURCES)) await runner.query(`DROP TRIGGER "${table}_outdate_card" ON "${table}"`);
    await runner.query('DROP FUNCTION outdate_search_card()');
    await runner.query('DROP TABLE "search_cards"');
  }
}
