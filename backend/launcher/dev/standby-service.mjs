import { once } from 'node:events';
import { Service } from '../lib/service.mjs';

/** A service with a second, half-loaded process that is ready to replace the first one. */
export class StandbyService extends Service {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  standby;

  /** @override */
  spawn() {
    const child = this.standby ?? super.spawn();
    this.standby = undefined;
    child.send('start');
    return child;
  }

  prepare() {
    this.standby ??= super.spawn();
  }

  /** The next process must see the current environment. */
  forget() {
    this.standby?.kill('SIGKILL');
    this.standby = undefined;
  }

  /**
   * Replaces the running process, which may finish its work first.
   * @param {number} patience milliseconds until it is ended by force
   */
  async replace(patience) {
    clearTimeout(this.waiting);
    const before = this.child;
    this.wasReady = false;
    this.launch();
    if (!before) return;
    const force = setTimeout(() => before.kill('SIGKILL'), patience);
    const ended = once(before, 'exit');
    before.kill('SIGTERM');
    await ended;
    clearTimeout(force);
  }

  /** @override @param {number} patience */
  async stop(patience) {
    this.forget();
    await super.stop(patience);
  }
}
