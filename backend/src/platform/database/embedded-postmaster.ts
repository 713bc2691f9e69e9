import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';

/** The server process of a data directory, from its pid file. */
export interface Postmaster {
  pid: number;
  port: number;
  identity: string;
}

const PID_FILE = 'postmaster.pid';
/** Above any real pid: PostgreSQL treats a lock file with it as stale. */
const NO_PROCESS = 2_147_483_646;

/** Start time and command of a process, to detect a reused pid. `null`: no such process. */
export function processIdentity(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return null;
  }
  if (process.platform !== 'linux') return 'alive';
  const [, name, rest] = statOf(pid).match(/\((.*)\) (.*)/s) ?? [];
  if (name === undefined || rest === undefined) return null;
  const fields = rest.split(' ');
  // A killed process stays a zombie until its parent waits for it, which some containers never do.
  return fields[0] === 'Z' ? null : `${name} ${fields[19]}`;
}

/** Does not wait for a disk: the kernel answers from memory. Empty when there is no such process. */
function statOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}

const isPostgres = (identity: string) => identity === 'alive' || identity.startsWith('postgres ');

/** The running server of `data`, or null. */
export async function findPostmaster(data: string): Promise<Postmaster | null> {
  const text = await readFile(join(data, PID_FILE), 'utf8').catch(() => '');
  const [pid, , , port] = text.split('\n').map(Number);
  if (!pid || !port) return null;
  const identity = processIdentity(pid);
  return identity !== null && isPostgres(identity) ? { pid, port, identity } : null;
}

/**
 * After a kill, PostgreSQL removes its pid file unless the pid is in use again. Only the pid is replaced: the rest
 * identifies shared memory that old children may still use.
 */
export async function retireStalePid(data: string): Promise<void> {
  const file = join(data, PID_FILE);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text !== null && !(await findPostmaster(data))) await writeFile(file, text.replace(/^\d+/, String(NO_PROCESS)));
}

/** Whether a server accepts connections on this port of the loopback address. */
export async function portAnswers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ host: '127.0.0.1', port, timeout: 1_000 });
    const end = (answers: boolean) => {
      socket.destroy();
      done(answers);
    };
    socket
      .once('connect', () => end(true))
      .once('timeout', () => end(false))
      .once('error', () => end(false));
  });
}
