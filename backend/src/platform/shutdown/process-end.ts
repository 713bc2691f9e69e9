/** The steps of a shutdown, in order. */
interface ProcessEnd {
  /** Every step is tried, even after a failure. */
  steps: (() => Promise<unknown>)[];
  onFailure(event: string, error: unknown): void;
  exit(code: number): void;
}

/** Longer than the drain of requests and jobs; a hanging process would block its replacement. */
const LONGEST_END_MS = 60_000;

/** Ends the process once, on a signal or an uncaught error. */
export class ProcessEnding {
  private begun = false;

  constructor(private readonly how: ProcessEnd) {}

  /** Ends on signals, when the parent process is gone, and on uncaught errors, after which the state is unknown. */
  listen(target: NodeJS.EventEmitter = process): this {
    for (const signal of ['SIGINT', 'SIGTERM']) target.once(signal, () => void this.end(0));
    // Only if a channel to that process exists.
    target.once('disconnect', () => void this.end(0));
    for (const event of ['uncaughtException', 'unhandledRejection'])
      target.on(event, (error: unknown) => {
        this.how.onFailure(event, error);
        void this.end(1);
      });
    return this;
  }

  async end(code: number): Promise<void> {
    if (this.begun) return;
    this.begun = true;
    setTimeout(() => this.how.exit(1), LONGEST_END_MS).unref();
    let failed = false;
    for (const step of this.how.steps) {
      try {
        await step();
      } catch (error) {
        failed = true;
        this.how.onFailure('shutdown_failed', error);
      }
    }
    this.how.exit(failed ? 1 : code);
  }
}
