import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Currency } from '../money.js';
import { Purchase } from '../purchases/purchase.entity.js';
import type { InvoiceContent } from './invoice-content.js';

export const INVOICE_STATES = ['open', 'paid', 'cancelled'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** An invoice. Its content stays as it was written, whatever changes later. */
@Entity('invoices')
@Unique(['number'])
@Unique(['year', 'sequence'])
@Unique(['purchaseId'])
@Check('invoices_state_check', `"state" IN ('open', 'paid', 'cancelled')`)
@Index(['personId', 'issuedAt', 'id'])
@Index(['issuedAt', 'id'])
@Index(['state', 'dueOn', 'id'])
@Index('invoices_state_idx', ['state', 'issuedAt', 'id'])
export class Invoice {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** `2026-00012`; without a gap within a year. */
  @Column('text')
  number: string;

  @Column('smallint')
  year: number;

  @Column('integer')
  sequence: number;

  @Column('uuid')
  @ForeignKey(() => Purchase)
  purchaseId: string;

  @Column('uuid')
  personId: string;

  @Column('text', { default: 'open' })
  state: InvoiceState;

  @Column('text')
  currency: Currency;

  @Column('integer')
  totalCents: number;

  /** Part of the total; 0 if no tax is charged. */
  @Column('integer')
  taxCents: number;

  @Column('jsonb')
  paper: InvoiceContent;

  @Column({ type: 'timestamptz', precision: 3 })
  issuedAt: Date;

  @Column('date')
  dueOn: string;

  @Column('timestamptz', { nullable: true })
  paidAt: Date | null;

  @Column('timestamptz', { nullable: true })
  remindedAt: Date | null;

  /** When it was reopened, because a payment had been recorded by mistake. */
  @Column('timestamptz', { nullable: true })
  reopenedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  cancelledAt: Date | null;

  /** When its own email and the receipt email were sent. */
  @Column('timestamptz', { nullable: true })
  mailedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  receiptMailedAt: Date | null;
}

/** The last invoice number of a year; the row is locked while a number is taken. */
@Entity('invoice_numbers')
export class InvoiceNumber {
  @PrimaryColumn('smallint')
  year: number;

  @Column('integer')
  last: number;
}
