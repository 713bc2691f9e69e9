/** What a process has to say and to end, in the order in which it ends it. */
export interface ProcessEnd {
  /** Each is tried, whether those before it succeeded or not. */
  steps: (() => Promise<unknown>)[];
  onFailure(event: string, error: unknown): void;
  exit(code: number): void;
}

/** Past the drain of running requests and jobs; a process that hangs here would keep its replacement waiting. */
const LONGEST_END_MS = 60_000;

/** Ends the process once, whoever asks first: a signal, or an error that no one has caught. */
export class ProcessEnding {
  private begun = false;

  constructor(private readonly how: ProcessEnd) {}

  /**
   * Ends on signals, when the process that started this one is gone, and on errors that no one has caught: after one of
   * those the state is unknown.
   */
  listen(target: NodeJS.EventEmitter = process): this {
    for (const signal of ['SIGINT', 'SIGTERM']) target.once(signal, () => void this.end(0));
    // Only where a channel to that process was opened.
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
