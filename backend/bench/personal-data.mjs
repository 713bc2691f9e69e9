/**
 * How long a copy of someone's data and their erasure take, and how much memory, with how much there is.
 *
 * npm run build && node bench/personal-data.mjs [messages of the person, 20000] [messages of everyone else, 500000]
 *
 * Runs its own PostgreSQL in DATA_DIR (a new temporary folder unless set) on DATABASE_PORT, fills it, asks for a copy
 * as the job does, and erases. Prints seconds, megabytes above what the process had before, and for how long the event
 * loop stood still at the most.
 */
import 'reflect-metadata';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { AppModule } from '../dist/app.module.js';
import { configureApp, createAdapter } from '../dist/configure-app.js';
import { ErasureService } from '../dist/modules/personal-data/erasure/erasure.service.js';
import { ExportMakingService } from '../dist/modules/personal-data/exports/export-making.service.js';
import { loadSettings } from '../dist/platform/config/index.js';
import { migrate } from '../dist/platform/database/index.js';
import { openDatabase } from '../dist/platform/database/open-database.js';
import { ObjectStorage } from '../dist/platform/storage/index.js';

const MESSAGES = Number(process.argv[2] ?? 20_000);
const OTHERS = Number(process.argv[3] ?? 500_000);
const CONVERSATIONS = 500;
const PHOTOS = 60;
const PHOTO_BYTES = 300_000;

const settings = loadSettings({
  DATA_DIR: mkdtempSync(join(tmpdir(), 'wattle-and-fern-bench-')),
  DEMO: '0',
  LOG_LEVEL: 'silent',
  ...process.env,
});
const database = await openDatabase(settings);
const app = await NestFactory.create(AppModule.forRoot(database.settings), createAdapter(database.settings), {
  logger: false,
  bodyParser: false,
});
await migrate(app.get(DataSource), database.adminUrl);
await configureApp(app);
await app.init();
const client = new pg.Client({ connectionString: database.adminUrl ?? database.settings.databaseUrl });
await client.connect();

const me = randomUUID();
const began = Date.now();
const words = `'Dear Xanthippe, the children are looking forward to ' || md5(n::text) || ', and we have a room with a view of the sea. Call us. ' || repeat('Bring warm clothes for the winter in the hills. ', n % 4)`;
for (const [statement, ...values] of [
  ['SET session_replication_role = replica'],
  [
    `CREATE UNLOGGED TABLE bench_people AS SELECT gen_random_uuid() AS id, n FROM generate_series(1, ${CONVERSATIONS}) AS n`,
  ],
  [
    `INSERT INTO accounts (id, email, password_hash, email_verified_at, username, user_type, region)
     SELECT id, 'p' || n || '@example.com', 'x', now(), 'p' || n, 'family', 'australia' FROM bench_people
     UNION ALL SELECT $1::uuid, 'xanthippe@example.com', 'x', now(), 'xanthippe', 'aupair', 'australia'`,
    me,
  ],
  [
    `INSERT INTO profiles (id, username, email, user_type, region, has_completed_profile, phone_number)
     SELECT id, username, email, user_type, region, true, '+61491570156' FROM accounts`,
  ],
  [
    `INSERT INTO au_pair_profiles (id, user_id, first_name, last_name, nationality, age, about_me, experience, education,
       languages, skills, availability_date, preferred_duration)
     VALUES ($1, $1, 'Xanthippe', 'Quillfeather', 'German', 21, 'x', 'x', 'x', 'German', 'x', '2027-02-01', '6')`,
    me,
  ],
  [
    `INSERT INTO conversations (id, user1_id, user2_id, started_by_id, last_seq)
     SELECT gen_random_uuid(), least(id, $1::uuid), greatest(id, $1::uuid), id, 1000000 FROM bench_people`,
    me,
  ],
  [
    `INSERT INTO conversations (id, user1_id, user2_id, started_by_id, last_seq)
     SELECT gen_random_uuid(), least(a.id, b.id), greatest(a.id, b.id), a.id, 1000000
     FROM bench_people a JOIN bench_people b ON b.n = a.n % ${CONVERSATIONS} + 1`,
  ],
  ...[
    ['IN', MESSAGES],
    ['NOT IN', OTHERS],
  ].map(([sign, count]) => [
    `WITH these AS (SELECT *, row_number() OVER () AS number FROM conversations WHERE $1::uuid ${sign} (user1_id, user2_id))
     INSERT INTO messages (conversation_id, sender_id, receiver_id, content, seq, client_message_id)
     SELECT c.id, CASE n / ${CONVERSATIONS} % 2 WHEN 0 THEN c.user1_id ELSE c.user2_id END,
       CASE n / ${CONVERSATIONS} % 2 WHEN 0 THEN c.user2_id ELSE c.user1_id END, ${words}, n, gen_random_uuid()
     FROM generate_series(1, ${count}) AS n JOIN these c ON c.number = n % ${CONVERSATIONS} + 1`,
    me,
  ]),
  [
    `INSERT INTO notifications (person_id, kind, source_id, path, payload, created_at)
     SELECT b.id, 'message', gen_random_uuid()::text, '/messages/' || $1::text, '{"name": "Xanthippe"}', now() FROM bench_people b, generate_series(1, 4)`,
    me,
  ],
  ['DROP TABLE bench_people'],
  ['SET session_replication_role = origin'],
  [
    `INSERT INTO audit_entries (actor_id, action, subject_type, subject_id, reason, after)
     SELECT gen_random_uuid(), 'user.viewed', 'person', $1, 'A question of hers', '{}' FROM generate_series(1, 300)`,
    me,
  ],
  ['VACUUM ANALYZE'],
])
  await client.query(statement, values);
const storage = app.get(ObjectStorage, { strict: false });
for (let index = 0; index < PHOTOS; index += 1) {
  const id = randomUUID();
  await client.query(
    `INSERT INTO uploads (id, owner_id, kind, status, width, height, preview, byte_size) VALUES ($1, $2, 'photo', 'clean', 1200, 1500, 'x', 300000)`,
    [id, me],
  );
  await storage.put(`photos/${id.slice(0, 2)}/${id}/1200.webp`, randomBytes(PHOTO_BYTES));
}
console.log(`${MESSAGES} messages of theirs, ${OTHERS} of others, ${PHOTOS} photos; made up in ${seconds(began)}`);

function seconds(since) {
  return `${((Date.now() - since) / 1_000).toFixed(1)} s`;
}

async function measured(label, work) {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const since = Date.now();
  const note = await work();
  clearInterval(watch);
  delay.disable();
  const megabytes = Math.round((most - before) / 1024 / 1024);
  console.log(
    `  ${label}: ${seconds(since)}, ${megabytes} MB more, event loop held for ${Math.round(delay.max / 1e6)} ms at most${note ? ` (${note})` : ''}`,
  );
}

await measured('a copy', async () => {
  const size = await app
    .get(ExportMakingService, { strict: false })
    .make({ id: randomUUID(), personId: me }, new Date());
  return `${(size / 1024 / 1024).toFixed(1)} MB`;
});
await client.query(`INSERT INTO erasures (account_id, asked_by, asked_at, due_at) VALUES ($1, $1, now(), now())`, [me]);
await measured('erasing', () => app.get(ErasureService, { strict: false }).erase(me));
const { rows } = await client.query(
  `SELECT count(*)::int AS left FROM messages WHERE content ~* 'xanthippe' AND $1 IN (sender_id, receiver_id)`,
  [me],
);
console.log(`  messages that still name them: ${rows[0].left}`);
await client.end();
await app.close();
await database.stop();
process.exit(0);
