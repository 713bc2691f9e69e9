import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger, Optional, type OnApplicationShutdown } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import type { PhotoAnswer, PhotoJob } from './photo-job.js';

interface Worker {
  script: string;
  /** How long a picture may take. */
  timeoutMs: number;
  /** How long the process stays when there is nothing to do. */
  idleMs: number;
}

const WORKER: Worker = {
  script: fileURLToPath(new URL('./photo-worker.mjs', import.meta.url)),
  timeoutMs: 10_000,
  idleMs: 60_000,
};
/** Each waiting picture holds up to 10 MB. */
const MOST_WAITING = 8;

const UNREADABLE: PhotoAnswer = { refusal: 'unreadable' };

/**
 * Opens pictures in a process of its own, one at a time: a picture that hangs or crashes it costs its sender a 422 and
 * nobody else anything. The process starts with the first picture and leaves when there is nothing to do.
 */
@Injectable()
export class PhotoProcessor implements OnApplicationShutdown {
  private readonly logger = new Logger('PhotoProcessor');
  private worker: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(@Optional() private readonly settings: Worker = WORKER) {}

  /** Throws `unavailable` when too many pictures wait already. */
  async process(job: PhotoJob): Promise<PhotoAnswer> {
    if (this.waiting >= MOST_WAITING) throw new DomainError('unavailable', { retryAfter: 5 });
    this.waiting += 1;
    const turn = this.last.then(() => this.run(job)).finally(() => (this.waiting -= 1));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  onApplicationShutdown(): void {
    this.stop();
  }

  private run(job: PhotoJob): Promise<PhotoAnswer> {
    clearTimeout(this.idle);
    const worker = (this.worker ??= this.start());
    return new Promise<PhotoAnswer>((resolve) => {
      const finish = (answer: PhotoAnswer) => {
        clearTimeout(late);
        worker.removeAllListeners('message').removeListener('exit', gone);
        this.idle = setTimeout(() => this.stop(), this.settings.idleMs).unref();
        resolve(answer);
      };
      const gone = () => {
        this.logger.warn('The photo worker died over a picture');
        finish(UNREADABLE);
      };
      const late = setTimeout(() => {
        this.logger.warn(`A picture took longer than ${this.settings.timeoutMs} ms`);
        finish(UNREADABLE);
        this.stop();
      }, this.settings.timeoutMs);
      worker.once('message', (answer: PhotoAnswer) => finish(answer)).once('exit', gone);
      worker.send(job);
    });
  }

  private start(): ChildProcess {
    // Nothing of this process goes along: no settings, no secrets, no flags.
    const worker = fork(this.settings.script, {
      serialization: 'advanced',
      env: {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const forget = () => {
      if (this.worker === worker) this.worker = undefined;
    };
    worker.once('exit', forget).on('error', forget);
    worker.unref();
    worker.channel?.unref();
    return worker;
  }

  private stop(): void {
    clearTimeout(this.idle);
    this.worker?.kill('SIGKILL');
    this.worker = undefined;
  }
}
