import type { Region } from '../../../config/regions';

/** The last words of a page. */
export const closeMessages = {
  title: {
    australia: 'There is a spare paddle.',
    newzealand: 'There is room on the rug.',
  } satisfies Record<Region, string>,
  iAmFamily: "I'm a Family",
  iAmAuPair: "I'm an Au Pair",
} as const;
