/**
 * The kinds of ledger rows of a purchase. charge: an amount is due. discount, grant: part of it is not, by an offer or
 * an admin. payment: money arrived. reversal: it had been recorded by mistake. refund, chargeback: it went back, by us
 * or by the payer's bank. refund_failed: a card refund was rejected, and the money still belongs to the payer. credit:
 * an admin refunded it, and it is no longer due. write_off: it went back without our decision, and no one is asked for
 * it; reinstatement: another payment covers it. cancellation: the open amount is no longer due. withdrawal: a grant
 * was withdrawn early.
 */
export const LEDGER_KINDS = [
  'charge',
  'discount',
  'grant',
  'payment',
  'reversal',
  'refund',
  'chargeback',
  'refund_failed',
  'credit',
  'write_off',
  'reinstatement',
  'cancellation',
  'withdrawal',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** receivable: what members owe us. card, bank: our money. The others are the counter accounts. */
export const LEDGER_ACCOUNTS = ['receivable', 'card', 'bank', 'sales', 'discounts', 'grants', 'returns'] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];
export type MoneyAccount = 'card' | 'bank';

export const PURCHASE_STATES = ['open', 'settled', 'refunded', 'cancelled'] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];

/** Cents of one purchase by kind. */
export type PurchaseSums = Readonly<Record<LedgerKind, number>>;

export const NO_SUMS: PurchaseSums = {
  charge: 0,
  discount: 0,
  grant: 0,
  payment: 0,
  reversal: 0,
  refund: 0,
  chargeback: 0,
  refund_failed: 0,
  credit: 0,
  write_off: 0,
  reinstatement: 0,
  cancellation: 0,
  withdrawal: 0,
};

/** The debit and credit account: each row moves an amount between two accounts, so all accounts sum to zero. */
export function accountsOf(kind: LedgerKind, money: MoneyAccount): { debit: LedgerAccount; credit: LedgerAccount } {
  switch (kind) {
    case 'charge':
      return { debit: 'receivable', credit: 'sales' };
    case 'discount':
      return { debit: 'discounts', credit: 'receivable' };
    case 'grant':
      return { debit: 'grants', credit: 'receivable' };
    case 'payment':
    case 'refund_failed':
      return { debit: money, credit: 'receivable' };
    case 'reversal':
    case 'refund':
    case 'chargeback':
      return { debit: 'receivable', credit: money };
    case 'credit':
    case 'write_off':
    case 'cancellation':
      return { debit: 'returns', credit: 'receivable' };
    case 'reinstatement':
      return { debit: 'receivable', credit: 'returns' };
    case 'withdrawal':
      return { debit: 'returns', credit: 'grants' };
  }
}

/** The open amount; negative if too much was paid. */
export const dueOf = (sums: PurchaseSums): number =>
  sums.charge - sums.discount - sums.grant - sums.cancellation - sums.credit - writtenOffOf(sums) - moneyOf(sums);

/** The amount that can be paid now: the open one, or the price of an order for which nothing is due yet. */
export const payableOf = (price: { amountCents: number; discountCents: number }, sums: PurchaseSums): number =>
  sums.charge > 0 ? dueOf(sums) : price.amountCents - price.discountCents;

/** The amount that went back without our decision and that no other payment covers. */
export const writtenOffOf = ({ write_off, reinstatement }: PurchaseSums): number => write_off - reinstatement;

/** The key of a reversal; each row is reversed once. */
export const reversalOf = (key: string): string => `reversal:${key}`;

/** Payments without those recorded by mistake. */
export const paidOf = ({ payment, reversal }: PurchaseSums): number => payment - reversal;

/** Our money from the purchase, less refunds. */
export const moneyOf = (sums: PurchaseSums): number => paidOf(sums) - refundedOf(sums);

/** Refunds and chargebacks that were not rejected. */
export const refundedOf = ({ refund, chargeback, refund_failed }: PurchaseSums): number =>
  refund + chargeback - refund_failed;

/**
 * What is still held of refunds that the payer's bank rejected, and is for an admin to send. `rows` in their order: it
 * is never more than the surplus, so that a refund that was sent again, or never took effect, no longer counts.
 */
export function rejectedLeftOf(rows: readonly { kind: LedgerKind; amountCents: number }[]): number {
  const sums = { ...NO_SUMS };
  let left = 0;
  for (const { kind, amountCents } of rows) {
    sums[kind] += amountCents;
    if (kind === 'refund_failed') left += amountCents;
    left = Math.min(left, Math.max(0, -dueOf(sums)));
  }
  return left;
}

/** The state of the purchase, independent of the order of its rows. */
export function stateOf(sums: PurchaseSums): PurchaseState {
  if (sums.charge === 0 || dueOf(sums) > 0) return 'open';
  if (sums.withdrawal > 0) return 'cancelled';
  const price = sums.charge - sums.discount - sums.grant;
  const undone = sums.credit + sums.cancellation + writtenOffOf(sums);
  if (undone === 0 || undone < price) return 'settled';
  // Payments for a cancelled purchase stay with us until they are refunded.
  return sums.refund + sums.chargeback > 0 ? 'refunded' : 'cancelled';
}
