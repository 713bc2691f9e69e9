import type { Region } from '../../../config/regions';

/** Texts of the price list. */
export const priceTexts = {
  title: 'What it costs',
  text: {
    australia: 'Nothing renews automatically. Prices in Australian dollars.',
    newzealand: 'Nothing renews automatically. Prices in New Zealand dollars.',
  } satisfies Record<Region, string>,
  standard: {
    name: 'Standard Family',
    per: 'per 6 months',
    after: (sum: string) => `${sum} after the offer`,
    action: 'Start as a family',
  },
  premium: {
    name: 'Premium Family',
    per: (placement: string) => `intake, then ${placement} for each agreement`,
    action: 'Ask about Premium',
  },
  auPairs: {
    name: 'Au pairs',
    price: 'Free',
    per: 'for au pairs',
    action: 'Write your profile',
  },
} as const;
