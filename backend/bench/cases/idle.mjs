/** What runs when no one asks for anything. */
import { setTimeout as pause } from 'node:timers/promises';
import { watchDatabase } from '../kit/server.mjs';

/**
 * @typedef {object} Idle
 * @property {number} statements a minute, sent by the API
 * @property {number} api milliseconds of processor time a minute
 * @property {number} web
 * @property {number} database
 */

/** @param {import('../kit/stage.mjs').Stage} stage @param {number} seconds @returns {Promise<Idle>} */
export async function measureIdle({ api, web, postmaster }, seconds) {
  const look = async () => ({ api: await api.usage(), web: await web.usage() });
  const databaseUse = await watchDatabase(postmaster);
  const before = await look();
  await pause(seconds * 1_000);
  const after = await look();
  const aMinute = (/** @type {number} */ used) => (used * 60) / seconds;
  return {
    statements: aMinute(after.api.statements - before.api.statements),
    api: aMinute(after.api.milliseconds - before.api.milliseconds),
    web: aMinute(after.web.milliseconds - before.web.milliseconds),
    database: aMinute(await databaseUse()),
  };
}
