/**
 * What a row of the ledger says happened to a purchase.
 * charge: it is to be paid. discount, grant: so much of it is not, by an offer or by an admin. payment: money
 * came in. reversal: it had been booked by mistake and never came. refund, chargeback: it went back, by us or by the
 * payer's bank. refund_failed: what went back by card came to
 * us again, and is still theirs. credit: an admin gave it back, and it is no longer owed. write_off: it went back
 * without us having decided so, and no one is asked for it; reinstatement: another payment pays for it after all.
 * cancellation: what was open is no longer owed. withdrawal: a grant was taken back before its day.
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

/** receivable: what people owe us. card, bank: our money. The others say where the rest comes from or went. */
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

/** From which account to which: each row takes from one what it gives to the other, so all accounts sum to zero. */
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

/** What is still to be paid; less than nothing when too much was. */
export const dueOf = (sums: PurchaseSums): number =>
  sums.charge - sums.discount - sums.grant - sums.cancellation - sums.credit - writtenOffOf(sums) - moneyOf(sums);

/** What went back without our decision, and for which nothing else has come in. */
export const writtenOffOf = ({ write_off, reinstatement }: PurchaseSums): number => write_off - reinstatement;

/** The key of the row that reverses another one: each is reversed once. */
export const reversalOf = (key: string): string => `reversal:${key}`;

/** What came in, without what was booked by mistake. */
export const paidOf = ({ payment, reversal }: PurchaseSums): number => payment - reversal;

/** Our money that came of it and has stayed. */
export const moneyOf = (sums: PurchaseSums): number => paidOf(sums) - givenBackOf(sums);

/** What has left us again, and has not come back as refused. */
export const givenBackOf = ({ refund, chargeback, refund_failed }: PurchaseSums): number =>
  refund + chargeback - refund_failed;

/** Where the purchase stands, whatever the order in which its rows came. */
export function stateOf(sums: PurchaseSums): PurchaseState {
  if (sums.charge === 0 || dueOf(sums) > 0) return 'open';
  if (sums.withdrawal > 0) return 'cancelled';
  const price = sums.charge - sums.discount - sums.grant;
  const undone = sums.credit + sums.cancellation + writtenOffOf(sums);
  if (undone === 0 || undone < price) return 'settled';
  // What came in for one that is cancelled is with us until it is sent back.
  return sums.refund + sums.chargeback > 0 ? 'refunded' : 'cancelled';
}
