import { isInTransaction } from '../database/index.js';

/** A process that missed the announcement of a change is right again after this. */
const REMEMBER_MS = 5_000;

/** Rows that change rarely and that every page asks for: read once, and again after a change. */
export class RememberedRows<Row> {
  private remembered: { rows: Promise<readonly Row[]>; until: number } | undefined;

  constructor(private readonly load: () => Promise<readonly Row[]>) {}

  async read(): Promise<readonly Row[]> {
    if (this.remembered && this.remembered.until > Date.now()) return this.remembered.rows;
    const rows = this.load();
    // What a transaction sees may be rolled back, and its failure must not become anyone else's.
    if (isInTransaction()) return rows;
    const remembered = { rows, until: Date.now() + REMEMBER_MS };
    this.remembered = remembered;
    // A failed question is asked again next time.
    rows.catch(() => {
      if (this.remembered === remembered) this.forget();
    });
    return rows;
  }

  /** What this process remembers is read again. */
  forget(): void {
    this.remembered = undefined;
  }
}
