import { DomainError } from '../../../platform/errors/index.js';

const RETRY_AFTER_SECONDS = 2;

/** Lets `limit` tasks run at once and `queue` wait; throws `unavailable` for more. */
export class Semaphore {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly limit: number,
    private readonly queue: number,
  ) {}

  /** Throws `unavailable` if another task would be rejected now. */
  assertCapacity(): void {
    if (this.running >= this.limit && this.waiting.length >= this.queue)
      throw new DomainError('unavailable', { retryAfter: RETRY_AFTER_SECONDS });
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < this.limit) {
      this.running += 1;
      return;
    }
    this.assertCapacity();
    await new Promise<void>((admitted) => this.waiting.push(admitted));
  }

  /** Hands the slot to the longest waiting task, so that no new one can take it first. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
