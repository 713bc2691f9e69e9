import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Currency } from '../money.js';
import { LEDGER_ACCOUNTS, LEDGER_KINDS, type LedgerAccount, type LedgerKind } from './purchase-sums.js';
import { Purchase } from '../purchases/purchase.entity.js';

const listed = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

/**
 * One movement of money or debt. Append-only: the database rejects changes and deletions. No foreign key to the
 * person, so that the ledger outlives the account.
 */
@Entity('ledger_entries')
@Unique(['key'])
@Check('ledger_entries_kind_check', `"kind" IN (${listed(LEDGER_KINDS)})`)
@Check(
  'ledger_entries_accounts_check',
  `"debit" IN (${listed(LEDGER_ACCOUNTS)}) AND "credit" IN (${listed(LEDGER_ACCOUNTS)}) AND "debit" <> "credit"`,
)
@Check('ledger_entries_amount_check', '"amount_cents" > 0')
@Check('ledger_entries_currency_check', `"currency" IN ('AUD', 'NZD')`)
@Index(['purchaseId'])
@Index(['personId', 'id'])
@Index(['occurredAt'])
export class LedgerEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  /** Idempotency key: `stripe:payment:pi_…`. */
  @Column('text')
  key: string;

  @Column('uuid')
  @ForeignKey(() => Purchase)
  purchaseId: string;

  @Column('uuid')
  personId: string;

  @Column('text')
  kind: LedgerKind;

  @Column('text')
  debit: LedgerAccount;

  @Column('text')
  credit: LedgerAccount;

  @Column('integer')
  amountCents: number;

  @Column('text')
  currency: Currency;

  /** External reference: a payment intent, a line of a bank statement, an agreement. */
  @Column('text', { nullable: true })
  reference: string | null;

  /** An admin's reason. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** The admin; null for automatic rows. */
  @Column('uuid', { nullable: true })
  actorId: string | null;

  /** When the money moved; for a bank transfer this is before it is recorded. */
  @Column({ type: 'timestamptz', precision: 3 })
  occurredAt: Date;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  recordedAt: Date;
}
