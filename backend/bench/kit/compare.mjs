/** Measures several ways to answer the same thing in turns, so that a busy machine is equally unfair to all of them. */
import { join } from 'node:path';
import { load } from './load.mjs';
import { watchDatabase } from './server.mjs';

/** @typedef {import('./server.mjs').Server | import('./api-group.mjs').ApiGroup} Server */

/** @typedef {{ connections: number, requests: number }} Amount */

/**
 * Asks a question over HTTP, or does what `load` does.
 * @typedef {{ name: string, server: Server } & ({ question: import('./load.mjs').Questions } |
 *   { load: (amount: Amount) => Promise<import('./load.mjs').Load> })} Variant
 */

/**
 * One round of one variant, all figures for a request.
 * @typedef {object} Round
 * @property {number} cpu milliseconds of the server's processor time
 * @property {number} database milliseconds of PostgreSQL's; NaN where the system does not say
 * @property {number} statements
 * @property {number} perSecond requests
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 * @property {number} [delivered] milliseconds until the median message was with its receiver; `p50` is its acknowledgement
 */

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {Round} median
 * @property {[number, number]} spread of `cpu`: the first and third quartile
 * @property {number | null} ratio of the ceiling's processor time to this one's, the median of rounds; null without a ceiling
 * @property {number | null} wholeRatio the same with PostgreSQL's time counted in
 */

/** At least and at most so many requests before the first round. */
const WARM_UP = { least: 8_000, most: 30_000 };
/** Requests in a row that were not faster than earlier ones: the code is compiled as far as it will be. */
const SETTLED_AFTER = 4_000;
/** A batch counts as faster if it needs this share of the processor time or less. */
const FASTER = 0.97;

/** @param {number[]} values @param {number} share */
export const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
/** @param {number[]} values */
export const median = (values) => quantile(values, 0.5);

/**
 * The first variant is what the others are compared with, unless there is `noCeiling`.
 * @param {Variant[]} variants
 * @param {{ rounds: number, requests: number, connections: number, postmaster: number, noCeiling?: boolean }} options
 * @returns {Promise<Row[]>}
 */
export async function compare(variants, { rounds, requests, connections, postmaster, noCeiling = false }) {
  const amount = { connections, requests };
  for (const variant of variants) await warmUp(variant, amount);
  /** @type {Round[][]} */
  const measured = variants.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, variant] of variants.entries())
      measured[index]?.push(await measure(variant, amount, postmaster));
  const ceiling = noCeiling ? undefined : measured[0];
  return variants.map(({ name }, index) => summary(name, measured[index] ?? [], ceiling));
}

/**
 * Asks, uncounted, until the processor time of a request stops falling: the API, which has most code, needs most.
 * @param {Variant} variant
 * @param {Amount} amount
 */
async function warmUp(variant, amount) {
  let least = Number.POSITIVE_INFINITY;
  let fastestAt = 0;
  for (let asked = 0; asked < WARM_UP.most;) {
    const before = await variant.server.usage();
    await put(variant, amount);
    const { milliseconds } = await variant.server.usage();
    asked += amount.requests;
    const spent = milliseconds - before.milliseconds;
    if (spent <= least * FASTER) [least, fastestAt] = [spent, asked];
    if (asked >= WARM_UP.least && asked - fastestAt >= SETTLED_AFTER) return;
  }
}

/**
 * Where each variant's processor time goes, for the developer tools of a browser or editor.
 * @param {Variant[]} variants
 * @param {{ requests: number, connections: number, folder: string }} options
 */
export async function profile(variants, { folder, ...amount }) {
  for (const variant of variants) {
    const file = join(folder, `${variant.server.name} ${variant.name}.cpuprofile`.replaceAll(/[^\w.-]+/g, '-'));
    await variant.server.profile(file, () => put(variant, amount));
  }
}

/** @param {Variant} variant @param {Amount} amount */
const put = (variant, amount) => ('load' in variant ? variant.load(amount) : load(variant.question, amount));

/** @param {Variant} variant @param {Amount} amount @param {number} postmaster */
async function measure(variant, amount, postmaster) {
  const { server } = variant;
  const databaseUse = await watchDatabase(postmaster);
  const before = await server.usage();
  const { latencies, delivered, seconds } = await put(variant, amount);
  const after = await server.usage();
  const count = latencies.length;
  return {
    cpu: (after.milliseconds - before.milliseconds) / count,
    database: (await databaseUse()) / count,
    statements: (after.statements - before.statements) / count,
    perSecond: count / seconds,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    ...(delivered && { delivered: quantile(delivered, 0.5) }),
  };
}

/** @param {string} name @param {Round[]} rounds @param {Round[] | undefined} ceiling @returns {Row} */
function summary(name, rounds, ceiling) {
  /** @param {(round: Round) => number} of */
  const middle = (of) => median(rounds.map(of));
  /** @param {(round: Round) => number} of */
  const ratio = (of) =>
    ceiling ? median(rounds.map((round, index) => of(/** @type {Round} */ (ceiling[index])) / of(round))) : null;
  const cpu = rounds.map((round) => round.cpu);
  return {
    name,
    median: {
      cpu: median(cpu),
      database: middle((round) => round.database),
      statements: middle((round) => round.statements),
      perSecond: middle((round) => round.perSecond),
      p50: middle((round) => round.p50),
      p99: middle((round) => round.p99),
      ...(rounds[0]?.delivered !== undefined && { delivered: middle((round) => round.delivered ?? Number.NaN) }),
    },
    spread: [quantile(cpu, 0.25), quantile(cpu, 0.75)],
    ratio: ratio((round) => round.cpu),
    wholeRatio: ratio((round) => round.cpu + round.database),
  };
}
