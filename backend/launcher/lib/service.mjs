import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { recordOf } from './leftovers.mjs';
import { inRoot } from './places.mjs';
import { RotatingLog } from './rotating-log.mjs';
import { bad, say, tail, Trouble } from './terminal.mjs';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** After this long without a crash, the failure count starts again. */
const STEADY_MS = 60_000;
const READY_TIMEOUT_MS = 120_000;
/** The last output of a process may arrive a moment after its end. */
const FINAL_OUTPUT_MS = 500;
const FINAL_OUTPUT_LENGTH = 8_000;

/**
 * Flags of Node for the API, the same as in its image. Four times the usual room for new objects: requests then end before
 * their objects are looked at, which saves a tenth of the processor time. Stack traces it maps itself.
 */
export const API_FLAGS = ['--max-semi-space-size=64'];

/**
 * One long-running process of the product: starts it, waits until it is ready, restarts it after a crash and stops it
 * cleanly.
 */
export class Service {
  /**
   * @param {object} options
   * @param {string} options.name
   * @param {string} options.folder workspace it runs in
   * @param {string} options.script
   * @param {string[]} [options.flags] of Node
   * @param {string} options.readyAt address that answers, and not with a fault of its own, once it is ready
   * @param {string} options.dataDir
   * @param {Record<string, string>} options.env
   * @param {boolean} options.showLog writes to the terminal instead of to a file
   */
  constructor({ name, folder, script, flags = ['--enable-source-maps'], readyAt, dataDir, env, showLog }) {
    this.name = name;
    this.cwd = inRoot(folder);
    this.script = join(this.cwd, script);
    this.flags = flags;
    this.readyAt = readyAt;
    this.env = env;
    this.logFile = showLog ? null : join(dataDir, 'logs', `${name}.log`);
    /** @type {RotatingLog | undefined} */
    this.log = undefined;
    /** The last output of the process, to explain why it ended. */
    this.lastWords = '';
    this.record = recordOf(dataDir, name);
    this.ending = false;
    this.pauseMs = FIRST_PAUSE_MS;
  }

  /** Resolves when the launched process is ready; rejects with the end of its log if it ends before. */
  async untilReady() {
    const deadline = Date.now() + READY_TIMEOUT_MS;
    while (!(await this.isReady())) {
      if (this.ending) return;
      if (!this.child) throw new Trouble(`The ${this.name} process ended while it was starting.\n${this.endOfLog()}`);
      if (Date.now() > deadline)
        throw new Trouble(`The ${this.name} process is not ready after two minutes.\n${this.endOfLog()}`);
      await pause(50);
    }
    this.wasReady = true;
  }

  /** @returns {import('node:child_process').ChildProcess} */
  spawn() {
    const output = this.logFile ? 'pipe' : 'inherit';
    return spawn(process.execPath, [...this.flags, this.script], {
      cwd: this.cwd,
      env: { ...process.env, ...this.env },
      // The channel tells the process when we have ended, so that it can stop cleanly.
      stdio: ['ignore', output, output, 'ipc'],
      // The process is outside the terminal's process group, so Ctrl-C reaches only us and we stop the processes in
      // the right order.
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
  }

  launch() {
    const startedAt = Date.now();
    const child = this.spawn();
    this.keepOutput(child);
    this.child = child;
    if (child.pid) this.record.write(child.pid);
    /** @param {string} reason */
    const ended = (reason) => {
      // Another process has replaced it.
      if (this.child !== child) return;
      this.child = undefined;
      this.record.remove();
      if (this.wasReady && !this.ending) this.relaunch(reason, Date.now() - startedAt);
    };
    child.once('exit', async (code, signal) => {
      await Promise.race([once(child, 'close'), pause(FINAL_OUTPUT_MS)]);
      ended(signal ?? `exit code ${code}`);
    });
    // Without a number it never ran: the machine may have had no room for another process.
    child.on('error', ({ message }) => {
      if (child.pid === undefined) ended(message);
    });
  }

  /** @param {import('node:child_process').ChildProcess} child */
  keepOutput(child) {
    this.lastWords = '';
    if (!this.logFile) return;
    const log = (this.log ??= new RotatingLog(this.logFile));
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (/** @type {Buffer} */ chunk) => {
        log.write(chunk);
        this.lastWords = (this.lastWords + chunk.toString()).slice(-FINAL_OUTPUT_LENGTH);
      });
  }

  /** @param {string} reason @param {number} livedMs */
  relaunch(reason, livedMs) {
    if (livedMs > STEADY_MS) this.pauseMs = FIRST_PAUSE_MS;
    bad(`The ${this.name} process ended (${reason}) and starts again in ${this.pauseMs / 1000} s.`);
    this.waiting = setTimeout(() => {
      this.launch();
      say(`  The ${this.name} process was started again.`);
    }, this.pauseMs);
    this.pauseMs = Math.min(this.pauseMs * 2, LONGEST_PAUSE_MS);
  }

  async isReady() {
    try {
      const answer = await fetch(this.readyAt, { signal: AbortSignal.timeout(5_000), redirect: 'manual' });
      await answer.arrayBuffer();
      // A redirect to the public address counts as ready; a service that is not ready responds with 503.
      return answer.status < 500;
    } catch {
      return false;
    }
  }

  /**
   * Stops the process for good; it may finish its work first.
   * @param {number} patience milliseconds until it is ended by force
   */
  async stop(patience) {
    this.ending = true;
    clearTimeout(this.waiting);
    await this.record.end(patience);
  }

  endOfLog() {
    return this.logFile ? `${tail(readable(this.lastWords), 15)}\n    The whole log: ${this.logFile}` : '';
  }
}

/**
 * Extracts readable messages from the JSON log.
 * @param {string} lines
 */
export function readable(lines) {
  return lines
    .split('\n')
    .map((line) => {
      try {
        const { err, msg } = JSON.parse(line);
        return String(err?.message ?? msg ?? line);
      } catch {
        return line;
      }
    })
    .join('\n');
}
