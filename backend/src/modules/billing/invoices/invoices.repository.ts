import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import type { CursorPosition } from '../../../platform/http/index.js';
import { Invoice } from './invoice.entity.js';

type NewInvoice = Omit<
  Invoice,
  'id' | 'paidAt' | 'remindedAt' | 'reopenedAt' | 'cancelledAt' | 'mailedAt' | 'receiptMailedAt'
> &
  Partial<Pick<Invoice, 'paidAt'>>;

/** Unpaid invoices. */
export interface WaitingInvoices {
  waiting: number;
  oldestSince: Date | null;
}

@Injectable()
export class InvoicesRepository {
  constructor(@InjectRepository(Invoice) private readonly invoices: Repository<Invoice>) {}

  /**
   * The next number of a year. The year's row is locked until commit, and a rollback returns the number, so there is
   * never a gap.
   */
  async takeNumber(year: number, manager: EntityManager): Promise<number> {
    const [row] = await manager.query<{ last: number }[]>(
      `INSERT INTO invoice_numbers (year, last) VALUES ($1, 1)
       ON CONFLICT (year) DO UPDATE SET last = invoice_numbers.last + 1 RETURNING last`,
      [year],
    );
    if (!row) throw new Error('No number was given');
    return row.last;
  }

  async insert(invoice: NewInvoice, manager: EntityManager): Promise<Invoice> {
    return manager.save(Invoice, invoice);
  }

  async find(id: string, manager: EntityManager = this.invoices.manager): Promise<Invoice | null> {
    return manager.findOneBy(Invoice, { id });
  }

  /** Locks the invoice until commit. */
  async lock(id: string, manager: EntityManager): Promise<Invoice | null> {
    return manager.findOne(Invoice, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async ofPurchase(purchaseId: string, manager: EntityManager = this.invoices.manager): Promise<Invoice | null> {
    return manager.findOneBy(Invoice, { purchaseId });
  }

  async update(id: string, changes: Partial<Invoice>, manager: EntityManager): Promise<void> {
    await manager.update(Invoice, id, changes);
  }

  /** Records that an email is sent; false if that was recorded before. */
  async takeMailing(
    id: string,
    column: 'mailed_at' | 'receipt_mailed_at',
    now: Date,
    manager: EntityManager,
  ): Promise<boolean> {
    const [rows] = await manager.query<[unknown[], number]>(
      `UPDATE invoices SET ${column} = $2 WHERE id = $1 AND ${column} IS NULL RETURNING id`,
      [id, now],
    );
    return rows.length > 0;
  }

  /** One person's invoices, newest first. */
  async page(personId: string, after: CursorPosition | null, limit: number): Promise<Invoice[]> {
    const invoices = this.invoices
      .createQueryBuilder('invoice')
      .where('invoice.personId = :personId', { personId })
      .orderBy('invoice.issuedAt', 'DESC')
      .addOrderBy('invoice.id', 'DESC')
      .take(limit);
    if (after) invoices.andWhere('(invoice.issuedAt, invoice.id) < (:at, :id)', { ...after });
    return invoices.getMany();
  }

  /** One person's open invoices. */
  async openOf(personId: string): Promise<Invoice[]> {
    return this.invoices.find({ where: { personId, state: 'open' }, order: { dueOn: 'ASC', id: 'ASC' } });
  }

  async waiting(): Promise<WaitingInvoices> {
    const [row] = await this.invoices.query<WaitingInvoices[]>(
      `SELECT count(*)::int AS waiting, min(issued_at) AS "oldestSince" FROM invoices WHERE state = 'open'`,
    );
    return row ?? { waiting: 0, oldestSince: null };
  }

  /** Open invoices that were due before a day, without a reminder yet, after an id; `limit` at most. */
  async overdue(day: string, after: string, limit: number): Promise<Invoice[]> {
    return this.invoices
      .createQueryBuilder('invoice')
      .where(`invoice.state = 'open' AND invoice.dueOn < :day AND invoice.remindedAt IS NULL`, { day })
      .andWhere('invoice.id > :after', { after })
      .orderBy('invoice.id')
      .take(limit)
      .getMany();
  }
}
