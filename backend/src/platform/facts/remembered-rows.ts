import { isInTransaction } from '../database/index.js';

/** A process that missed a change is correct after this. */
const REMEMBER_MS = 5_000;

/** A cache for rows that rarely change and that every page needs. */
export class RememberedRows<Row> {
  private remembered: { rows: Promise<readonly Row[]>; until: number } | undefined;

  constructor(private readonly load: () => Promise<readonly Row[]>) {}

  async read(): Promise<readonly Row[]> {
    if (this.remembered && this.remembered.until > Date.now()) return this.remembered.rows;
    const rows = this.load();
    // A transaction's reads may be rolled back, and its failure must not affect others.
    if (isInTransaction()) return rows;
    const remembered = { rows, until: Date.now() + REMEMBER_MS };
    this.remembered = remembered;
    // A failed query is not cached.
    rows.catch(() => {
      if (this.remembered === remembered) this.forget();
    });
    return rows;
  }

  /** Drops the cache of this process. */
  forget(): void {
    this.remembered = undefined;
  }
}
