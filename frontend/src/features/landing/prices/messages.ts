import type { Region } from '../../../config/regions';

/** Texts of the price list. */
export const priceMessages = {
  title: 'What it costs, all of it',
  text: {
    australia: 'No subscription that renews in the dark. Prices in Australian dollars.',
    newzealand: 'No subscription that renews in the dark. Prices in New Zealand dollars.',
  } satisfies Record<Region, string>,
  standard: {
    name: 'Standard Family',
    text: 'Search, save, message and meet on video. Both clocks and the agreement included.',
    per: 'per 6 months',
    was: 'Usually',
    action: 'Start as a family',
  },
  premium: {
    name: 'Premium Family',
    text: 'A person in Sydney or Auckland reads your answers, introduces you to three au pairs and stays with you until the first day.',
    per: (placement: string) => `intake, then ${placement} on placement`,
    action: 'Ask about Premium',
  },
  auPairs: {
    name: 'Au pairs',
    text: 'Your profile, your messages, your interviews.',
    price: 'Free',
    per: 'now and later',
    action: 'Write your profile',
  },
} as const;
