/** The API with an admin who is signed in, on a database of many people: what the benches of Admin share. */
import 'reflect-metadata';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { AppModule } from '../dist/app.module.js';
import { configureApp, createAdapter } from '../dist/configure-app.js';
import { AccountsService } from '../dist/modules/auth/index.js';
import { loadSettings } from '../dist/platform/config/index.js';
import { migrate } from '../dist/platform/database/index.js';
import { openDatabase } from '../dist/platform/database/open-database.js';

const ADMIN = { email: 'bench-admin@example.com', password: 'quiet harbour lantern', username: 'bench-admin' };

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** Rows in the four tables that feed the directory; the triggers are off, the directory is written at the end. */
const PEOPLE = (count) => [
  `CREATE UNLOGGED TABLE bench_people AS SELECT gen_random_uuid() AS id, n, random() AS chance, random() AS other,
     now() - make_interval(mins => (random() * 1500000)::integer) AS joined,
     (ARRAY['Anna','Lena','Mia','Léa','Søren','Zoë','Jürgen','Aroha','Hēmi','Chiara','Noah','Emily','Oliver','Ana','João',
       'Yuki','Minjun','Priya','Ella','Tomáš'])[1 + (random() * 19)::integer] AS first_name,
     initcap(translate(substr(md5(n::text), 1, 7), '0123456789', 'aeioulmnrs')) AS last_name
   FROM generate_series(1, ${count}) AS n`,
  'CREATE UNIQUE INDEX ON bench_people (n)',
  'ANALYZE bench_people',
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
/** Reads the query of the trigger, which then fills the directory for everyone at once. */
const DIRECTORY = `SELECT (regexp_match(prosrc, 'AS entry(.+?)WHERE account.id = person'))[1] AS source
  FROM pg_proc WHERE proname = 'refresh_user_directory'`;

/**
 * Starts PostgreSQL in DATA_DIR (a new temporary folder unless set) and the API on it. A database without people is
 * filled once, by SQL alone: `more(count)` gives further statements, which find everyone in `bench_people (id, n, …)`.
 * @param {{ people: number, more?: (people: number) => string[] }} wish
 */
export async function openAdmin({ people, more = () => [] }) {
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
  const count = async (table) => Number((await client.query(`SELECT count(*) FROM ${table}`)).rows[0].count);
  if ((await count('user_directory')) < people) {
    const began = Date.now();
    await client.query(
      'SET session_replication_role = replica; SET synchronous_commit = off; SET statement_timeout = 0',
    );
    for (const statement of [...PEOPLE(people), ...more(people)]) await client.query(statement);
    const { source } = (await client.query(DIRECTORY)).rows[0];
    await client.query(`INSERT INTO user_directory ${source}`);
    await client.query('SET session_replication_role = origin');
    await client.query('DROP TABLE bench_people');
    await client.query('VACUUM ANALYZE');
    console.log(`${await count('user_directory')} people made up in ${Math.round((Date.now() - began) / 1_000)} s`);
  }
  await configureApp(app);
  await app.listen(settings.apiPort, '127.0.0.1');
  const url = `http://127.0.0.1:${settings.apiPort}`;
  const token = await signIn(app, url);
  return {
    app,
    client,
    count,
    /** Requests a path as the admin. @param {string} path @param {Record<string, unknown>} question */
    ask: async (path, question = {}) => {
      const answer = await fetch(`${url}${path}?${new URLSearchParams(question)}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const body = await answer.json();
      if (!answer.ok) throw new Error(`${path} ${JSON.stringify(question)}: ${JSON.stringify(body)}`);
      return body;
    },
    close: async () => {
      await client.end();
      await app.close();
      await database.stop();
    },
  };
}

async function signIn(app, url) {
  const accounts = app.get(AccountsService, { strict: false });
  if (!(await accounts.findByEmail(ADMIN.email)))
    await accounts.create({
      ...ADMIN,
      userType: 'admin',
      region: 'australia',
      mfaRequired: false,
      emailVerifiedAt: new Date(),
    });
  const signedIn = await fetch(`${url}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'fetch' },
    body: JSON.stringify({ email: ADMIN.email, password: ADMIN.password }),
  });
  return (await signedIn.json()).session.access_token;
}

const percentile = (values, share) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN;

/** Does `work` so many times, and prints the middle and the 95th percentile in milliseconds. Answers the latter. */
export async function measure(label, tries, work, describe = () => '') {
  const times = [];
  let last;
  for (let index = 0; index < tries; index += 1) {
    const began = performance.now();
    last = await work();
    times.push(performance.now() - began);
  }
  const p95 = percentile(times, 0.95);
  const figures = `p50 ${percentile(times, 0.5).toFixed(1).padStart(7)}  p95 ${p95.toFixed(1).padStart(7)}`;
  console.log(`  ${label.padEnd(44)} ${figures}  ${describe(last)}`);
  return p95;
}
