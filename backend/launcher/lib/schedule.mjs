import { failure } from './results.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} title
 * @property {string[]} [after] checks that come before it, if they are among those asked for; it is not tried when
 *   one of them has failed
 * @property {1 | 2 | 3} weight of three places, how many it takes: 1 runs beside another check, 2 beside light ones, 3 alone
 * @property {() => Promise<import('./results.mjs').Result>} run
 *
 * @typedef {{ check: Check, result: import('./results.mjs').Result, since: number }} Done
 */

const PLACES = 3;

/**
 * Runs all checks, in their order as far as places and needs allow.
 * @param {Check[]} checks
 * @param {(done: Done) => void} report called at the end of each
 * @returns {Promise<Done[]>}
 */
export async function runChecks(checks, report) {
  const waiting = [...checks];
  const names = checks.map(({ name }) => name);
  /** @type {Map<string, Done>} */
  const done = new Map();
  /** @type {Map<Check, Promise<void>>} */
  const running = new Map();

  /** @param {Check} check */
  const neededBy = ({ after = [] }) => after.filter((name) => names.includes(name));
  const placesTaken = () => [...running.keys()].reduce((taken, { weight }) => taken + weight, 0);

  /** @param {Check} check */
  async function carryOut(check) {
    const since = performance.now();
    const broken = neededBy(check).find((name) => done.get(name)?.result.failed);
    const result = broken
      ? failure(`Not tried, since "${broken}" has failed.`)
      : await check.run().catch((error) => failure(String(error?.message ?? error)));
    const entry = { check, result, since };
    done.set(check.name, entry);
    report(entry);
  }

  while (waiting.length || running.size) {
    const next = waiting.find((check) => neededBy(check).every((name) => done.has(name)));
    if (next && placesTaken() + next.weight <= PLACES) {
      waiting.splice(waiting.indexOf(next), 1);
      const end = carryOut(next).then(() => void running.delete(next));
      running.set(next, end);
    } else await Promise.race(running.values());
  }
  return [...done.values()];
}
