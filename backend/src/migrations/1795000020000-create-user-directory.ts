import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One row of the directory for every account, as it follows from what stands elsewhere. */
const SOURCE = `
  SELECT account.id, account.user_type, account.region, named.name, account.username::text, account.email::text,
    "folded"(coalesce(named.name, account.username::text)),
    ' ' || "folded"(concat_ws(' ', named.name, account.username::text, account.email::text)),
    CASE WHEN account.disabled_at IS NOT NULL AND account.disabled_until IS NULL THEN 'banned'
         WHEN account.disabled_at IS NOT NULL THEN 'suspended'
         WHEN account.email_verified_at IS NULL THEN 'email-unverified'
         ELSE 'open' END,
    coalesce(profile.has_completed_profile, false), coalesce(profile.subscription_tier, 'free'),
    reputation.verified_at, reputation.verified_until, coalesce(profile.created_at, account.created_at),
    greatest(profile.last_login_date, known.last_seen_at,
      (SELECT max(session.last_seen_at) FROM sessions AS session WHERE session.account_id = account.id)),
    coalesce(profile.login_count30d, 0)
  FROM accounts AS account
  LEFT JOIN profiles AS profile ON profile.id = account.id
  LEFT JOIN family_profiles AS family ON family.id = account.id
  LEFT JOIN au_pair_profiles AS au_pair ON au_pair.id = account.id
  LEFT JOIN profile_reputations AS reputation ON reputation.user_id = account.id
  LEFT JOIN user_directory AS known ON known.user_id = account.id
  CROSS JOIN LATERAL (SELECT coalesce(family.family_name, au_pair.first_name || ' ' || au_pair.last_name) AS name) named`;

const FED_BY = [
  'email, username, user_type, region, email_verified_at, disabled_at, disabled_until ON accounts id',
  'created_at, has_completed_profile, last_login_date, login_count30d, subscription_tier ON profiles id',
  'family_name ON family_profiles id',
  'first_name, last_name ON au_pair_profiles id',
  'verified_at, verified_until ON profile_reputations user_id',
];

/**
 * The list of everybody for administrators: one narrow row a person, kept by triggers in the transaction that changes
 * what it shows, so that no room needs to think of it and nothing gets out of step.
 */
export class CreateUserDirectory1795000020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS unaccent');
    // unaccent counts as changeable because its dictionary could be; ours is the one that PostgreSQL brings.
    await runner.query(`
      CREATE FUNCTION "folded"("words" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT lower(public.unaccent('public.unaccent'::regdictionary, words)) $$`);
    await runner.query(`
      CREATE TABLE "user_directory" (
        "user_id" uuid NOT NULL,
        "user_type" text NOT NULL,
        "region" text NOT NULL,
        "name" text,
        "username" text NOT NULL,
        "email" text NOT NULL,
        "sort_name" text COLLATE "C" NOT NULL,
        "search_text" text NOT NULL,
        "state" text NOT NULL,
        "completed" boolean NOT NULL,
        "tier" text NOT NULL,
        "verified_at" timestamptz,
        "verified_until" timestamptz,
        "joined_at" timestamptz NOT NULL,
        "last_seen_at" timestamptz,
        "login_count30d" integer NOT NULL,
        CONSTRAINT "user_directory_pkey" PRIMARY KEY ("user_id"),
        CONSTRAINT "user_directory_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "accounts" ("id") ON DELETE CASCADE,
        CONSTRAINT "user_directory_state_check" CHECK ("state" IN ('open', 'email-unverified', 'suspended', 'banned'))
      )`);
    await runner.query(`INSERT INTO user_directory ${SOURCE}`);
    for (const [name, definition] of [
      ['search_text', 'USING gin (search_text gin_trgm_ops)'],
      ['joined_at', '(joined_at, user_id)'],
      ['last_seen_at', '(last_seen_at NULLS FIRST, user_id)'],
      ['sort_name', '(sort_name, user_id)'],
      ['login_count30d', '(login_count30d, user_id)'],
      // What few people are is found without a walk past all the others.
      ['rare_state', `(state, joined_at) WHERE state <> 'open'`],
      ['rare_tier', `(tier, joined_at) WHERE tier <> 'free'`],
      ['admins', `(joined_at) WHERE user_type = 'admin'`],
    ] as const)
      await runner.query(`CREATE INDEX "user_directory_${name}_idx" ON "user_directory" ${definition}`);
    await this.createTriggers(runner);
  }

  private async createTriggers(runner: QueryRunner): Promise<void> {
    // The lock comes first and in a statement of its own: what the next one reads is then newer than whatever another
    // transaction wrote here meanwhile.
    await runner.query(`
      CREATE FUNCTION "refresh_user_directory"() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE person uuid := (to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END) ->> TG_ARGV[0])::uuid;
      BEGIN
        PERFORM FROM user_directory WHERE user_id = person FOR UPDATE;
        INSERT INTO user_directory AS entry ${SOURCE} WHERE account.id = person
        ON CONFLICT (user_id) DO UPDATE SET
          user_type = excluded.user_type, region = excluded.region, name = excluded.name,
          username = excluded.username, email = excluded.email, sort_name = excluded.sort_name,
          search_text = excluded.search_text, state = excluded.state, completed = excluded.completed,
          tier = excluded.tier, verified_at = excluded.verified_at, verified_until = excluded.verified_until,
          joined_at = excluded.joined_at, last_seen_at = excluded.last_seen_at,
          login_count30d = excluded.login_count30d
        WHERE entry.* IS DISTINCT FROM excluded.*;
        RETURN NULL;
      END $$`);
    // At the end of each transaction: rows here are locked last, so that nobody waits for them in a circle.
    const trigger = (name: string, events: string, table: string, key: string, when = '') =>
      runner.query(`
        CREATE CONSTRAINT TRIGGER "${table}_${name}" AFTER ${events} ON "${table}" DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW ${when} EXECUTE FUNCTION "refresh_user_directory"('${key}')`);
    for (const fed of FED_BY) {
      const [, columns = '', table = '', key = ''] = /^(.+) ON (\w+) (\w+)$/.exec(fed) ?? [];
      const gone = table === 'accounts' ? '' : ' OR DELETE';
      await trigger('feed_directory', `INSERT OR UPDATE OF ${columns}${gone}`, table, key);
    }
    await trigger('begin_feeds_directory', 'INSERT', 'sessions', 'account_id');
    // A session is used every few minutes; for when somebody was last seen, an hour is exact enough.
    await trigger(
      'use_feeds_directory',
      'UPDATE OF last_seen_at',
      'sessions',
      'account_id',
      `WHEN (date_trunc('hour', OLD.last_seen_at, 'UTC') <> date_trunc('hour', NEW.last_seen_at, 'UTC'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION "refresh_user_directory" CASCADE');
    await runner.query('DROP TABLE "user_directory"');
    await runner.query('DROP FUNCTION "folded"');
  }
}
