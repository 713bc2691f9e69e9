import { setTimeout as pause } from 'node:timers/promises';
import type { ApiClient, FullPair } from '../api-client.js';

/** What was acknowledged of one kind, and the statement that finds all that is stored of it, both as text. */
export interface Claim {
  what: string;
  acknowledged: readonly string[];
  /** Answers with rows of one column, `found`. */
  sql: string;
  values: readonly string[];
}

/** Does one kind of thing over and over while faults happen, and remembers what was acknowledged. */
export abstract class Writer {
  acknowledged = 0;
  /** Completed. */
  rounds = 0;
  /** Acknowledged and not so right after, or not answered at all. */
  readonly broken: string[] = [];
  protected readonly pauseMs: number = 200;
  private stopped = false;

  constructor(protected readonly pair: FullPair) {}

  /** One round from beginning to end. */
  protected abstract round(count: number): Promise<void>;

  /** What has to be stored in the end: all of it exactly once, and nothing else. */
  abstract claims(): Claim[];

  async write(): Promise<void> {
    try {
      while (!this.stopped) {
        await this.round(this.rounds);
        this.rounds += 1;
        await pause(this.pauseMs);
      }
    } catch (error) {
      this.broken.push(String(error));
    }
  }

  stop(): void {
    this.stopped = true;
  }

  abandon(): void {
    this.stop();
    for (const client of this.clients) client.abandon();
  }

  get clients(): ApiClient[] {
    return [this.pair.family, this.pair.auPair];
  }

  /** Resolves with the answer once there is one. */
  protected async done<T>(client: ApiClient, method: string, path: string, body?: object): Promise<T> {
    const answer = await client.write<T>(method, path, body);
    this.acknowledged += 1;
    return answer;
  }

  /** What was acknowledged is so at any process. */
  protected async expect(what: string, client: ApiClient, isSo: () => Promise<boolean>): Promise<void> {
    if (!(await client.until(isSo))) this.broken.push(what);
  }
}
