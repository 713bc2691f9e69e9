/**
 * Fills a migrated database with synthetic people, by SQL alone. Texts, lengths and shares are as uneven as those of real
 * members: few countries send most au pairs, most people live in two cities, some have no photo, no reviews, no reply.
 * Triggers and foreign keys are off meanwhile, so never point it at a database that anyone needs.
 */

/** @param {string} share */
const skewed = (share, power = 1) => `least(${share} - 1, (power(random(), ${power}) * ${share})::integer)`;
/** One of these texts, the first ones far more often the higher the power. @param {readonly string[]} texts */
const oneOf = (texts, power = 1) =>
  `(ARRAY[${texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')}])[1 + ${skewed(String(texts.length), power)}]`;
/** @param {number} share */
const chance = (share) => `(random() < ${share})`;

const FIRST_NAMES = 'Lena Anna Mia Léa Chiara Zoë Ana Yuki Søren Jürgen Noah Emily Priya Minjun Tomáš Camille Hannah Júlia'.split(' '); // prettier-ignore
const LAST_NAMES = 'Hoffmann Müller Dubois Rossi García Silva Tanaka Kim Nielsen Novák Harrow Okafor Walker Ngata Singh Chen'.split(' '); // prettier-ignore
const NATIONALITIES = 'German French Italian Spanish Brazilian Dutch Swedish Japanese Danish Czech Polish Korean Finnish Chilean'.split(' '); // prettier-ignore
const TOWNS = ['Munich', 'Lyon', 'Hamburg', 'Turin', 'Leipzig', 'Osaka', 'Aarhus', 'Brno', 'Porto Alegre', 'Valencia'];
const AUSTRALIA = ['Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Adelaide', 'Canberra'];
const NEW_ZEALAND = ['Auckland', 'Wellington', 'Christchurch', 'Queenstown', 'Hamilton', 'Tauranga'];
const SUBURBS = ['Newtown', 'Fitzroy', 'Paddington', 'Ponsonby', 'Glenelg', 'Cottesloe', 'Te Aro', 'St Albans'];
const LANGUAGES = ['English', 'German, English', 'French, English', 'Italian, English, Spanish', 'Spanish, English', 'Portuguese, English', 'Japanese, English', 'German, English, French', 'Danish, Swedish, English']; // prettier-ignore
const DURATIONS = ['6-12 months', '12 months', '3-6 months', '9 months', '6 months', '9-12 months'];
const AGES = ['2, 7', '4', '1, 3, 6', '5, 8', '0, 2', '9, 11', '3'];
const TAGLINES = ['Mornings do not frighten me.', 'Beach mornings, big breakfasts, early bedtimes.', 'Happiest outdoors, with paint on my hands and a song to teach.', 'We read before breakfast.']; // prettier-ignore
const SENTENCES = [
  'I grew up with three cousins in the same house, so breakfast for nine does not frighten me.',
  'For two years I have spent my afternoons with a family of three boys.',
  'On weekends I bake, swim and take long walks, whatever the weather does.',
  'We live close to the water, with a garden, two bikes too many and a dog who thinks that he is a person.',
  'School starts at nine, and the way there is a walk of ten minutes through the park.',
  'We both work, one of us from home, and are glad of a calm hand in the late afternoon.',
  'I would like to see how another family lives, and to speak English every day.',
  'What we look for is someone who reads aloud without being asked.',
];
const EDUCATIONS = ['Abitur, first year of primary teaching.', 'Nursing student in Munich.', 'Baccalauréat with distinction. I begin to study languages next year.', 'Trained early childhood educator.']; // prettier-ignore
const ROOMS = ['Your own furnished room with a desk and a window on the garden.', 'A room under the roof with a bathroom of its own. The tram stops at the door.', 'A granny flat behind the house.']; // prettier-ignore
const WRITTEN_DAYS = ['YYYY-MM-DD', 'FMDD FMMonth YYYY', 'FMMonth YYYY'];

const paragraph = `concat_ws(' ', ${[0, 1, 2, 3].map(() => oneOf(SENTENCES)).join(', ')}, CASE WHEN ${chance(0.4)} THEN ${oneOf(SENTENCES)} || ' ' || ${oneOf(SENTENCES)} END)`;
const someDay = `CASE WHEN ${chance(0.15)} THEN 'Immediately' ELSE to_char(now() + make_interval(days => (random() * 400)::integer), ${oneOf(WRITTEN_DAYS, 2)}) END`;
const city = `CASE WHEN is_nz THEN ${oneOf(NEW_ZEALAND, 2)} ELSE ${oneOf(AUSTRALIA, 2)} END`;
const blur = `'data:image/webp;base64,' || rpad(translate(encode(sha512(id::text::bytea), 'base64'), E'\\n', ''), 180, 'A')`;

/** @param {'aupair' | 'family'} userType @param {number} count */
const people = (userType, count) => [
  `CREATE UNLOGGED TABLE bench_people AS SELECT gen_random_uuid() AS id, n, '${userType}-' || n AS username,
     ${chance(0.3)} AS is_nz, now() - make_interval(mins => (power(random(), 2) * 2500000)::integer + 10) AS joined,
     CASE WHEN ${chance(0.8)} THEN gen_random_uuid() END AS photo
   FROM generate_series(1, ${count}) AS n`,
  `INSERT INTO accounts (id, email, password_hash, email_verified_at, username, user_type, region, created_at)
   SELECT id, username || '@example.com', 'x', CASE WHEN ${chance(0.93)} THEN joined END, username, '${userType}',
     CASE WHEN is_nz THEN 'newzealand' ELSE 'australia' END, joined FROM bench_people`,
  `INSERT INTO profiles (id, username, email, user_type, region, has_completed_profile, created_at, last_login_date, login_count30d)
   SELECT id, username, username || '@example.com', '${userType}', CASE WHEN is_nz THEN 'newzealand' ELSE 'australia' END, true, joined,
     greatest(joined, now() - make_interval(mins => (power(random(), 3) * 400000)::integer)), (power(random(), 3) * 40)::integer
   FROM bench_people`,
  `INSERT INTO uploads (id, owner_id, kind, status, width, height, preview, byte_size, created_at)
   SELECT photo, id, 'photo', 'clean', 1200, 1500, ${blur}, 300000, joined FROM bench_people WHERE photo IS NOT NULL`,
];

const AU_PAIRS = `
  INSERT INTO au_pair_profiles (id, user_id, first_name, last_name, nationality, age, about_me, experience, education, languages,
    skills, availability_date, preferred_duration, preferred_location, preferred_hours, has_infant_experience, has_driving_license,
    has_police_check, has_work_with_children_check, visa_status, is_already_in_country, tagline, home_town, photos, active, created_at)
  SELECT id, id, ${oneOf(FIRST_NAMES)}, ${oneOf(LAST_NAMES)}, ${oneOf(NATIONALITIES, 2)}, 18 + ${skewed('13', 1.5)}, ${paragraph},
    ${paragraph}, ${oneOf(EDUCATIONS)}, ${oneOf(LANGUAGES, 1.5)}, 'Swimming, baking, first aid for children.', ${someDay},
    ${oneOf(DURATIONS, 1.5)}, CASE WHEN ${chance(0.6)} THEN ${city} END, CASE WHEN ${chance(0.7)} THEN 20 + (random() * 20)::integer END,
    ${chance(0.4)}, ${chance(0.6)}, ${chance(0.7)}, ${chance(0.3)}, ${oneOf(['Working Holiday (417)', 'Not yet', 'Student visa'], 2)},
    ${chance(0.2)}, CASE WHEN ${chance(0.6)} THEN ${oneOf(TAGLINES)} END, CASE WHEN ${chance(0.8)} THEN ${oneOf(TOWNS)} END,
    CASE WHEN photo IS NOT NULL THEN ARRAY[photo::text] END, ${chance(0.95)}, joined FROM bench_people`;
const FAMILIES = `
  INSERT INTO family_profiles (id, user_id, family_name, location, about_us, number_of_children, children_ages, requirements,
    hours_per_week, accommodation_details, start_date, duration, languages_at_home, has_pets, own_bathroom, car_available, tagline,
    photos, active, created_at)
  SELECT id, id, 'The ' || ${oneOf(LAST_NAMES)} || 's', ${oneOf(SUBURBS)} || ', ' || ${city}, ${paragraph}, cardinality(string_to_array(ages, ',')),
    ages, ${paragraph}, 20 + (random() * 20)::integer, ${oneOf(ROOMS)}, ${someDay}, ${oneOf(DURATIONS, 1.5)}, ${oneOf(LANGUAGES, 2)},
    ${chance(0.4)}, ${chance(0.3)}, ${chance(0.6)}, CASE WHEN ${chance(0.6)} THEN ${oneOf(TAGLINES)} END,
    CASE WHEN photo IS NOT NULL THEN ARRAY[photo::text] END, ${chance(0.95)}, joined
  FROM (SELECT *, ${oneOf(AGES)} AS ages FROM bench_people) AS bench_people`;

/** Facts that people state in their own fields, and what they would not accept. Those who state nothing are not asked again. */
const STATED = {
  au_pair_profiles: `days_off = CASE WHEN ${chance(0.6)} THEN 1 + ${skewed('2')} END, lives_with_pets = CASE WHEN ${chance(0.6)} THEN ${chance(0.85)} END,
    swims = CASE WHEN ${chance(0.6)} THEN ${chance(0.9)} END, smokes = CASE WHEN ${chance(0.6)} THEN ${chance(0.1)} END,
    deal_breakers = CASE WHEN ${chance(0.3)} THEN ARRAY[${oneOf(['smoking', 'pets', 'dates', 'driving', 'stay'], 1.5)}] END,
    most_hours = CASE WHEN ${chance(0.2)} THEN 30 + ${skewed('15')} END, least_days_off = CASE WHEN ${chance(0.2)} THEN 1 + ${skewed('2')} END,
    least_child_age = CASE WHEN ${chance(0.15)} THEN 1 + ${skewed('4')} END,
    born_on = CASE WHEN ${chance(0.5)} THEN (now() - make_interval(years => age, days => (random() * 364)::integer))::date END`,
  family_profiles: `days_off = CASE WHEN ${chance(0.6)} THEN 1 + ${skewed('2')} END, needs_driver = CASE WHEN ${chance(0.6)} THEN ${chance(0.4)} END,
    needs_swimmer = CASE WHEN ${chance(0.6)} THEN ${chance(0.3)} END, smokes_at_home = CASE WHEN ${chance(0.6)} THEN ${chance(0.05)} END,
    deal_breakers = CASE WHEN ${chance(0.3)} THEN ARRAY[${oneOf(['smoking', 'driving', 'dates', 'pets', 'swimming'], 1.5)}] END,
    least_hours = CASE WHEN ${chance(0.2)} THEN 20 + ${skewed('10')} END, least_age = CASE WHEN ${chance(0.25)} THEN 18 + ${skewed('4')} END,
    most_age = CASE WHEN ${chance(0.1)} THEN 26 + ${skewed('5')} END`,
};
/** @param {keyof typeof STATED} table */
const stated = (table) => `UPDATE ${table} SET ${STATED[table]}`;

/** Reputations of people, by chance. Families find only au pairs with the badge. @param {number} verified share */
const reputations = (verified) => `
  INSERT INTO profile_reputations (user_id, verified_at, verified_until, rating_average, rating_count, reply_rate, reply_minutes)
  SELECT id, CASE WHEN has_badge THEN joined END, CASE WHEN has_badge AND ${chance(0.8)} THEN now() + interval '300 days' END,
    CASE WHEN is_rated THEN 3.5 + round(random()::numeric * 1.5, 1) END, CASE WHEN is_rated THEN 1 + ${skewed('9', 3)} ELSE 0 END,
    CASE WHEN answers THEN 40 + (random() * 60)::integer END, CASE WHEN answers THEN 5 + (power(random(), 3) * 7000)::integer END
  FROM (SELECT id, joined, ${chance(verified)} AS has_badge, ${chance(0.2)} AS is_rated, ${chance(0.5)} AS answers FROM bench_people) AS known`;

/** Reads the query of the trigger, which then fills the list of all members at once. */
const DIRECTORY = `SELECT (regexp_match(prosrc, 'AS entry(.+?)WHERE account.id = person'))[1] AS source
  FROM pg_proc WHERE proname = 'refresh_user_directory'`;

const COUNT_UNREAD = `
  UPDATE conversations AS c SET (user1_unread, user2_unread) = (
    SELECT count(*) FILTER (WHERE receiver_id = c.user1_id), count(*) FILTER (WHERE receiver_id = c.user2_id)
    FROM messages WHERE conversation_id = c.id AND NOT is_read)`;

/** A few write to many, most to a few; one message of seven is not read yet. @param {number} count */
const conversations = (count) => [
  `CREATE UNLOGGED TABLE bench_pairs AS
   SELECT gen_random_uuid() AS id, family.id AS family, au_pair.id AS au_pair, 1 + ${skewed('60', 4)} AS messages
   FROM generate_series(1, ${count}) AS pair
   JOIN bench_families AS family ON family.n = 1 + (pair::bigint * 7919 % ${count})
   JOIN bench_au_pairs AS au_pair ON au_pair.n = 1 + (power(pair::float8 / ${count}, 2) * (${count} - 1))::integer`,
  `INSERT INTO conversations (id, user1_id, user2_id, started_by_id, last_seq, last_message_at)
   SELECT id, least(family, au_pair), greatest(family, au_pair), family, messages, now() - make_interval(mins => (random() * 90000)::integer)
   FROM bench_pairs ON CONFLICT DO NOTHING`,
  `INSERT INTO messages (conversation_id, sender_id, receiver_id, content, is_read, seq, client_message_id, created_at)
   SELECT pair.id, CASE seq % 2 WHEN 1 THEN family ELSE au_pair END, CASE seq % 2 WHEN 1 THEN au_pair ELSE family END,
     ${oneOf(SENTENCES)}, seq <= messages * 0.85, seq, gen_random_uuid(), now() - make_interval(mins => 60 * (messages - seq))
   FROM bench_pairs AS pair JOIN conversations USING (id) CROSS JOIN LATERAL generate_series(1, pair.messages) AS seq`,
  COUNT_UNREAD,
  `INSERT INTO shortlist_entries (user_id, saved_id)
   SELECT family, au_pair FROM bench_pairs WHERE ${chance(0.5)} ON CONFLICT DO NOTHING`,
  `INSERT INTO user_blocks_effective (viewer_id, hidden_id)
   SELECT one, other FROM bench_pairs CROSS JOIN LATERAL (VALUES (family, au_pair), (au_pair, family)) AS pair (one, other)
   WHERE messages = 13 ON CONFLICT DO NOTHING`,
  'DROP TABLE bench_pairs',
];

/**
 * @param {import('pg').Client} client of a superuser
 * @param {number} count people of each kind
 */
export async function fillWithPeople(client, count) {
  await client.query(
    "SET session_replication_role = replica; SET synchronous_commit = off; SET statement_timeout = 0; SET maintenance_work_mem = '256MB'; SELECT setseed(0.42)",
  );
  const kinds = /** @type {const} */ ([
    ['aupair', 'bench_au_pairs', [AU_PAIRS, stated('au_pair_profiles'), reputations(0.9)]],
    ['family', 'bench_families', [FAMILIES, stated('family_profiles'), reputations(0.35)]],
  ]);
  for (const [userType, table, rows] of kinds) {
    for (const statement of [...people(userType, count), ...rows]) await client.query(statement);
    await client.query(`ALTER TABLE bench_people RENAME TO ${table}`);
  }
  for (const statement of conversations(count)) await client.query(statement);
  const { rows } = await client.query(DIRECTORY);
  await client.query(`INSERT INTO user_directory ${rows[0].source} ON CONFLICT DO NOTHING`);
  await client.query('DROP TABLE bench_au_pairs, bench_families; SET session_replication_role = origin');
}

/**
 * Surrounds one member with people hidden from them, saved people among the newest, and unread messages.
 * @param {import('pg').Client} client
 * @param {string} id
 * @param {'aupair' | 'family'} others whom they look for
 */
export async function surround(client, id, others) {
  const newest = `SELECT person.id, row_number() OVER (ORDER BY person.created_at DESC) AS place
    FROM profiles AS person WHERE person.user_type = '${others}' ORDER BY person.created_at DESC LIMIT 400`;
  await client.query(
    `WITH near AS (${newest}), hidden AS (SELECT id FROM near WHERE place % 20 = 3)
     INSERT INTO user_blocks_effective (viewer_id, hidden_id)
     SELECT $1::uuid, id FROM hidden UNION ALL SELECT id, $1::uuid FROM hidden ON CONFLICT DO NOTHING`,
    [id],
  );
  await client.query(
    `INSERT INTO shortlist_entries (user_id, saved_id) SELECT $1::uuid, id FROM (${newest}) AS near WHERE place % 9 = 1 ON CONFLICT DO NOTHING`,
    [id],
  );
  await client.query(
    `WITH near AS (${newest}), talks AS (
       INSERT INTO conversations (user1_id, user2_id, started_by_id, last_seq)
       SELECT least(id, $1::uuid), greatest(id, $1::uuid), id, 6 FROM near WHERE place % 10 = 5 ON CONFLICT DO NOTHING
       RETURNING id, user1_id, user2_id)
     INSERT INTO messages (conversation_id, sender_id, receiver_id, content, is_read, seq, client_message_id)
     SELECT id, CASE user1_id WHEN $1 THEN user2_id ELSE user1_id END, $1::uuid, ${oneOf(SENTENCES)}, seq < 5, seq, gen_random_uuid()
     FROM talks, generate_series(1, 6) AS seq`,
    [id],
  );
  await client.query(`${COUNT_UNREAD} WHERE $1 IN (user1_id, user2_id)`, [id]);
}
