import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Currency } from '../money.js';
import { Purchase } from '../purchases/purchase.entity.js';
import type { InvoiceContent } from './invoice-pdf.js';

export const INVOICE_STATES = ['open', 'paid', 'cancelled'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** What is to be paid, or was, on paper. What stands on it is kept as it was written, whatever changes later. */
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

  /** Of the total; 0 where no tax is charged. */
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

  /** When it was opened again, since a payment had been booked by mistake. */
  @Column('timestamptz', { nullable: true })
  reopenedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  cancelledAt: Date | null;

  /** When its own email, and that which says that it is paid, were handed over. */
  @Column('timestamptz', { nullable: true })
  mailedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  receiptMailedAt: Date | null;
}

/** The last number taken in a year; its row is held while a number is taken. */
@Entity('invoice_numbers')
export class InvoiceNumber {
  @PrimaryColumn('smallint')
  year: number;

  @Column('integer')
  last: number;
}
