import { Logger } from '@nestjs/common';
import { toDomainError } from '../errors/index.js';

/** Sorts before every id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const PAGE = 200;
/** After so many, the database or another service is away, and the rest would fail too. */
const MOST_FAILED_IN_A_ROW = 20;
const isAway = (error: unknown) => toDomainError(error).code === 'unavailable';

interface Items<Item> {
  /** Up to `limit` due items by id, after the id `after`. */
  page: (after: string, limit: number) => Promise<Item[]>;
  /** Runs separately, in its own transaction if it writes. */
  work: (item: Item) => Promise<unknown>;
}

/**
 * Processes all due items page by page. A failed item is logged and left for the next run, however many there are:
 * those after them must not wait. Returns how many succeeded. Throws when twenty in a row fail because something is
 * away, and when at least twenty failed and none succeeded.
 */
export async function eachItem<Item extends { id: string }>(
  task: string,
  { page, work }: Items<Item>,
): Promise<number> {
  const logger = new Logger('Jobs');
  let done = 0;
  let failed = 0;
  let lastError: unknown;
  let awayInARow = 0;
  for (let after = FIRST_ID; ;) {
    const items = await page(after, PAGE);
    for (const item of items) {
      try {
        await work(item);
        done += 1;
        awayInARow = 0;
      } catch (err) {
        logger.error({ task, item: item.id, err });
        failed += 1;
        lastError = err;
        awayInARow = isAway(err) ? awayInARow + 1 : 0;
        if (awayInARow === MOST_FAILED_IN_A_ROW) throw err;
      }
    }
    const last = items.at(-1);
    if (items.length < PAGE || !last) break;
    after = last.id;
  }
  if (done === 0 && failed >= MOST_FAILED_IN_A_ROW) throw lastError;
  return done;
}

/** Well below the time limit of a scheduled task, so that a last page can end. */
const MOST_PAGES_MS = 4 * 60_000;

/**
 * Works on all that is due, one page of `size` after the other. After four minutes the rest waits for the next run.
 * `work` finishes an item or puts it off: one that stays due would come again.
 */
export async function eachDuePage<Item>(
  size: number,
  page: (limit: number) => Promise<Item[]>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const until = performance.now() + MOST_PAGES_MS;
  for (;;) {
    const items = await page(size);
    for (const item of items) await work(item);
    if (items.length < size || performance.now() > until) return;
  }
}

/** Runs each step, even after a failure, and throws the first error at the end, so that the run is retried. */
export async function eachStep(...steps: (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
