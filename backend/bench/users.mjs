/**
 * How long the list of users takes, with how many people.
 *
 *   npm run build && node bench/users.mjs [people, 200000] [tries of each question, 40]
 *
 * Runs its own PostgreSQL in DATA_DIR (a new temporary folder unless set) on DATABASE_PORT, fills it once, starts the
 * API and asks it over HTTP as an administrator: the first page, each filter, each order, common and rare words, the
 * deepest page. Prints the middle and the 95th percentile of each question.
 */
import 'reflect-metadata';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { AppModule } from '../dist/app.module.js';
import { configureApp, createAdapter } from '../dist/configure-app.js';
import { Accounts } from '../dist/modules/auth/index.js';
import { loadSettings } from '../dist/platform/config/index.js';
import { migrate } from '../dist/platform/database/index.js';
import { openDatabase } from '../dist/platform/database/open-database.js';

const PEOPLE = Number(process.argv[2] ?? 200_000);
const TRIES = Number(process.argv[3] ?? 40);
const KEEPER = { email: 'bench-keeper@example.com', password: 'quiet harbour lantern', username: 'bench-keeper' };

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

const settings = loadSettings({
  DATA_DIR: mkdtempSync(join(tmpdir(), 'wattle-and-fern-bench-')),
  DEMO: '0',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_SCALE: '10000',
  HOST: '127.0.0.1',
  API_PORT: String(await freePort()),
  ...process.env,
});
const database = await openDatabase(settings);
const app = await NestFactory.create(AppModule.forRoot(database.settings), createAdapter(database.settings), {
  logger: false,
  bodyParser: false,
});
await migrate(app.get(DataSource), database.adminUrl);
const client = new pg.Client({ connectionString: database.adminUrl ?? database.settings.databaseUrl });
await client.connect();

/** Rows in the four tables that feed the directory; the triggers are off, the directory is written at the end. */
const FILL = [
  'SET session_replication_role = replica',
  `CREATE UNLOGGED TABLE bench_people AS SELECT gen_random_uuid() AS id, n, random() AS chance, random() AS other,
     now() - make_interval(mins => (random() * 1500000)::integer) AS joined,
     (ARRAY['Anna','Lena','Mia','Léa','Søren','Zoë','Jürgen','Aroha','Hēmi','Chiara','Noah','Emily','Oliver','Ana','João',
       'Yuki','Minjun','Priya','Ella','Tomáš'])[1 + (random() * 19)::integer] AS first_name,
     initcap(translate(substr(md5(n::text), 1, 7), '0123456789', 'aeioulmnrs')) AS last_name
   FROM generate_series(1, ${PEOPLE}) AS n`,
  `INSERT INTO accounts (id, email, password_hash, email_verified_at, username, user_type, region, created_at,
     disabled_at, disabled_until)
   SELECT id, 'p' || n || '.' || lower(last_name) || '@example.com', 'x', CASE WHEN chance < 0.92 THEN joined END,
     'p' || n, CASE WHEN n % 2 = 0 THEN 'family' ELSE 'aupair' END,
     CASE WHEN other < 0.7 THEN 'australia' ELSE 'newzealand' END, joined,
     CASE WHEN n % 500 < 2 THEN now() END, CASE WHEN n % 500 = 1 THEN now() + interval '9 days' END
   FROM bench_people`,
  `INSERT INTO profiles (id, username, email, user_type, region, has_completed_profile, created_at, last_login_date,
     login_count30d, subscription_tier)
   SELECT a.id, a.username, a.email, a.user_type, a.region, b.other < 0.8, b.joined,
     CASE WHEN b.chance < 0.95 THEN greatest(b.joined, now() - make_interval(mins => (b.other * 400000)::integer)) END,
     (b.other * 30)::integer, CASE WHEN n % 40 = 0 THEN 'premium' WHEN n % 8 = 0 THEN 'standard' ELSE 'free' END
   FROM bench_people b JOIN accounts a USING (id)`,
  `INSERT INTO family_profiles (id, user_id, family_name, location, about_us, number_of_children, children_ages,
     requirements, hours_per_week, accommodation_details, start_date, duration)
   SELECT id, id, last_name, 'Sydney', 'x', 2, '2, 4', 'x', 30, 'x', '2027-02-01', '6' FROM bench_people
   WHERE n % 2 = 0 AND other < 0.8`,
  `INSERT INTO au_pair_profiles (id, user_id, first_name, last_name, nationality, age, about_me, experience, education,
     languages, skills, availability_date, preferred_duration)
   SELECT id, id, first_name, last_name, 'German', 21, 'x', 'x', 'x', 'German', 'x', '2027-02-01', '6' FROM bench_people
   WHERE n % 2 = 1 AND other < 0.8`,
  `INSERT INTO profile_reputations (user_id, verified_at, verified_until)
   SELECT id, joined, now() + make_interval(days => (other * 400)::integer - 60) FROM bench_people WHERE chance < 0.4`,
  `INSERT INTO verification_checks (user_id, kind, state, waiting_since)
   SELECT id, 'identity', 'waiting', now() FROM bench_people WHERE n % 300 = 0`,
];
/** What the triggers write, for everybody at once. */
const DIRECTORY = `SELECT (regexp_match(prosrc, 'AS entry(.+?)WHERE account.id = person'))[1] AS source
  FROM pg_proc WHERE proname = 'refresh_user_directory'`;

const count = async () => Number((await client.query('SELECT count(*) FROM user_directory')).rows[0].count);
if ((await count()) < PEOPLE) {
  const began = Date.now();
  for (const statement of FILL) await client.query(statement);
  const { source } = (await client.query(DIRECTORY)).rows[0];
  await client.query(`INSERT INTO user_directory ${source}`);
  await client.query('SET session_replication_role = origin');
  await client.query('DROP TABLE bench_people');
  await client.query('VACUUM ANALYZE');
  console.log(`${await count()} people made up in ${Math.round((Date.now() - began) / 1_000)} s`);
}
await configureApp(app);
await app.listen(settings.apiPort, '127.0.0.1');
const url = `http://127.0.0.1:${settings.apiPort}`;
const accounts = app.get(Accounts, { strict: false });
if (!(await accounts.findByEmail(KEEPER.email)))
  await accounts.create({
    ...KEEPER,
    userType: 'admin',
    region: 'australia',
    mfaRequired: false,
    emailVerifiedAt: new Date(),
  });
const signedIn = await fetch(`${url}/api/sessions`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-requested-with': 'fetch' },
  body: JSON.stringify({ email: KEEPER.email, password: KEEPER.password }),
});
const { session } = await signedIn.json();

const days = (number) => new Date(Date.now() - number * 86_400_000).toISOString();
const QUESTIONS = {
  'first page': {},
  'second page': { page: 2 },
  'page 500, the deepest': { page: 500 },
  'order: oldest': { order: 'asc' },
  'order: seen last': { sort: 'seen' },
  'order: not seen for longest': { sort: 'seen', order: 'asc' },
  'order: name': { sort: 'name', order: 'asc' },
  'order: most sign-ins': { sort: 'logins' },
  role: { userType: 'family' },
  'role: administrators': { userType: 'admin' },
  region: { region: 'newzealand', sort: 'name', order: 'asc' },
  verified: { verified: 'yes' },
  'not verified, by name': { verified: 'no', sort: 'name', order: 'asc' },
  'waiting for verification': { verified: 'waiting' },
  completed: { completed: false, sort: 'logins' },
  'plan: premium': { tier: 'premium', sort: 'seen' },
  suspended: { state: 'suspended' },
  'closed for good, by name': { state: 'banned', sort: 'name', order: 'asc' },
  'e-mail not confirmed': { state: 'email-unverified', sort: 'logins' },
  'joined this week': { joinedFrom: days(7) },
  'not seen for 200 days': { seenTo: days(200), sort: 'name', order: 'asc' },
  'a word of 5 %': { search: 'soren' },
  'a word of everybody': { search: 'example' },
  'a rare word': { search: 'p123456' },
  'a word of nobody': { search: 'qqqxxz' },
  'two words': { search: 'aroha rea', sort: 'name', order: 'asc' },
  'two letters': { search: 'an' },
  'a word and four filters': { search: 'chiara', userType: 'aupair', verified: 'no', state: 'open', tier: 'standard' },
};
const percentile = (values, share) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN;

console.log(`The list of ${await count()} people, ${TRIES} tries each (ms over HTTP)`);
let worst = 0;
for (const [label, question] of Object.entries(QUESTIONS)) {
  const path = `${url}/api/admin/users?${new URLSearchParams(question)}`;
  const times = [];
  let total;
  for (let index = 0; index < TRIES; index += 1) {
    const began = performance.now();
    const answer = await fetch(path, { headers: { authorization: `Bearer ${session.access_token}` } });
    const body = await answer.json();
    times.push(performance.now() - began);
    if (!answer.ok) throw new Error(`${label}: ${JSON.stringify(body)}`);
    total = body.total;
  }
  const p95 = percentile(times, 0.95);
  worst = Math.max(worst, p95);
  const found = `${total.capped ? 'more than ' : ''}${total.value}`;
  console.log(
    `  ${label.padEnd(30)} p50 ${percentile(times, 0.5).toFixed(1).padStart(6)}  p95 ${p95.toFixed(1).padStart(6)}  (${found})`,
  );
}
const size = await client.query(`SELECT pg_size_pretty(pg_total_relation_size('user_directory')) AS size`);
console.log(`The slowest p95: ${worst.toFixed(1)} ms. The directory takes ${size.rows[0].size} with its indexes.`);
await client.end();
await app.close();
await database.stop();
process.exit(0);
