/**
 * The least that a search can cost: node:http and pg, one statement for a page (two for "best"), and the same JSON. What
 * is not reading or writing (who fits how well, how a card words things, the count) is known from the start, out of
 * ANSWERS, a file of what the API answers.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';

const { DATABASE_URL, PORT, VIEWER, ANSWERS = '', DEAL = 'null', DEAL_SQL = 'true' } = process.env;
/** @type {Record<'newest' | 'best', { items: { id: string }[] }>} */
const answers = JSON.parse(readFileSync(ANSWERS, 'utf8'));
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });

const deal = JSON.parse(DEAL);
const NOT_HIDDEN = 'user_id <> ALL (ARRAY(SELECT hidden_id FROM user_blocks_effective WHERE viewer_id = $1))';
const CARD = `one.id, one.first_name, one.last_name, one.age, one.nationality, one.home_town, coalesce(one.tagline, left(one.about_me, 400)) AS line,
  left(one.education, 400) AS education, one.photos[1] AS photo, upload.preview, one.preferred_duration, one.preferred_location, one.languages,
  one.has_police_check, one.has_work_with_children_check, one.has_driving_license, one.has_infant_experience,
  extract(epoch FROM person.last_login_date)::integer AS last_login, extract(epoch FROM known.verified_at)::integer AS verified_at,
  extract(epoch FROM known.verified_until)::integer AS verified_until, known.rating_average::float8, known.rating_count, known.reply_rate, known.reply_minutes,
  saved.saved_id IS NOT NULL AS saved`;
const CARDS = `JOIN profiles AS person ON person.id = one.id
  LEFT JOIN profile_reputations AS known ON known.user_id = one.id LEFT JOIN uploads AS upload ON upload.id = one.photos[1]::uuid AND upload.status = 'clean'
  LEFT JOIN shortlist_entries AS saved ON saved.user_id = $1 AND saved.saved_id = one.id`;

const NEWEST = {
  name: 'newest',
  text: `SELECT ${CARD}, page.created, page.available, page.places, page.traits, page.stay_min, page.stay_max, page.hours
    FROM (SELECT user_id, created, available, places, traits, stay_min, stay_max, hours FROM au_pair_search_terms
          WHERE term = 0 AND ${NOT_HIDDEN} AND ${DEAL_SQL} ORDER BY created DESC, user_id DESC LIMIT 21) AS page
    JOIN au_pair_profiles AS one ON one.id = page.user_id ${CARDS} ORDER BY page.created DESC, one.id DESC`,
};
const WINDOW = {
  name: 'window',
  text: `SELECT string_agg(concat_ws(',', user_id, created, available, places, traits, stay_min, stay_max, hours), ';') AS people
    FROM (SELECT * FROM au_pair_search_terms WHERE term = 0 AND ${NOT_HIDDEN} AND ${DEAL_SQL} ORDER BY created DESC, user_id DESC LIMIT 501) AS seen`,
};
const CARDS_OF = {
  name: 'cards',
  text: `SELECT ${CARD} FROM au_pair_profiles AS one ${CARDS} WHERE one.id = ANY ($2::uuid[])`,
};

/** @param {'newest' | 'best'} sort @param {{ id: string }[]} rows */
function page(sort, rows) {
  const answer = answers[sort];
  const read = new Set(rows.map(({ id }) => id));
  return JSON.stringify({ ...answer, items: answer.items.filter(({ id }) => read.has(id)) });
}

async function newest() {
  return page('newest', (await pool.query({ ...NEWEST, values: [VIEWER, deal] })).rows);
}

async function best() {
  const { rows } = await pool.query({ ...WINDOW, values: [VIEWER, deal] });
  const people = /** @type {string} */ (rows[0].people).split(';').map((person) => person.split(','));
  people.sort((one, other) => Number(one[4]) - Number(other[4]));
  const ids = answers.best.items.map(({ id }) => id);
  return page('best', (await pool.query({ ...CARDS_OF, values: [VIEWER, ids] })).rows);
}

createServer((request, response) => {
  const work = request.url === '/newest' ? newest() : request.url === '/best' ? best() : Promise.resolve('{}');
  work.then(
    (body) =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        .end(body),
    (error) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(PORT), '127.0.0.1');
process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => process.exit());
