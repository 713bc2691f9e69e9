/**
 * Loaded into a measured process before its own code (`node --import`). Counts the statements it sends to PostgreSQL, and
 * over the channel to its parent answers how much processor time it has used, or writes where that went.
 */
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';

const prototype = /** @type {{ query(...values: unknown[]): unknown }} */ (pg.Client.prototype);
const { query } = prototype;
let statements = 0;

prototype.query = function (...values) {
  statements += 1;
  return query.apply(this, values);
};

const inspector = new Session();

/** The commands of the parent. */
const answers = {
  usage: () => {
    const { user, system } = process.cpuUsage();
    return { milliseconds: (user + system) / 1_000, statements };
  },
  memory: () => {
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
    const { heapUsed: heap, rss: resident } = process.memoryUsage();
    return { heap, resident };
  },
  startProfile: async () => {
    inspector.connect();
    await inspector.post('Profiler.enable');
    await inspector.post('Profiler.start');
    return null;
  },
  endProfile: async (/** @type {string} */ file) => {
    const { profile } = await inspector.post('Profiler.stop');
    inspector.disconnect();
    writeFileSync(file, JSON.stringify(profile));
    return null;
  },
};

process.on('message', async (message) => {
  const { ask, file } = /** @type {{ ask: keyof typeof answers, file: string }} */ (message);
  if (ask in answers) process.send?.({ answered: await answers[ask](file) });
});
