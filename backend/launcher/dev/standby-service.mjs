import { once } from 'node:events';
import { Service } from '../lib/service.mjs';

/** A service of which a second process waits, half loaded, to take the place of the first. */
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

  /** So that the next process knows the environment of now. */
  forget() {
    this.standby?.kill('SIGKILL');
    this.standby = undefined;
  }

  /**
   * Puts a new process in the place of the running one, which may finish its work first.
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
