import type { AdminPayment } from '../../../api/admin-payments';

export interface Sums {
  currency: AdminPayment['currency'];
  chargedCents: number;
  paidCents: number;
  refundedCents: number;
  dueCents: number;
}

/** The totals of a person's purchases, by currency. */
export function sumsOf(payments: readonly AdminPayment[]): Sums[] {
  const sums = new Map<AdminPayment['currency'], Sums>();
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
