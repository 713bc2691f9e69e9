import { isInTransaction } from './ambient-transaction.js';
import { withPrimary } from './connection-choice.js';

/** A process that missed a change is correct after this. */
const CACHE_MS = 5_000;
const MOST = 10_000;

interface Cached<Value> {
  value: Promise<Value>;
  until: number;
}

/** A cache of values by key; the code that changes a value calls `forget`. */
export class CachedValues<Value> {
  private readonly cached = new Map<string, Cached<Value>>();

  /** Values that `isLasting` rejects are not cached; others expire after `cacheMs`. */
  constructor(
    private readonly load: (key: string) => Promise<Value>,
    private readonly isLasting: (value: Value) => boolean = () => true,
    private readonly cacheMs = CACHE_MS,
  ) {}

  async read(key: string): Promise<Value> {
    const known = this.cached.get(key);
    // A transaction's reads may be rolled back, and its failure must not affect others.
    if (isInTransaction()) return this.load(key);
    return known && known.until > performance.now() ? known.value : this.loadAndCache(key);
  }

  /** Drops the cached value of the key. */
  forget(key: string): void {
    this.cached.delete(key);
  }

  private loadAndCache(key: string): Promise<Value> {
    const entry = { value: withPrimary(() => this.load(key)), until: performance.now() + this.cacheMs };
    this.cached.delete(key);
    this.cached.set(key, entry);
    this.dropOldest();
    const dropThis = () => {
      if (this.cached.get(key) === entry) this.cached.delete(key);
    };
    entry.value.then((value) => {
      if (!this.isLasting(value)) dropThis();
    }, dropThis);
    return entry.value;
  }

  private dropOldest(): void {
    if (this.cached.size <= MOST) return;
    const [oldest] = this.cached.keys();
    if (oldest !== undefined) this.cached.delete(oldest);
  }
}
