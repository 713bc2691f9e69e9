import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Settings } from '../../../platform/config/index.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { dueOf } from '../ledger/purchase-sums.js';
import { writeInvoice } from './invoice-document.js';
import type { Invoice } from './invoice.entity.js';

export interface InvoiceFile {
  fileName: string;
  bytes: Buffer;
}

/** Invoices as PDF. */
@Injectable()
export class InvoiceFilesService {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly settings: Settings,
  ) {}

  async of(invoice: Invoice): Promise<InvoiceFile> {
    const { purchaseId } = invoice;
    const [moves, sums] = await Promise.all([this.ledger.movesOf(purchaseId), this.ledger.sumsOf(purchaseId)]);
    const bytes = await writeInvoice(invoice, { moves, dueCents: dueOf(sums) }, this.settings);
    return { fileName: `invoice-${invoice.number}.pdf`, bytes };
  }
}

/** Sends the file, uncached. */
export function sendInvoice(reply: FastifyReply, { fileName, bytes }: InvoiceFile): void {
  void reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileName}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    .send(bytes);
}
