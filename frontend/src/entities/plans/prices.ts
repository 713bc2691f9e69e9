import type { Plan, PlanOffer } from '../../api/plans';
import { regionFacts, type Region } from '../../config/regions';
import type { Currency } from '../../lib/format/money';

/** The prices of a region's plans, in cents with tax. */
export interface Prices {
  currency: Currency;
  standard: number;
  /** The current price of Standard. */
  standardNow: number;
  premiumIntake: number;
  premiumPlacement: number;
  /** The current offer; null without one. */
  offer: PlanOffer | null;
}

const centsOf = (plans: readonly Plan[], key: Plan['key'], part: string): number | undefined =>
  plans.find((plan) => plan.key === key)?.parts.find((one) => one.key === part)?.amountCents;

/** A discounted price as the API calculates it: rounded in the buyer's favour. */
const reduced = (cents: number, offer: PlanOffer | null): number =>
  offer ? cents - Math.ceil((cents * offer.percentOff) / 100) : cents;

/** The prices in a plan table; null when one is missing. */
export function pricesOf(plans: readonly Plan[], region: Region): Prices | null {
  const standard = centsOf(plans, 'standard', 'term');
  const premiumIntake = centsOf(plans, 'premium', 'intake');
  const premiumPlacement = centsOf(plans, 'premium', 'placement');
  if (standard === undefined || premiumIntake === undefined || premiumPlacement === undefined) return null;
  const offer = plans.find(({ key }) => key === 'standard')?.offer ?? null;
  const { currency } = regionFacts[region];
  return { currency, standard, standardNow: reduced(standard, offer), premiumIntake, premiumPlacement, offer };
}

/** Shown while the current prices are unknown: the list prices, without an offer. */
export const listPrices = (region: Region): Prices => ({
  currency: regionFacts[region].currency,
  standard: 4_000,
  standardNow: 4_000,
  premiumIntake: 25_000,
  premiumPlacement: 80_000,
  offer: null,
});
