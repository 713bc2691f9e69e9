import { Logger } from '@nestjs/common';

/** Before the first id there can be. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const PAGE = 200;
/** So many in a row are no bad items: something that all of them need is away. */
const MOST_FAILED_IN_A_ROW = 20;

interface Items<Item> {
  /** Up to `limit` that are due, in the order of their ids, after the id `after`. */
  page: (after: string, limit: number) => Promise<Item[]>;
  /** Runs on its own: in a transaction of its own where it writes. */
  work: (item: Item) => Promise<unknown>;
}

/**
 * Does everything that is due, page by page. An item that fails is logged and left for the next run; the others are done
 * all the same. Answers how many were done. Throws when twenty in a row fail.
 */
export async function eachItem<Item extends { id: string }>(
  task: string,
  { page, work }: Items<Item>,
): Promise<number> {
  const logger = new Logger('Jobs');
  let done = 0;
  let failedInARow = 0;
  for (let after = FIRST_ID; ;) {
    const items = await page(after, PAGE);
    for (const item of items) {
      try {
        await work(item);
        done += 1;
        failedInARow = 0;
      } catch (err) {
        logger.error({ task, item: item.id, err });
        failedInARow += 1;
        if (failedInARow === MOST_FAILED_IN_A_ROW) throw err;
      }
    }
    const last = items.at(-1);
    if (items.length < PAGE || !last) return done;
    after = last.id;
  }
}

/** Does each step, even when one before it fails, and throws the first failure at the end: the run is then tried again. */
export async function eachStep(...steps: (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
