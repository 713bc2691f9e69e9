import { isInTransaction } from './ambient-transaction.js';

/** A process that missed a change is correct after this. */
const CACHE_MS = 5_000;

interface Cached<Rows> {
  rows: Promise<Rows>;
  /** Null until the query is answered. */
  loaded: Rows | null;
  until: number;
}

/** A cache of all rows of a table that every page needs and that rarely changes. */
export class CachedRows<Rows extends object> {
  private cached: Cached<Rows> | undefined;

  constructor(private readonly load: () => Promise<Rows>) {}

  async read(): Promise<Rows> {
    const current = this.cached && this.cached.until > performance.now() ? this.cached : undefined;
    // A transaction keeps its connection while it waits. If it waited for a query that needs another one, as many
    // transactions as the pool has connections would wait for each other. And what it reads may be rolled back.
    if (isInTransaction()) return current?.loaded ?? this.load();
    return (current ?? this.loadAndCache()).rows;
  }

  /** Drops the cache of this process. */
  forget(): void {
    this.cached = undefined;
  }

  private loadAndCache(): Cached<Rows> {
    const cached: Cached<Rows> = { rows: this.load(), loaded: null, until: performance.now() + CACHE_MS };
    this.cached = cached;
    cached.rows.then(
      (rows) => (cached.loaded = rows),
      () => {
        // A failed query is not cached.
        if (this.cached === cached) this.forget();
      },
    );
    return cached;
  }
}
