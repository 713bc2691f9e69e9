import type { Region } from '../../../config/regions';

/** The last words of a page. */
export const closeTexts = {
  title: {
    australia: 'Find your family or au pair.',
    newzealand: 'Find your family or au pair.',
  } satisfies Record<Region, string>,
  iAmFamily: "I'm a Family",
  iAmAuPair: "I'm an Au Pair",
} as const;
