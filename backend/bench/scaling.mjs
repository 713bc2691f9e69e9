/**
 * `npm run bench:scaling`: how long members would wait when there are more of them than can be tried here, and what no
 * longer suffices. Puts the figures into docs/scaling.md.
 *
 * Simulates the busiest hour with the processor times of docs/performance.json, so run `npm run bench -- --write` first
 * on a machine like those you plan to use.
 */
import { readFileSync } from 'node:fs';
import { quantile } from './kit/compare.mjs';
import { simulate } from './kit/queues.mjs';
import { inDocs, replaceFigures } from './kit/report.mjs';

/** Of all members: 5% on a day, and 2% of those in the same moment of the busiest hour. */
const AT_ONCE = 0.05 * 0.02;
/** Each open page asks for something. */
const SECONDS_BETWEEN_REQUESTS = 10;
/** Messages per request. */
const MESSAGES = 0.1;
/** A search of ten times as many people takes so much longer, measured from 100,000 to 1,000,000. */
const TENFOLD = 1.35;
const SIMULATED_SECONDS = 120;
/** From this share of their time on, processors never catch up. */
const FULL = 0.98;

const { results, people: measuredPeople } = JSON.parse(readFileSync(inDocs('performance.json'), 'utf8'));
/** Processor time of one request. @param {string} title @param {string} name */
function measured(title, name) {
  const row = results
    .find((/** @type {import('./run.mjs').Result} */ result) => result.title === title)
    ?.rows.find((/** @type {import('./kit/compare.mjs').Row} */ candidate) => candidate.name === name);
  if (!row) throw new Error(`docs/performance.json has no “${name}” of “${title}”`);
  return /** @type {{ cpu: number, database: number }} */ (row.median);
}

const SEARCH = measured('Search, newest, signed in', 'API, newest');
const DASHBOARD = measured('Pages of a member', 'family’s dashboard');
const PROFILE = measured('Pages of a member', 'page of an au pair');
const MESSAGE = measured('Messages, 50 people writing at once', 'API');

/** The API works before and after it has asked the database. @param {{ cpu: number, database: number }} cost */
const visits = ({ cpu, database }) => [
  { at: /** @type {const} */ ('api'), milliseconds: cpu / 2 },
  { at: /** @type {const} */ ('database'), milliseconds: database },
  { at: /** @type {const} */ ('api'), milliseconds: cpu / 2 },
];

/** @param {number} members @returns {import('./kit/queues.mjs').Kind[]} */
function busiestHour(members) {
  const requests = (members * AT_ONCE) / SECONDS_BETWEEN_REQUESTS;
  const growth = TENFOLD ** Math.max(0, Math.log10(members / 2 / measuredPeople));
  return [
    { name: 'search', perSecond: requests * 0.2, visits: visits({ ...SEARCH, database: SEARCH.database * growth }) },
    { name: 'dashboard', perSecond: requests * 0.3, visits: visits(DASHBOARD) },
    { name: 'profile', perSecond: requests * 0.5, visits: visits(PROFILE) },
    { name: 'message', perSecond: requests * MESSAGES, visits: visits(MESSAGE) },
  ];
}

const STEPS = [
  { members: 100_000, machines: { apis: 1, databaseCores: 1 } },
  { members: 1_000_000, machines: { apis: 1, databaseCores: 1 } },
  { members: 1_000_000, machines: { apis: 2, databaseCores: 2 } },
  { members: 3_000_000, machines: { apis: 2, databaseCores: 2 } },
  { members: 3_000_000, machines: { apis: 4, databaseCores: 8 } },
  { members: 10_000_000, machines: { apis: 4, databaseCores: 8 } },
  { members: 10_000_000, machines: { apis: 8, databaseCores: 16 } },
  { members: 10_000_000, machines: { apis: 8, databaseCores: 16 }, outage: true },
  { members: 30_000_000, machines: { apis: 8, databaseCores: 16 } },
  { members: 30_000_000, machines: { apis: 24, databaseCores: 32 } },
];

const number = (/** @type {number} */ value) => Math.round(value).toLocaleString('en-AU');
const percent = (/** @type {number} */ share) => `${Math.round(share * 100)}%`;
const wait = (/** @type {number} */ milliseconds) =>
  milliseconds < 1_000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1_000).toFixed(1)} s`;

const lines = STEPS.map(({ members, machines, outage }) => {
  const kinds = busiestHour(members);
  const { milliseconds, busy } = simulate({
    kinds,
    machines,
    seconds: SIMULATED_SECONDS,
    ...(outage && { outage: { fromSecond: 0, toSecond: SIMULATED_SECONDS } }),
  });
  const searches = milliseconds.get('search') ?? [];
  const all = [...milliseconds.values()].flat();
  // Then waits only say how long the simulation was.
  const fallsBehind = Math.max(busy.api, busy.database) > FULL;
  const waits = (/** @type {number} */ found) => (fallsBehind ? 'falls behind' : wait(found));
  return [
    number(members),
    `${machines.apis}${outage ? ', one away' : ''}`,
    String(machines.databaseCores),
    number(kinds.reduce((sum, { perSecond }) => sum + perSecond, 0)),
    percent(busy.api),
    percent(busy.database),
    waits(quantile(searches, 0.5)),
    waits(quantile(searches, 0.99)),
    waits(quantile(all, 0.99)),
  ];
});

await replaceFigures(
  'scaling.md',
  [
    [
      'members',
      'api processes',
      'cores of PostgreSQL',
      'requests a second',
      'api busy',
      'PostgreSQL busy',
      'search p50',
      'search p99',
      'everything p99',
    ],
    ['--:', '---', '--:', '--:', '--:', '--:', '--:', '--:', '--:'],
    ...lines,
  ]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n'),
);
