const ANSWER_MS = 300;
const OPEN_MS = 3_000;

/** Limits waiting for a service: after one late response it is not called for a few seconds. */
export class CircuitBreaker {
  private openUntil = 0;

  get isOpen(): boolean {
    return performance.now() < this.openUntil;
  }

  /** The result of `ask`. Throws after 300 ms, and at once while the circuit is open. */
  async run<T>(ask: () => Promise<T>): Promise<T> {
    if (this.isOpen) throw new Error('Not asked: it did not answer in time a moment ago');
    let timer: NodeJS.Timeout | undefined;
    let afterReading: NodeJS.Immediate | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const giveUp = () => {
        this.openUntil = performance.now() + OPEN_MS;
        reject(new Error(`No answer within ${ANSWER_MS} ms`));
      };
      // In a busy process timers run before answers are read, so it first reads what has arrived.
      timer = setTimeout(() => (afterReading = setImmediate(giveUp)), ANSWER_MS);
    });
    try {
      return await Promise.race([ask(), late]);
    } finally {
      clearTimeout(timer);
      clearImmediate(afterReading);
    }
  }
}
