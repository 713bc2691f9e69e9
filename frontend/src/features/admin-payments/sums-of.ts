import type { OfficePayment } from '../../api/back-office-payments';

export interface Sums {
  currency: OfficePayment['currency'];
  chargedCents: number;
  paidCents: number;
  refundedCents: number;
  dueCents: number;
}

/** What a person's purchases come to, by currency. */
export function sumsOf(payments: readonly OfficePayment[]): Sums[] {
  const sums = new Map<OfficePayment['currency'], Sums>();
  for (const { currency, state, amountCents, discountCents, paidCents, refundedCents, dueCents } of payments) {
    const sum = sums.get(currency) ?? { currency, chargedCents: 0, paidCents: 0, refundedCents: 0, dueCents: 0 };
    if (state !== 'cancelled') sum.chargedCents += amountCents - discountCents;
    sum.paidCents += paidCents;
    sum.refundedCents += refundedCents;
    if (state === 'open') sum.dueCents += dueCents;
    sums.set(currency, sum);
  }
  return [...sums.values()];
}
