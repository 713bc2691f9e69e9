import { fork, type ChildProcess } from 'node:child_process';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';

/** Settings of a kind of worker. */
export interface WorkerSettings {
  script: string;
  /** The time limit per file. */
  timeoutMs: number;
  /** How long an idle process is kept. */
  idleMs: number;
}

/** Each waiting file takes up to 15 MB of memory. */
const MOST_WAITING = 8;

/**
 * Processes untrusted files in a separate process, one at a time: a file that hangs or crashes it is only reported as
 * "unreadable" to its sender. The process starts with the first file and ends when idle.
 */
export abstract class WorkerProcess<Job extends object, Answer> implements OnApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private worker: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  protected constructor(
    private readonly settings: WorkerSettings,
    /** The result for a file that crashed the process or took too long. */
    private readonly unreadable: Answer,
  ) {}

  /** Throws `unavailable` when too many files wait already. */
  async process(job: Job): Promise<Answer> {
    if (this.waiting >= MOST_WAITING) throw new DomainError('unavailable', { retryAfter: 5 });
    this.waiting += 1;
    const turn = this.last.then(() => this.run(job)).finally(() => (this.waiting -= 1));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  onApplicationShutdown(): void {
    this.stop();
  }

  private run(job: Job): Promise<Answer> {
    clearTimeout(this.idle);
    const worker = (this.worker ??= this.start());
    return new Promise<Answer>((resolve) => {
      const finish = (answer: Answer) => {
        clearTimeout(late);
        worker.removeAllListeners('message').removeListener('exit', gone);
        this.idle = setTimeout(() => this.stop(), this.settings.idleMs).unref();
        resolve(answer);
      };
      const gone = () => {
        this.logger.warn('The worker died over a file');
        finish(this.unreadable);
      };
      const late = setTimeout(() => {
        this.logger.warn(`A file took longer than ${this.settings.timeoutMs} ms`);
        finish(this.unreadable);
        this.stop();
      }, this.settings.timeoutMs);
      worker.once('message', (answer: Answer) => finish(answer)).once('exit', gone);
      worker.send(job);
    });
  }

  private start(): ChildProcess {
    // The worker inherits nothing: no settings, secrets or flags.
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
