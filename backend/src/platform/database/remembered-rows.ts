import { isInTransaction } from './ambient-transaction.js';

/** A process that missed a change is correct after this. */
const REMEMBER_MS = 5_000;

interface Remembered<Rows> {
  rows: Promise<Rows>;
  /** Null until the query is answered. */
  loaded: Rows | null;
  until: number;
}

/** A cache for the rows of a table that rarely change and that every page needs. */
export class RememberedRows<Rows extends object> {
  private remembered: Remembered<Rows> | undefined;

  constructor(private readonly load: () => Promise<Rows>) {}

  async read(): Promise<Rows> {
    const current = this.remembered && this.remembered.until > Date.now() ? this.remembered : undefined;
    // A transaction keeps its connection while it waits. If it waited for a query that needs another one, as many
    // transactions as the pool has connections would wait for each other. And what it reads may be rolled back.
    if (isInTransaction()) return current?.loaded ?? this.load();
    return (current ?? this.loadAndRemember()).rows;
  }

  /** Drops the cache of this process. */
  forget(): void {
    this.remembered = undefined;
  }

  private loadAndRemember(): Remembered<Rows> {
    const remembered: Remembered<Rows> = { rows: this.load(), loaded: null, until: Date.now() + REMEMBER_MS };
    this.remembered = remembered;
    remembered.rows.then(
      (rows) => (remembered.loaded = rows),
      () => {
        // A failed query is not cached.
        if (this.remembered === remembered) this.forget();
      },
    );
    return remembered;
  }
}
