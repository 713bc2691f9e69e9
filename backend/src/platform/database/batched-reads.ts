import { withinTime } from '../time-limit/index.js';
import { isInTransaction } from './ambient-transaction.js';
import { withPrimary } from './connection-choice.js';

/** A statement that hangs must not hold up what is asked for after it. */
const LONGEST_WAIT_MS = 50;

interface Batch<Value> {
  keys: Set<string>;
  values: Promise<ReadonlyMap<string, Value>>;
}

/**
 * Reads values by key: those asked for while a statement is under way are read together after it. When everyone
 * reconnects at once, that takes few statements. What is read is never older than the question.
 */
export class BatchedReads<Value> {
  private next: Batch<Value> | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly load: (keys: string[]) => Promise<ReadonlyMap<string, Value>>) {}

  /** Undefined where `load` found nothing. A failure is that of everyone who asked with it. */
  async read(key: string): Promise<Value | undefined> {
    // A transaction must see its own changes, and must not wait for a connection of others.
    if (isInTransaction()) return (await this.load([key])).get(key);
    const batch = (this.next ??= this.begin());
    batch.keys.add(key);
    return (await batch.values).get(key);
  }

  private begin(): Batch<Value> {
    const keys = new Set<string>();
    const values = this.last.then(() => {
      this.next = undefined;
      return withPrimary(() => this.load([...keys]));
    });
    this.last = withinTime(LONGEST_WAIT_MS, values, () => undefined).catch(() => undefined);
    return { keys, values };
  }
}
