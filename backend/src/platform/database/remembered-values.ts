import { isInTransaction } from './ambient-transaction.js';
import { withPrimary } from './connection-choice.js';

/** A process that missed a change is correct after this. */
const REMEMBER_MS = 5_000;
const MOST = 10_000;

interface Remembered<Value> {
  value: Promise<Value>;
  until: number;
}

/** A cache of values that many requests read; refreshed after a change. */
export class RememberedValues<Value> {
  private readonly remembered = new Map<string, Remembered<Value>>();

  /** Values that `isLasting` rejects are not cached; others expire after `rememberMs`. */
  constructor(
    private readonly load: (key: string) => Promise<Value>,
    private readonly isLasting: (value: Value) => boolean = () => true,
    private readonly rememberMs = REMEMBER_MS,
  ) {}

  async read(key: string): Promise<Value> {
    const known = this.remembered.get(key);
    // A transaction's reads may be rolled back, and its failure must not affect others.
    if (isInTransaction()) return this.load(key);
    return known && known.until > Date.now() ? known.value : this.loadAndRemember(key);
  }

  /** Drops the cached value of the key. */
  forget(key: string): void {
    this.remembered.delete(key);
  }

  private loadAndRemember(key: string): Promise<Value> {
    const entry = { value: withPrimary(() => this.load(key)), until: Date.now() + this.rememberMs };
    this.remembered.delete(key);
    this.remembered.set(key, entry);
    this.dropOldest();
    const dropThis = () => {
      if (this.remembered.get(key) === entry) this.remembered.delete(key);
    };
    entry.value.then((value) => {
      if (!this.isLasting(value)) dropThis();
    }, dropThis);
    return entry.value;
  }

  private dropOldest(): void {
    if (this.remembered.size <= MOST) return;
    const [oldest] = this.remembered.keys();
    if (oldest !== undefined) this.remembered.delete(oldest);
  }
}
