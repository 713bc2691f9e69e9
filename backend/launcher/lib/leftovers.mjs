import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processIdentity } from './process-identity.mjs';
import { ProcessRecord } from './process-record.mjs';

/** @param {string} dataDir @param {string} name */
export const recordOf = (dataDir, name) => new ProcessRecord(join(dataDir, 'run', `${name}.json`));

/**
 * Ends the processes left by a killed start: the launcher, the website, then the API, which stops its PostgreSQL.
 * @param {string} dataDir
 * @param {number} patience milliseconds for each
 * @returns {Promise<boolean>} whether anything was left
 */
export async function endLeftovers(dataDir, patience) {
  const records = ['launcher', 'web', 'api'].map((name) => recordOf(dataDir, name));
  const left = records.filter((record) => record.living());
  for (const record of left) await record.end(patience);
  return left.length > 0;
}

/**
 * Ends the embedded PostgreSQL of a data directory that is about to be deleted, in case its API was killed.
 * @param {string} dataDir
 */
export function endDatabase(dataDir) {
  const data = join(dataDir, 'postgres', 'data');
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    if (processIdentity(pid)?.includes(data)) process.kill(pid, 'SIGQUIT');
  } catch {
    // Without a pid file it has already ended.
  }
}
