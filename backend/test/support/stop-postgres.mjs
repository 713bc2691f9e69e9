import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Stops this run's PostgreSQL, if any test started it, and leaves nothing behind. */
export default async function stopPostgres() {
  const directory = process.env.TEST_DATA_DIR;
  const pidFile = join(directory, 'postgres', 'data', 'postmaster.pid');
  if (existsSync(pidFile)) {
    const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    // Immediate shutdown: the data is thrown away with the folder.
    process.kill(pid, 'SIGQUIT');
    for (let tries = 0; alive(pid) && tries < 100; tries += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  rmSync(directory, { recursive: true, force: true });
}
