type Task = () => Promise<void>;

/** Runs tasks of one lane one after the other, and up to `concurrency` lanes at once. Tasks must not throw. */
export class DeliveryLanes {
  private readonly waiting = new Map<string, Task[]>();
  private readonly ready: string[] = [];
  private running = 0;
  private closed = false;
  private readonly idle: (() => void)[] = [];

  constructor(private readonly concurrency: number) {}

  push(lane: string, task: Task): void {
    const tasks = this.waiting.get(lane);
    if (tasks) {
      tasks.push(task);
      return;
    }
    this.waiting.set(lane, [task]);
    this.ready.push(lane);
    this.runNext();
  }

  /** The number of unfinished tasks of a lane. */
  size(lane: string): number {
    return this.waiting.get(lane)?.length ?? 0;
  }

  /** Begins nothing new. */
  close(): void {
    this.closed = true;
  }

  /** Resolves when no task is running, and none will start. */
  async settled(): Promise<void> {
    if (this.running > 0 || (!this.closed && this.waiting.size > 0))
      await new Promise<void>((resolve) => this.idle.push(resolve));
  }

  private runNext(): void {
    while (!this.closed && this.running < this.concurrency) {
      const lane = this.ready.shift();
      if (lane === undefined) break;
      this.running += 1;
      void this.run(lane);
    }
    if (this.running === 0 && (this.closed || this.waiting.size === 0))
      for (const resolve of this.idle.splice(0)) resolve();
  }

  private async run(lane: string): Promise<void> {
    const tasks = this.waiting.get(lane);
    await tasks?.[0]?.();
    tasks?.shift();
    if (tasks?.length) this.ready.push(lane);
    else this.waiting.delete(lane);
    this.running -= 1;
    this.runNext();
  }
}
