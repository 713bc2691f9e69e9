/**
 * `clean-up-after-run.mjs DIRECTORY PID` waits until the run of tests that started it closes its input, by ending or by
 * being killed. Then it ends the run's PostgreSQL and whatever else the tests started, and removes the directory.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 5_000;

const directory = process.argv[2];
/** While the run lives, it ends its own workers. */
const run = Number(process.argv[3]);
// An interrupt from the keyboard reaches the whole group; this process is the one that stays for the cleaning.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.stdin.resume().once('close', () => void cleanUp());

async function cleanUp() {
  const until = performance.now() + PATIENCE_MS;
  end(postmaster(), 'SIGQUIT');
  while (alive(postmaster()) && performance.now() < until) await pause(50);
  for (const pid of startedByTests()) end(pid, 'SIGKILL');
  rmSync(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  process.exit();
}

function postmaster() {
  try {
    return Number(readFileSync(join(directory, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return null;
  }
}

/** Where the system shows it (Linux): all processes that were given this run's directory. */
function startedByTests() {
  const isOfTests = (pid) => {
    try {
      if (!readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`TEST_DATA_DIR=${directory}\0`)) return false;
      return Number(/^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) !== run;
    } catch {
      return false;
    }
  };
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.map(Number).filter((pid) => pid !== process.pid && pid !== run && isOfTests(pid));
  } catch {
    return [];
  }
}

function alive(pid) {
  return pid !== null && end(pid, 0);
}

function end(pid, signal) {
  try {
    return pid !== null && process.kill(pid, signal);
  } catch {
    return false;
  }
}
