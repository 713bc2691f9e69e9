import type { MoneyAccount } from './purchase-sums.js';

/** Why a row was written, and by which admin; null for automatic rows. */
export interface Cause {
  actorId: string | null;
  reason: string;
}

/** An incoming or outgoing payment. */
export interface MoneyMove {
  /** Idempotency key. */
  key: string;
  account: MoneyAccount;
  amountCents: number;
  /** External reference. */
  reference: string | null;
  /** Now, if omitted. */
  occurredAt?: Date | undefined;
  cause?: Cause | undefined;
}
