import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { decodePosition, encodeCursor, type PageQuery } from '../../../platform/http/index.js';
import { BuyersService } from '../purchases/buyers.service.js';
import type { PurchaseOutcome } from '../purchases/purchase.dto.js';
import { PurchasesRepository } from '../purchases/purchases.repository.js';
import { CheckoutService } from '../stripe/checkout.service.js';
import { InvoiceFilesService, type InvoiceFile } from './invoice-files.service.js';
import { toInvoice, type InvoicePage } from './invoice.dto.js';
import { InvoicesRepository, type InvoicePosition } from './invoices.repository.js';
import { SellerService } from './seller.service.js';

/** A person's own invoices and receipts; what is somebody else's does not exist for them. */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly files: InvoiceFilesService,
    private readonly purchases: PurchasesRepository,
    private readonly buyers: BuyersService,
    private readonly checkout: CheckoutService,
    private readonly seller: SellerService,
  ) {}

  /** Newest first. */
  async list(userId: string, { cursor, limit }: PageQuery): Promise<InvoicePage> {
    const rows = await this.invoices.page(userId, positionOf(cursor), limit + 1);
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    return {
      items: rows.slice(0, limit).map((invoice) => toInvoice(invoice, this.seller.takesCards)),
      nextCursor: last ? encodeCursor([last.issuedAt.getTime(), last.id]) : null,
    };
  }

  /** Throws `not_found`. */
  async pdf(userId: string, id: string): Promise<InvoiceFile> {
    const invoice = await this.invoices.find(id);
    if (invoice?.personId !== userId) throw new DomainError('not_found');
    return this.files.of(invoice);
  }

  /** Throws `not_found`, `invoice_settled`, `payments_not_set_up` and `payment_unavailable`. */
  async payByCard(userId: string, id: string): Promise<PurchaseOutcome> {
    const invoice = await this.invoices.find(id);
    const purchase = invoice?.personId === userId ? await this.purchases.find(invoice.purchaseId) : null;
    if (!invoice || !purchase) throw new DomainError('not_found');
    if (invoice.state !== 'open') throw new DomainError('invoice_settled');
    const { email } = await this.buyers.require(userId);
    return { kind: 'checkout', url: await this.checkout.open(purchase, email), invoiceId: id };
  }
}

export function positionOf(cursor: string | undefined): InvoicePosition | null {
  const position = decodePosition(cursor);
  return position && { issuedAt: position.at, id: position.id };
}
