import { Injectable } from '@nestjs/common';
import { InvoicesRepository } from '../invoices/invoices.repository.js';
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
    const invoiceOf = new Map(invoices.map((invoice) => [invoice.purchaseId, invoice]));
    return open.map(({ id, plan, part, amountCents, discountCents, currency }) => {
      const invoice = invoiceOf.get(id);
      return {
        purchaseId: id,
        plan,
        part,
        amountCents: amountCents - discountCents,
        currency,
        invoiceId: invoice?.id ?? null,
        number: invoice?.number ?? null,
        dueOn: invoice?.dueOn ?? null,
      };
    });
  }
}
