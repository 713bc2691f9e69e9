import type { Region } from '../../../config/regions';

/** Texts of the price page. */
export const pricingMessages = {
  title: {
    australia: 'Pricing in Australian dollars',
    newzealand: 'Pricing in New Zealand dollars',
  } satisfies Record<Region, string>,
  description: {
    australia:
      'Au pairs pay nothing. Standard Family is A$40 for six months and 100% off for a limited time. Premium Family is A$250, then A$800 on placement.',
    newzealand:
      'Au pairs pay nothing. Standard Family is NZ$40 for six months and 100% off for a limited time. Premium Family is NZ$250, then NZ$800 on placement.',
  } satisfies Record<Region, string>,
} as const;
