import { isInTransaction } from './ambient-transaction.js';
import { withPrimary } from './connection-choice.js';

/** A process that missed the announcement of a change is right again after this. */
const REMEMBER_MS = 5_000;
const MOST = 10_000;

interface Remembered<Value> {
  value: Promise<Value>;
  until: number;
}

/** What is asked for with every request of the same key: read once, and again after a change. */
export class RememberedValues<Value> {
  private readonly remembered = new Map<string, Remembered<Value>>();

  /** A value that `isLasting` does not accept is read again each time; others after `rememberMs`. */
  constructor(
    private readonly load: (key: string) => Promise<Value>,
    private readonly isLasting: (value: Value) => boolean = () => true,
    private readonly rememberMs = REMEMBER_MS,
  ) {}

  async read(key: string): Promise<Value> {
    const known = this.remembered.get(key);
    // What a transaction sees may be rolled back, and its failure must not become anyone else's.
    if (isInTransaction()) return this.load(key);
    return known && known.until > Date.now() ? known.value : this.loadAndRemember(key);
  }

  /** What this process remembers of the key is read anew. */
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
