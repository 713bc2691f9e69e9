/**
 * `npm run bench`: how fast the product answers, next to the least that the same answer can cost.
 *
 *   npm run bench -- [--people 10000] [--only search,pages,storm,messages,sockets,website,processes,several,idle] [--rounds 7] [--requests 1000]
 *                    [--connections 4] [--folder FOLDER] [--profile] [--write]
 *
 * Runs PostgreSQL, the API and the website as in production, on a database of synthetic people (`--people` of each kind;
 * `--folder` keeps it for the next run). Everything is measured in turns within one run, so ratios can be trusted on a
 * busy machine and milliseconds less so. `--profile` leaves a `.cpuprofile` of each variant in the folder; `--write` puts
 * the figures into docs/performance.md.
 */
import { parseArgs } from 'node:util';
import { homeCases } from './cases/home.mjs';
import { measureIdle } from './cases/idle.mjs';
import { messageCases } from './cases/messages.mjs';
import { pageCases } from './cases/pages.mjs';
import { searchCases } from './cases/search.mjs';
import { severalCases } from './cases/several.mjs';
import { measureOpenSockets, socketCases } from './cases/sockets.mjs';
import { stormCases } from './cases/storm.mjs';
import { measureProcesses } from './cases/processes.mjs';
import { compare, profile } from './kit/compare.mjs';
import { showIdle, showResult, showTable, write } from './kit/report.mjs';
import { openStage } from './kit/stage.mjs';

/**
 * @typedef {object} Case
 * @property {string} title
 * @property {import('./kit/compare.mjs').Variant[]} variants
 * @property {number} [requests] of a round, where those of the others are too few
 * @property {boolean} [noCeiling] the first variant is not what the others are compared with
 */
/** @typedef {{ title: string, rows: import('./kit/compare.mjs').Row[] }} Result */

const GROUPS = {
  search: searchCases,
  pages: pageCases,
  storm: stormCases,
  messages: messageCases,
  sockets: socketCases,
  website: homeCases,
};

/** Enough for the median to be a minute without a collection of the whole heap. */
const IDLE_MINUTES = 7;

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '10000' },
    only: { type: 'string', default: [...Object.keys(GROUPS), 'processes', 'several', 'idle'].join(',') },
    rounds: { type: 'string', default: '7' },
    requests: { type: 'string', default: '1000' },
    connections: { type: 'string', default: '4' },
    folder: { type: 'string' },
    profile: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const people = Number(values.people);
const wanted = values.only.split(',');
const amount = {
  rounds: Number(values.rounds),
  requests: Number(values.requests),
  connections: Number(values.connections),
};

const stage = await openStage({ people, folder: values.folder });
try {
  // Before anything leaves work for later, such as summaries of messages.
  const idle = wanted.includes('idle') ? await measureIdle(stage, IDLE_MINUTES) : null;
  if (idle) showIdle(idle);
  /** @type {Result[]} */
  const results = [];
  /** @param {Case[]} cases */
  const measure = async (cases) => {
    for (const { title, variants, noCeiling, requests = amount.requests } of cases) {
      const rows = await compare(variants, { ...amount, requests, postmaster: stage.postmaster, noCeiling });
      if (values.profile) await profile(variants, { ...amount, requests, folder: stage.folder });
      results.push({ title, rows });
      showResult({ title, rows });
    }
  };
  for (const [group, casesOf] of Object.entries(GROUPS))
    if (wanted.includes(group)) await measure(await casesOf(stage));
  /** @type {import('./kit/report.mjs').Table[]} */
  const tables = [];
  if (wanted.includes('sockets')) tables.push(await measureOpenSockets(stage));
  if (wanted.includes('processes')) tables.push(await measureProcesses(stage, amount.connections));
  for (const table of tables) showTable(table);
  // Last, because others take the place of the one API process.
  if (wanted.includes('several')) await measure(await severalCases(stage));
  if (values.write) await write({ people, amount, results, tables, idle });
} finally {
  await stage.close();
}
process.exit(0);
