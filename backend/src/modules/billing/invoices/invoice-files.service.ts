import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Settings } from '../../../platform/config/index.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
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
    const moves = await this.ledger.movesOf(invoice.purchaseId);
    const bytes = await writeInvoice(invoice, moves, this.settings);
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
