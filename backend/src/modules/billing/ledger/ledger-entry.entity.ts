import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Currency } from '../money.js';
import { LEDGER_ACCOUNTS, LEDGER_KINDS, type LedgerAccount, type LedgerKind } from './purchase-sums.js';
import { Purchase } from '../purchases/purchase.entity.js';

const listed = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

/**
 * One movement of money or of what is owed. Rows are only ever added: the database refuses to change or remove one. The
 * person is known by id without a foreign key, so that the books outlive the account.
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

  /** What makes it happen once, however often we hear of it: `stripe:payment:pi_…`. */
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

  /** What others call it: a payment intent, a line of a bank statement, an agreement. */
  @Column('text', { nullable: true })
  reference: string | null;

  /** Why, in an admin's words. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** The admin; null for what came about by itself. */
  @Column('uuid', { nullable: true })
  actorId: string | null;

  /** When the money moved, which for a bank transfer is before we know of it. */
  @Column({ type: 'timestamptz', precision: 3 })
  occurredAt: Date;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  recordedAt: Date;
}
