/** Measures the work of an API without requests. */
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../kit/compare.mjs';
import { watchDatabase } from '../kit/server.mjs';

/**
 * The median minute of several. In the first minutes after a start V8 collects the whole heap up to three times, to give
 * memory back: `most` shows it.
 * @typedef {object} Idle
 * @property {number} minutes
 * @property {number} statements a minute, sent by the API
 * @property {number} api milliseconds of processor time a minute
 * @property {number} web
 * @property {number} database
 * @property {{ api: number, web: number }} most of any minute
 */

const MINUTE_MS = 60_000;

/** @param {import('../kit/stage.mjs').Stage} stage @param {number} minutes @returns {Promise<Idle>} */
export async function measureIdle(stage, minutes) {
  /** @type {Awaited<ReturnType<typeof measureMinute>>[]} */
  const measured = [];
  for (let left = minutes; left > 0; left -= 1) measured.push(await measureMinute(stage));
  /** @param {'statements' | 'api' | 'web' | 'database'} what */
  const each = (what) => measured.map((minute) => minute[what]);
  const usual = (/** @type {Parameters<typeof each>[0]} */ what) => median(each(what));
  return {
    minutes,
    ...{ statements: usual('statements'), api: usual('api'), web: usual('web'), database: usual('database') },
    most: { api: Math.max(...each('api')), web: Math.max(...each('web')) },
  };
}

/** @param {import('../kit/stage.mjs').Stage} stage */
async function measureMinute({ api, web, postmaster }) {
  const look = async () => ({ api: await api.usage(), web: await web.usage() });
  const databaseUse = await watchDatabase(postmaster);
  const before = await look();
  await pause(MINUTE_MS);
  const after = await look();
  return {
    statements: after.api.statements - before.api.statements,
    api: after.api.milliseconds - before.api.milliseconds,
    web: after.web.milliseconds - before.web.milliseconds,
    database: await databaseUse(),
  };
}
