import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';

const START = new URL('../support/run-postgres.mjs', import.meta.url).href;

/** A run that chose its directory, and has a database and another process that would outlive it. */
const RUN = `
  import { spawn } from 'node:child_process';
  import { mkdirSync, writeFileSync } from 'node:fs';
  const { default: choose } = await import(${JSON.stringify(START)});
  await choose();
  const directory = process.env.TEST_DATA_DIR;
  const stay = () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' }).pid;
  const [database, other] = [stay(), stay()];
  mkdirSync(directory + '/postgres/data', { recursive: true });
  writeFileSync(directory + '/postgres/data/postmaster.pid', database + '\\n');
  console.log(JSON.stringify({ directory, database, other }));
  setInterval(() => {}, 1000);`;

interface Begun {
  directory: string;
  database: number;
  other: number;
}

async function begin(): Promise<{ run: ChildProcess; begun: Begun }> {
  const run = spawn(process.execPath, ['--input-type=module', '-e', RUN], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(run.stdout, 'data')) as [Buffer];
  return { run, begun: JSON.parse(line.toString()) as Begun };
}

/** Linux still lists a process that has ended and was not waited for, without a command line. */
function alive(pid: number): boolean {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'a run of tests that is ended by %s leaves neither processes nor files',
  async (signal) => {
    const { run, begun } = await begin();
    expect([existsSync(begun.directory), alive(begun.database), alive(begun.other)]).toEqual([true, true, true]);
    run.kill(signal);
    const isLeft = () =>
      existsSync(begun.directory) ||
      alive(begun.database) ||
      // Only Linux shows the environment of a process.
      (process.platform === 'linux' && alive(begun.other));
    while (isLeft()) await pause(20);
  },
);
