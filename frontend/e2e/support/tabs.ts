import type { Page } from '@playwright/test';
import { live } from './live';

/** Opens items in several tabs of the first tab's context: each tab is prepared, and then opens its share one by one. */
export async function acrossTabs<Item>(
  first: Page,
  items: readonly Item[],
  {
    most,
    prepare,
    open,
  }: {
    most: number;
    prepare: (tab: Page) => Promise<unknown>;
    open: (tab: Page, item: Item) => Promise<unknown>;
  },
): Promise<void> {
  const more = Array.from({ length: Math.min(most, items.length) - 1 }, () => first.context().newPage());
  const tabs = [first, ...(await Promise.all(more)).map(live)];
  await Promise.all(
    tabs.map(async (tab, at) => {
      await prepare(tab);
      for (const item of items.filter((_, index) => index % tabs.length === at)) await open(tab, item);
    }),
  );
}
