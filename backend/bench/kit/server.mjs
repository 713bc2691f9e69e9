/** Processes that are measured: started, asked what they have used, ended. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PROBE = new URL('probe.mjs', import.meta.url).href;
const START_MS = 120_000;
/** Of processor time in a second: what timers use. */
const QUIET_MS = 60;

/**
 * Reads the resources that a process has used since it started.
 * @typedef {object} Usage
 * @property {number} milliseconds of processor time
 * @property {number} statements sent to PostgreSQL
 */

export class Server {
  /**
   * @param {object} options
   * @param {string} options.name
   * @param {URL} options.script
   * @param {string} options.url where it listens
   * @param {string} options.readyPath answers 200 once it is ready
   * @param {string} options.folder for its log
   * @param {Record<string, string>} options.env
   * @param {string[]} [options.flags] of Node
   */
  constructor({ name, script, url, readyPath, folder, env, flags = [] }) {
    this.name = name;
    this.url = url;
    this.readyAt = `${url}${readyPath}`;
    const log = openSync(join(folder, `${name}.log`), 'a');
    this.began = performance.now();
    /** Processor seconds and milliseconds until it was ready. */
    this.start = { seconds: Number.NaN, milliseconds: Number.NaN };
    this.child = spawn(process.execPath, [...flags, '--import', PROBE, fileURLToPath(script)], {
      env: { ...process.env, ...env },
      stdio: ['ignore', log, log, 'ipc'],
    });
  }

  async untilReady() {
    const deadline = Date.now() + START_MS;
    for (;;) {
      const answer = await fetch(this.readyAt).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.ok) {
        const { milliseconds } = await this.usage();
        this.start = { seconds: (performance.now() - this.began) / 1_000, milliseconds };
        return this;
      }
      if (this.child.exitCode !== null || Date.now() > deadline)
        throw new Error(`${this.name} did not start: see its log`);
      await pause(50);
    }
  }

  /** @returns {Promise<Usage>} */
  usage() {
    return this.ask({ ask: 'usage' });
  }

  /** Bytes in use after a collection. @returns {Promise<{ heap: number, resident: number }>} */
  memory() {
    return this.ask({ ask: 'memory' });
  }

  /** Writes where the processor time goes while `work` runs. @template Result @param {string} file @param {() => Promise<Result>} work */
  async profile(file, work) {
    await this.ask({ ask: 'startProfile' });
    const result = await work();
    await this.ask({ ask: 'endProfile', file });
    return result;
  }

  /** Resolves when what it does after its start is done. */
  async untilQuiet() {
    for (let before = await this.usage(); ;) {
      await pause(1_000);
      const now = await this.usage();
      if (now.milliseconds - before.milliseconds < QUIET_MS) return this;
      before = now;
    }
  }

  /** @param {{ ask: string, file?: string }} question */
  async ask(question) {
    const answer = once(this.child, 'message');
    this.child.send(question);
    const [{ answered }] = await answer;
    return answered;
  }

  async stop() {
    if (this.child.exitCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
  }
}

/**
 * Starts to count the processor time of everything that a PostgreSQL server runs. The answer ends it and says the
 * milliseconds; NaN where the system does not tell (anything but Linux).
 * @param {number} postmaster
 */
export async function watchDatabase(postmaster) {
  const before = await databaseTimes(postmaster);
  return async () => {
    const after = await databaseTimes(postmaster);
    if (after.size === 0) return Number.NaN;
    return [...after].reduce((total, [id, time]) => total + time - (before.get(id) ?? 0), 0);
  };
}

/** Milliseconds by process. @param {number} postmaster */
async function databaseTimes(postmaster) {
  const processes = await readdir('/proc').catch(() => []);
  const times = await Promise.all(
    processes
      .filter((name) => /^\d+$/.test(name))
      .map(async (id) => {
        const [stat, schedule] = await Promise.all(
          ['stat', 'schedstat'].map((file) => readFile(`/proc/${id}/${file}`, 'utf8').catch(() => '')),
        );
        // The name is in brackets and may contain spaces; the parent is the second field after it.
        const parent = Number(stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
        const time = Number(schedule?.split(' ')[0] ?? 0) / 1e6;
        return parent === postmaster ? [/** @type {const} */ ([id, time])] : [];
      }),
  );
  return new Map(times.flat());
}
