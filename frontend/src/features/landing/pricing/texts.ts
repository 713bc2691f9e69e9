import type { Region } from '../../../config/regions';

/** Texts of the price page. */
export const pricingTexts = {
  title: {
    australia: 'Pricing in Australian dollars',
    newzealand: 'Pricing in New Zealand dollars',
  } satisfies Record<Region, string>,
  description: (standard: string, intake: string, placement: string, flag: string | null): string =>
    `Au pairs pay nothing. Standard Family is ${standard} for six months${flag ? `, ${flag}` : ''}. ` +
    `Premium Family is ${intake}, then ${placement} for each agreement.`,
} as const;
