import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { ROOT } from './places.mjs';

/** @typedef {{ code: number, output: string }} Outcome `output` is what it wrote to stdout and stderr */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let over = false;

/**
 * Runs a program and waits for its end.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, niceness?: number }} [options] niceness: 1 to 19 lets other programs
 *   go first
 * @returns {Promise<Outcome>}
 */
export function run(program, args, { cwd = ROOT, env = {}, niceness } = {}) {
  return new Promise((done) => {
    if (over) return;
    let output = '';
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A separate process group lets us end its children with it.
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    running.add(child);
    if (niceness && child.pid) setPriority(child.pid, niceness);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', (error) => end(127, String(error)));
    child.once('close', (code) => end(code ?? 1));
    /** @param {number} code */
    function end(code, more = '') {
      running.delete(child);
      if (!over) done({ code, output: output + more });
    }
  });
}

/** Ends everything that `run` started. The callers are not notified, so that no next step begins. */
export function endRunning() {
  over = true;
  for (const { pid } of running) {
    try {
      if (pid) process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM');
    } catch {
      // The process has just ended.
    }
  }
}

/**
 * Runs npm, preferably the one that runs this process.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function npm(args, options) {
  const script = process.env['npm_execpath'];
  return script
    ? node([script, ...args], options)
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

/**
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const node = (args, options) => run(process.execPath, args, options);
