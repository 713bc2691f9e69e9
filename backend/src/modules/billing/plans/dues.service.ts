import { Injectable } from '@nestjs/common';
import { InvoicesRepository } from '../invoices/invoices.repository.js';
import { payableOf } from '../ledger/purchase-sums.js';
import { PurchasesRepository } from '../purchases/purchases.repository.js';
import type { PlanDue } from './my-plan.dto.js';

/** Open and unfinished payments of a person. */
@Injectable()
export class DuesService {
  constructor(
    private readonly purchases: PurchasesRepository,
    private readonly invoices: InvoicesRepository,
  ) {}

  async of(userId: string): Promise<PlanDue[]> {
    const [open, invoices] = await Promise.all([this.purchases.open(userId), this.invoices.openOf(userId)]);
    const rows = await this.purchases.rows(open.map(({ id }) => id));
    const invoiceOf = new Map(invoices.map((invoice) => [invoice.purchaseId, invoice]));
    return rows.map((row) => {
      const { id, plan, part, currency, sums } = row;
      const invoice = invoiceOf.get(id);
      return {
        purchaseId: id,
        plan,
        part,
        amountCents: payableOf(row, sums),
        currency,
        invoiceId: invoice?.id ?? null,
        number: invoice?.number ?? null,
        dueOn: invoice?.dueOn ?? null,
        processing: row.processingSince !== null,
      };
    });
  }
}
