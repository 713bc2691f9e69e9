/**
 * Fills an empty, migrated database with made-up people, by SQL alone: some 40 seconds for a million of each kind.
 * Checks that guard single rows are dropped first, so never point it at a database that anybody needs.
 */

/** Shares of a million, by rank: the first is far more common than the last. */
const skewed = (count, power = 3) => `(power(random(), ${power}) * ${count})::integer`;
const CHANCE = (share) => `(random() < ${share})`;
const bit = (number, share) => `(CASE WHEN random() < ${share} THEN ${1 << number} ELSE 0 END)`;
const either = (first, second, share) => `(CASE WHEN random() < ${share} THEN ${1 << first} ELSE ${1 << second} END)`;
const sum = (...terms) => terms.join(' + ');
/** Bits 2 to 7 are Australian cities, 8 to 13 those of New Zealand; 0 and 1 the regions. */
const AUSTRALIA = 0b11111101;
const NEW_ZEALAND = 0b11111100000010;

const COMMON_LANGUAGES = 'de fr es it pt nl sv da pl cs ja ko zh nb fi ru tr hu el ro'.split(' ');
const COMMON_COUNTRIES = 'de fr es it br nl se dk pl cz jp kr cn no fi co tr hu gr ro'.split(' ');
const codeNumber = (code) =>
  [...code.padEnd(3, '`')].reduce((number, letter) => number * 27 + letter.charCodeAt(0) - 96, 0);
const pick = (codes, power) =>
  `(ARRAY[${codes.map(codeNumber).join(',')}])[1 + least(${codes.length - 1}, ${skewed(codes.length, power)})]::smallint`;
const ENGLISH = codeNumber('en');

/** Every unique and foreign key beside the primary ones: rows are made up consistently. */
const DROP_GUARDS = `
  DO $$ DECLARE guard record; BEGIN
    FOR guard IN SELECT conrelid::regclass AS relation, conname FROM pg_constraint
      WHERE contype IN ('f', 'u') AND conrelid::regclass::text IN
        ('profiles', 'au_pair_profiles', 'family_profiles', 'au_pair_search_terms', 'family_search_terms')
    LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', guard.relation, guard.conname); END LOOP;
  END $$`;

const PLACE = `
  CASE WHEN anywhere AND is_nz THEN ${NEW_ZEALAND} WHEN anywhere THEN ${AUSTRALIA}
       WHEN is_nz THEN 2 + (1 << (8 + city)) ELSE 1 + (1 << (2 + city)) END`;
const PLACE_TERMS = `
  ARRAY[0, 1 + is_nz::integer, CASE WHEN anywhere THEN 11 + is_nz::integer ELSE 102 + city + 6 * is_nz::integer END]`;

const someone = (count, anywhere) => `
  SELECT gen_random_uuid() AS id, ${CHANCE(0.3)} AS is_nz, ${CHANCE(anywhere)} AS anywhere, least(5, ${skewed(6, 1.5)}) AS city,
         1600000000 + (random() * 195000000)::integer AS created, 20700 + (random() * 500)::integer AS day,
         1 + (random() * 8)::integer AS stay, (random() * 6)::integer AS longer
  FROM generate_series(1, ${count})`;

const AU_PAIRS = (count) => `
  CREATE UNLOGGED TABLE bench_people AS SELECT one.*,
    ${sum(bit(0, 0.6), bit(1, 0.4), bit(2, 0.7), bit(3, 0.3), bit(4, 0.2))} + (32 << least(4, ${skewed(5, 2)}))
      + ${sum(bit(10, 0.4), bit(11, 0.4), bit(12, 0.5), bit(13, 0.5), bit(14, 0.2), bit(15, 0.9), bit(16, 0.4), bit(19, 0.5))} AS traits,
    ${pick(COMMON_COUNTRIES, 2)} AS nationality, (18 + ${skewed(27, 2)})::smallint AS age,
    (20 + (random() * 20)::integer)::smallint AS hours,
    array_remove(ARRAY[${ENGLISH}::smallint, ${pick(COMMON_LANGUAGES, 2)}, CASE WHEN ${CHANCE(0.3)} THEN ${pick(COMMON_LANGUAGES, 1)} END], NULL) AS languages
  FROM (${someone(count, 0.4)}) AS one`;

const FAMILIES = (count) => `
  CREATE UNLOGGED TABLE bench_people AS SELECT one.*,
    ${sum(
      either(0, 1, 0.4),
      bit(2, 0.3),
      bit(3, 0.6),
      bit(10, 0.3),
      bit(11, 0.4),
      bit(12, 0.5),
      bit(13, 0.5),
      bit(15, 0.5),
      bit(16, 0.3),
      bit(20, 0.5),
    )} AS traits,
    (1 + least(4, ${skewed(5, 2)}))::smallint AS children, ${skewed(12, 1.5)}::smallint AS youngest,
    (15 + (random() * 30)::integer)::smallint AS hours,
    array_remove(ARRAY[${ENGLISH}::smallint, CASE WHEN ${CHANCE(0.3)} THEN ${pick(COMMON_LANGUAGES, 2)} END], NULL) AS languages
  FROM (${someone(count, 0)}) AS one`;

const WORDS = "repeat('Some forty letters that say little at all. ', 5)";
const profiles = (userType) => `
  INSERT INTO profiles (id, username, email, user_type, region, has_completed_profile, last_login_date)
  SELECT id, id::text, id::text, '${userType}', CASE WHEN is_nz THEN 'newzealand' ELSE 'australia' END, true, now() FROM bench_people`;
const AU_PAIR_PROFILES = `
  INSERT INTO au_pair_profiles (id, user_id, first_name, last_name, nationality, age, about_me, experience, education, languages,
    skills, availability_date, preferred_duration, preferred_location, preferred_hours, has_infant_experience, has_driving_license)
  SELECT id, id, 'Lena', 'Hoffmann', 'German', age, ${WORDS}, ${WORDS}, 'Nursing student in Munich.', 'German, English', ${WORDS},
    '2027-02-01', '6-12 months', 'Sydney', 30, true, true FROM bench_people`;
const FAMILY_PROFILES = `
  INSERT INTO family_profiles (id, user_id, family_name, location, about_us, number_of_children, children_ages, requirements,
    hours_per_week, accommodation_details, start_date, duration, languages_at_home)
  SELECT id, id, 'Harrow', 'Newtown, Sydney', ${WORDS}, children, '2, 7', ${WORDS}, hours, ${WORDS}, '2027-02-01', '6-12 months',
    'English, German' FROM bench_people`;
const terms = (nationality) =>
  `${PLACE_TERMS} || ${nationality ? 'ARRAY[20000 + nationality] || ' : ''}(SELECT array_agg(DISTINCT 40000 + language) FROM unnest(languages) AS language)`;
const AU_PAIR_TERMS = `
  INSERT INTO au_pair_search_terms (user_id, term, created, available, places, traits, nationality, age, stay_min, stay_max, hours, languages)
  SELECT id, term, created, day, ${PLACE}, traits, nationality, age, stay, stay + longer, hours, languages
  FROM bench_people CROSS JOIN LATERAL unnest(${terms(true)}) AS list (term)`;
const FAMILY_TERMS = `
  INSERT INTO family_search_terms (user_id, term, created, starts, places, traits, children, youngest, stay_min, stay_max, hours, languages)
  SELECT id, term, created, day, ${PLACE}, traits, children, youngest, stay, stay + longer, hours, languages
  FROM bench_people CROSS JOIN LATERAL unnest(${terms(false)}) AS list (term)`;

/** What is known of people: au pairs in the lists are verified; most have answered somebody, some were rated. */
const REPUTATIONS = (verified) => `
  INSERT INTO profile_reputations (user_id, verified_at, verified_until, rating_average, rating_count, reply_rate, reply_minutes)
  SELECT id, CASE WHEN is_verified THEN now() - interval '30 days' END, CASE WHEN is_verified THEN now() + interval '300 days' END,
    CASE WHEN is_rated THEN 3.5 + round(random()::numeric * 1.5, 1) END, CASE WHEN is_rated THEN 1 + (random() * 8)::integer ELSE 0 END,
    CASE WHEN answers THEN 40 + (random() * 60)::integer END, CASE WHEN answers THEN 5 + (random() * 3000)::integer END
  FROM (SELECT id, ${CHANCE(verified)} AS is_verified, ${CHANCE(0.3)} AS is_rated, ${CHANCE(0.7)} AS answers FROM bench_people) AS known`;
/** Everybody whom one person shall not find. */
const HIDDEN = `
  INSERT INTO user_blocks_effective (viewer_id, hidden_id)
  SELECT $1::uuid, id FROM profiles WHERE id <> $1 AND user_type <> $2 ORDER BY md5(id::text) LIMIT $3`;

/** Indexes of a table come back after it is filled: built at once they cost a fraction. */
async function withoutIndexes(client, table, fill) {
  const { rows } = await client.query(
    `SELECT indexname, indexdef FROM pg_indexes WHERE tablename = $1 AND indexname LIKE '%\\_idx'`,
    [table],
  );
  for (const { indexname } of rows) await client.query(`DROP INDEX ${indexname}`);
  await fill();
  for (const { indexdef } of rows) await client.query(indexdef);
}

/**
 * @param {import('pg').Client} client whose role owns the tables
 * @param {number} count people of each kind
 */
export async function fillWithPeople(client, count) {
  await client.query("SET statement_timeout = 0; SET maintenance_work_mem = '512MB'; SET synchronous_commit = off");
  await client.query(DROP_GUARDS);
  const kinds = [
    {
      people: AU_PAIRS,
      userType: 'aupair',
      table: 'au_pair_search_terms',
      rows: [AU_PAIR_PROFILES, AU_PAIR_TERMS, REPUTATIONS(1)],
    },
    {
      people: FAMILIES,
      userType: 'family',
      table: 'family_search_terms',
      rows: [FAMILY_PROFILES, FAMILY_TERMS, REPUTATIONS(0.4)],
    },
  ];
  for (const { people, userType, table, rows } of kinds) {
    await client.query(people(count));
    await client.query(profiles(userType));
    await withoutIndexes(client, table, async () => {
      for (const insert of rows) await client.query(insert);
    });
    await client.query('DROP TABLE bench_people');
    await client.query(`VACUUM ANALYZE ${table}`);
  }
  await client.query('VACUUM ANALYZE profiles, au_pair_profiles, family_profiles, profile_reputations');
}

/** Hides `count` people of the other kind from a viewer, and nobody else. */
export async function hidePeople(client, { userId, userType }, count) {
  await client.query('DELETE FROM user_blocks_effective WHERE viewer_id = $1', [userId]);
  await client.query(HIDDEN, [userId, userType, count]);
}
