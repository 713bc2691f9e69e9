import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processIdentity } from './process-identity.mjs';

/** A file that records a process we started, so that a later start finds it even if this one was killed. */
export class ProcessRecord {
  /** @param {string} file */
  constructor(file) {
    this.file = file;
  }

  /**
   * @param {number} pid
   * @param {string} [address] where it is reached
   */
  write(pid, address) {
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify({ pid, identity: processIdentity(pid), address }));
  }

  remove() {
    rmSync(this.file, { force: true });
  }

  /** The recorded process if it is still running; another process with the same pid does not count. */
  living() {
    const { pid, identity } = this.read();
    return pid && identity && processIdentity(pid) === identity ? pid : null;
  }

  /** @returns {{ pid?: number, identity?: string, address?: string }} empty when there is no note, or half a one */
  read() {
    try {
      return JSON.parse(readFileSync(this.file, 'utf8'));
    } catch {
      return {};
    }
  }

  /**
   * Asks the process to end, and kills it if it does not.
   * @param {number} patience milliseconds
   */
  async end(patience) {
    const deadline = Date.now() + patience;
    const pid = this.living();
    if (pid) process.kill(pid, 'SIGTERM');
    while (this.living() && Date.now() < deadline) await pause(50);
    if (this.living() && pid) process.kill(pid, 'SIGKILL');
    while (this.living()) await pause(50);
    this.remove();
  }
}
