import type { MoneyAccount } from './purchase-sums.js';

/** Why a row stands in the books, and which admin brought it about; null where a rule did. */
export interface Cause {
  actorId: string | null;
  reason: string;
}

/** Money that came in or went out. */
export interface MoneyMove {
  /** What makes it one move, however often we hear of it. */
  key: string;
  account: MoneyAccount;
  amountCents: number;
  /** What others call it. */
  reference: string | null;
  /** Now, where it is left out. */
  occurredAt?: Date | undefined;
  cause?: Cause | undefined;
}
