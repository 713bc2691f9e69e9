import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { recordOf } from './leftovers.mjs';
import { inRoot } from './places.mjs';

import { bad, say, tail, Trouble } from './terminal.mjs';

const LARGE_LOG_BYTES = 10 * 1024 * 1024;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** After this long without a fall, the next one is a first one again. */
const STEADY_MS = 60_000;
const READY_TIMEOUT_MS = 120_000;

/**
 * One long-running process of the product: started, waited for, started again when it dies, ended in order.
 */
export class Service {
  /**
   * @param {object} options
   * @param {string} options.name
   * @param {string} options.folder workspace it runs in
   * @param {string} options.script
   * @param {string} options.readyAt address that answers, and not with a fault of its own, once it is ready
   * @param {string} options.dataDir
   * @param {Record<string, string>} options.env
   * @param {boolean} options.showLog writes to the terminal instead of to a file
   */
  constructor({ name, folder, script, readyAt, dataDir, env, showLog }) {
    this.name = name;
    this.cwd = inRoot(folder);
    this.script = join(this.cwd, script);
    this.readyAt = readyAt;
    this.env = env;
    this.logFile = showLog ? null : join(dataDir, 'logs', `${name}.log`);
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

  launch() {
    const log = this.logFile ? openLog(this.logFile) : 'inherit';
    if (this.logFile) this.logFrom = statSync(this.logFile).size;
    const startedAt = Date.now();
    const child = spawn(process.execPath, ['--enable-source-maps', this.script], {
      cwd: this.cwd,
      env: { ...process.env, ...this.env },
      stdio: ['ignore', log, log],
      // Out of the terminal's process group: Ctrl-C reaches us alone, and we end the processes in the right order.
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    if (typeof log === 'number') closeSync(log);
    this.child = child;
    if (child.pid) this.record.write(child.pid);
    child.once('exit', (code, signal) => {
      this.child = undefined;
      this.record.remove();
      if (this.wasReady && !this.ending) this.relaunch(signal ?? `exit code ${code}`, Date.now() - startedAt);
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
      // A redirect to the public address is an answer too; what is not ready says 503.
      return answer.status < 500;
    } catch {
      return false;
    }
  }

  /**
   * Ends the process for good: it may finish its work first.
   * @param {number} patience milliseconds until it is ended by force
   */
  async stop(patience) {
    this.ending = true;
    clearTimeout(this.waiting);
    await this.record.end(patience);
  }

  endOfLog() {
    return this.logFile
      ? `${tail(readFileSync(this.logFile).toString('utf8', this.logFrom), 15)}\n    The whole log: ${this.logFile}`
      : '';
  }
}

/** @param {string} file */
function openLog(file) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGE_LOG_BYTES) renameSync(file, `${file}.1`);
  return openSync(file, 'a');
}
