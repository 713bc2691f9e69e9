import { once } from 'node:events';

/** Stops this run's PostgreSQL, if any test started it, and leaves nothing behind. */
export default async function stopPostgres() {
  const watcher = globalThis.endOfRun;
  watcher.ref();
  const cleanedUp = once(watcher, 'exit');
  watcher.stdin.end();
  await cleanedUp;
}
