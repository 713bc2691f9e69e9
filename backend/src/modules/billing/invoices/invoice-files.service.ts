import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import type { PrivateFile } from '../../../platform/http/index.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { dueOf } from '../ledger/purchase-sums.js';
import { writeInvoice } from './invoice-document.js';
import type { Invoice } from './invoice.entity.js';

/** Invoices as PDF. */
@Injectable()
export class InvoiceFilesService {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly settings: Settings,
  ) {}

  async of(invoice: Invoice): Promise<PrivateFile> {
    const { purchaseId } = invoice;
    const [moves, sums] = await Promise.all([this.ledger.movesOf(purchaseId), this.ledger.sumsOf(purchaseId)]);
    const bytes = await writeInvoice(invoice, { moves, dueCents: dueOf(sums) }, this.settings);
    return { fileName: `invoice-${invoice.number}.pdf`, bytes };
  }
}
