import type { Page } from '@playwright/test';
import { settle } from './examine';
import { waitUntilSettled } from './page-settled';
import { PlantedWatch } from './planted-watch';
import { poisonAnswers } from './poison';
import { acrossTabs } from './tabs';

const TABS = 2;

/** Opens screens with markup in every text of every answer. Returns what was seen, and the numbers of the fields. */
export async function openPoisoned(first: Page, paths: readonly string[]) {
  const watch = new PlantedWatch();
  const planted = new Set<number>();
  await acrossTabs(first, paths, {
    most: TABS,
    prepare: async (tab) => {
      await watch.follow(tab);
      await poisonAnswers(tab, planted);
    },
    open: async (tab, path) => {
      await settle(tab, path).catch((cause: unknown) => {
        throw new Error(`${path} does not settle`, { cause });
      });
      await watch.judge(tab, path);
      // Requests of a page that is left are never answered.
      await waitUntilSettled(tab);
    },
  });
  return { watch, planted };
}
