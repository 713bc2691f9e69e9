/**
 * How long a search takes, with how many people.
 *
 *   npm run build && node bench/search.mjs [people of each kind, 100000] [searches, 60] [people hidden from the viewer, 0]
 *
 * Runs its own PostgreSQL in DATA_DIR (a new temporary folder unless set) on DATABASE_PORT, fills it once, and prints
 * the middle and the 95th percentile of random combinations of filters, as the service answers them: ranking, match
 * scores and cards included, HTTP aside. Then it shows the plan of the dearest walk.
 */
import 'reflect-metadata';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { AppModule } from '../dist/app.module.js';
import { AuPairSearchService } from '../dist/modules/search/results/au-pair-search.service.js';
import { FamilySearchService } from '../dist/modules/search/results/family-search.service.js';
import { loadSettings } from '../dist/platform/config/index.js';
import { migrate, PreparedSqlService } from '../dist/platform/database/index.js';
import { openDatabase } from '../dist/platform/database/open-database.js';
import { SearchIndexService } from '../dist/modules/search/index.js';
import { fillWithPeople } from './kit/people.mjs';

const PEOPLE = Number(process.argv[2] ?? 100_000);
const SEARCHES = Number(process.argv[3] ?? 60);
const HIDDEN = Number(process.argv[4] ?? 0);
const LATE_PAGE = 50;
/** Of searches that are compared; the first one more is not counted. */
const ROUNDS = 5;

const settings = loadSettings({
  DATA_DIR: mkdtempSync(join(tmpdir(), 'wattle-and-fern-bench-')),
  DEMO: '0',
  LOG_LEVEL: 'silent',
  ...process.env,
});
const database = await openDatabase(settings);
const app = await NestFactory.createApplicationContext(AppModule.forRoot(database.settings), { logger: false });
await migrate(app.get(DataSource), database.adminUrl);
const client = new pg.Client({ connectionString: database.adminUrl ?? database.settings.databaseUrl });
await client.connect();

const count = async (table) => Number((await client.query(`SELECT count(*) FROM ${table}`)).rows[0].count);
if ((await count('profiles')) === 0) {
  const began = Date.now();
  await fillWithPeople(client, PEOPLE);
  await app.get(SearchIndexService, { strict: false }).reindexAll();
  await client.query('VACUUM ANALYZE');
  console.log(`${PEOPLE} au pairs and ${PEOPLE} families made in ${Math.round((Date.now() - began) / 1_000)} s`);
}

/** The same combinations in every run. */
let seed = 42;
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};
const oneOf = (values) => values[Math.floor(random() * values.length)];
const iso = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const CITIES = ['Sydney', 'Melbourne', 'Perth', 'Canberra', 'Auckland', 'Queenstown'];
const LANGUAGES = ['German', 'French', 'Spanish', 'Japanese', 'English', 'Greek', 'Romanian'];

const AU_PAIR_FILTERS = [
  () => ({ place: oneOf(CITIES) }),
  () => ({ startBy: iso(oneOf([0, 30, 90, 200])) }),
  () => ({ availableFrom: iso(oneOf([30, 90])), availableTo: iso(oneOf([97, 120, 200])) }),
  () => ({ duration: oneOf([3, 6, 9, 12]) }),
  () => ({ ageMin: oneOf([18, 20, 25, 30]), ageMax: oneOf([30, 35, 45]) }),
  () => ({ nationality: oneOf(['DE', 'FR,ES', 'JP', 'GR,RO,HU', 'DE,FR,ES,IT,BR']) }),
  () => ({ languages: oneOf(LANGUAGES) }),
  () => ({ languages: 'English,German' }),
  () => ({ infants: true }),
  () => ({ drives: true }),
  () => ({ policeCheck: true, childrenCheck: true }),
  () => ({ visa: oneOf(['working_holiday', 'student', 'none']) }),
  () => ({ inCountry: true }),
];
const FAMILY_FILTERS = [
  () => ({ place: oneOf(CITIES) }),
  () => ({ startFrom: iso(oneOf([0, 30])), startTo: iso(oneOf([60, 120])) }),
  () => ({ duration: oneOf([3, 6, 9, 12]) }),
  () => ({ childrenMax: oneOf([1, 2, 3]) }),
  () => ({ childAgeMin: oneOf([0, 2, 4]), childAgeMax: oneOf([5, 8, 11]) }),
  () => ({ hoursMax: oneOf([18, 25, 30]) }),
  () => ({ ownBathroom: true }),
  () => ({ carAvailable: true, noPets: true }),
  () => ({ languagesAtHome: oneOf(LANGUAGES) }),
];
const combination = (filters) =>
  Object.assign({}, ...Array.from({ length: 1 + Math.floor(random() * 5) }, () => oneOf(filters)()));
/** Without those that contradict themselves. */
const combinations = (filters) =>
  Array.from({ length: SEARCHES }, () => combination(filters)).filter(
    ({ ageMin = 0, ageMax = 99, startBy = '9', availableFrom = '0' }) => ageMin <= ageMax && startBy >= availableFrom,
  );

/** The walk that takes longest, even when it is asked again: once may be the machine's fault. */
const sql = app.get(PreparedSqlService, { strict: false });
const rows = sql.rows.bind(sql);
const elapsed = async (work) => {
  const began = performance.now();
  const result = await work();
  return { ms: performance.now() - began, result };
};
let dearest = { ms: 0 };
sql.rows = async (name, text, values) => {
  const { ms, result } = await elapsed(() => rows(name, text, values));
  if (!name.includes('search_terms:') || ms <= dearest.ms) return result;
  const again = await elapsed(() => rows(name, text, values));
  if (again.ms > dearest.ms) dearest = { ms: Math.min(ms, again.ms), text, values };
  return result;
};

/** Deal-breakers of the viewer that many people violate. */
const REFUSING = {
  family: `UPDATE family_profiles SET deal_breakers = '{smoking,pets,dates}', least_hours = 25, least_age = 19, days_off = 1,
    needs_driver = true, start_date = to_char(now() + interval '60 days', 'YYYY-MM-DD'), duration = '6-12 months' WHERE user_id = $1`,
  aupair: `UPDATE au_pair_profiles SET deal_breakers = '{smoking,pets,driving}', most_hours = 35, least_days_off = 1,
    least_child_age = 1, smokes = true, availability_date = to_char(now() + interval '60 days', 'YYYY-MM-DD') WHERE user_id = $1`,
};
const viewerOf = async (userType) => {
  const { rows: found } = await client.query('SELECT id FROM profiles WHERE user_type = $1 LIMIT 1', [userType]);
  await client.query(REFUSING[userType], [found[0].id]);
  const viewer = { userId: found[0].id, sessionId: found[0].id, userType, fullyAuthenticated: true };
  await client.query('DELETE FROM user_blocks_effective WHERE viewer_id = $1', [viewer.userId]);
  await client.query(
    `INSERT INTO user_blocks_effective (viewer_id, hidden_id)
     SELECT $1::uuid, id FROM profiles WHERE user_type <> $2 ORDER BY md5(id::text) LIMIT $3`,
    [viewer.userId, userType, HIDDEN],
  );
  return viewer;
};
const timed = async (work, into) => {
  const { ms, result } = await elapsed(work);
  into.push(ms);
  return result;
};
const percentile = (values, share) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN;
const show = (label, values) =>
  console.log(
    `  ${label.padEnd(28)} p50 ${percentile(values, 0.5).toFixed(1).padStart(6)}  p95 ${percentile(values, 0.95).toFixed(1).padStart(6)}  max ${Math.max(
      ...values,
    )
      .toFixed(1)
      .padStart(6)} ms  (${values.length})`,
  );

async function measure(title, search, filters, viewer) {
  console.log(title);
  const queries = combinations(filters);
  for (const query of queries) await search.find({ ...query, sort: 'newest', limit: 20 }, viewer);
  const counts = [];
  for (const query of queries) await timed(() => search.count(query, null), counts);
  show('count', counts);
  for (const [sort, who, name] of [
    ['newest', null, 'newest, visitor'],
    ['newest', viewer, 'newest, with match'],
    ['soonest', viewer, 'soonest, with match'],
    ['best', viewer, 'best match'],
  ]) {
    const first = [];
    const late = [];
    let cut = 0;
    for (const query of queries) {
      let page = (await timed(() => search.find({ ...query, sort, limit: 20 }, who), first)).value();
      if (page.nextCursor && page.items.length < 20) cut += 1;
      for (let number = 2; number <= LATE_PAGE && page.nextCursor; number += 1) {
        const work = () => search.find({ ...query, sort, limit: 20, cursor: page.nextCursor }, who);
        page = (await (number === LATE_PAGE ? timed(work, late) : work())).value();
      }
    }
    show(`${name}, page 1`, first);
    if (late.length) show(`${name}, page ${LATE_PAGE}`, late);
    if (cut)
      console.log(`    ${cut} of ${queries.length} first pages ended with the budget and go on behind the cursor`);
  }
}

const auPairs = app.get(AuPairSearchService, { strict: false });
const families = app.get(FamilySearchService, { strict: false });
const family = await viewerOf('family');
const auPair = await viewerOf('aupair');
await measure(`Au pairs, ${await count('au_pair_profiles')} of them`, auPairs, AU_PAIR_FILTERS, family);
await measure(`Families, ${await count('family_profiles')} of them`, families, FAMILY_FILTERS, auPair);

/**
 * What the second search adds to the first, with the same other filters, each asked in turn. What it adds finds other
 * people, so a filter that leaves few takes as long as it takes to find them.
 */
async function compare(title, search, filters, viewer, [without, withIt]) {
  const kinds = { without: [], with: [] };
  const queries = combinations(filters);
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const query of queries) {
      const turns = { without: { ...query, ...without }, with: { ...query, ...withIt } };
      for (const name of round % 2 ? ['without', 'with'] : ['with', 'without']) {
        const { ms } = await elapsed(() => search.find({ limit: 20, ...turns[name] }, viewer));
        if (round > 0) kinds[name].push(ms);
      }
    }
  console.log(title);
  show('without', kinds.without);
  show('with', kinds.with);
  const ratio = (share) => (percentile(kinds.with, share) / percentile(kinds.without, share)).toFixed(2);
  console.log(`  ratio                        p50 ${ratio(0.5).padStart(6)}  p95 ${ratio(0.95).padStart(6)}`);
}

const notOf = (filters, ...names) => filters.filter((filter) => !names.some((name) => name in filter()));
for (const sort of ['newest', 'best']) {
  const others = notOf(FAMILY_FILTERS, 'place');
  await compare(`Families within 50 km of Sydney, ${sort}, next to all`, families, others, auPair, [
    { sort },
    { sort, city: 'Sydney', within: '50' },
  ]);
  await compare(`Families within 50 km of Sydney, ${sort}, next to those in Sydney`, families, others, auPair, [
    { sort, city: 'Sydney' },
    { sort, city: 'Sydney', within: '50' },
  ]);
  await compare(`Families, ${sort}, with deal-breakers`, families, FAMILY_FILTERS, auPair, [
    { sort, ignoreDealBreakers: true },
    { sort },
  ]);
  await compare(`Au pairs, ${sort}, with deal-breakers`, auPairs, AU_PAIR_FILTERS, family, [
    { sort, ignoreDealBreakers: true },
    { sort },
  ]);
  await compare(`Au pairs, ${sort}, who can stay 9 months by their visa`, auPairs, AU_PAIR_FILTERS, family, [
    { sort },
    { sort, canStay: '9' },
  ]);
}

const plan = await client.query(`EXPLAIN (ANALYZE, BUFFERS, COSTS OFF) ${dearest.text}`, dearest.values);
console.log(
  `The dearest walk took ${dearest.ms.toFixed(1)} ms:\n${plan.rows.map((line) => line['QUERY PLAN']).join('\n')}`,
);
const sizes = await client.query(
  `SELECT relname AS table, pg_size_pretty(pg_total_relation_size(oid)) AS size FROM pg_class WHERE relname LIKE '%search_terms' ORDER BY 1`,
);
console.log(sizes.rows.map(({ table, size }) => `${table}: ${size} with its indexes`).join('\n'));
await client.end();
await app.close();
await database.stop();
process.exit(0);
