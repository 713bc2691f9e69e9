import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { decodePosition, pageOf, type PageQuery, type PrivateFile } from '../../../platform/http/index.js';
import { BuyersService } from '../purchases/buyers.service.js';
import type { PurchaseOutcome } from '../purchases/purchase.dto.js';
import { isCancellable, type Purchase } from '../purchases/purchase.entity.js';
import { PurchasesRepository } from '../purchases/purchases.repository.js';
import { CheckoutService } from '../stripe/checkout.service.js';
import { InvoiceFilesService } from './invoice-files.service.js';
import { toInvoice, type InvoiceDto, type InvoicePage } from './invoice.dto.js';
import { messages } from '../texts.js';
import { InvoicesAdminService } from './invoices-admin.service.js';
import type { Invoice } from './invoice.entity.js';
import { InvoicesRepository } from './invoices.repository.js';
import { SellerService } from './seller.service.js';

/** A person's own invoices and receipts; those of others are `not_found`. */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly files: InvoiceFilesService,
    private readonly purchases: PurchasesRepository,
    private readonly buyers: BuyersService,
    private readonly checkout: CheckoutService,
    private readonly seller: SellerService,
    private readonly invoicesAdmin: InvoicesAdminService,
    private readonly transactions: TransactionsService,
  ) {}

  /** Newest first. */
  async list(userId: string, { cursor, limit }: PageQuery): Promise<InvoicePage> {
    const rows = await this.invoices.page(userId, decodePosition(cursor), limit + 1);
    const { shown, nextCursor } = pageOf(rows, limit, ({ issuedAt, id }) => [issuedAt, id]);
    const open = new Map((await this.purchases.open(userId)).map((purchase) => [purchase.id, purchase]));
    return {
      items: shown.map((invoice) => this.shown(invoice, open.get(invoice.purchaseId))),
      nextCursor,
    };
  }

  /** Throws `not_found`. */
  async pdf(userId: string, id: string): Promise<PrivateFile> {
    const invoice = await this.invoices.find(id);
    if (invoice?.personId !== userId) throw new DomainError('not_found');
    return this.files.of(invoice);
  }

  /**
   * Cancels an unwanted invoice; a placement fee cannot be cancelled. Throws `not_found`, `invoice_settled`,
   * `invoice_not_cancellable` and `payment_processing`.
   */
  async cancel(userId: string, id: string): Promise<InvoiceDto> {
    const invoice = await this.transactions.run(async (manager) => {
      await this.purchases.lockPerson(userId, manager);
      const owned = await this.invoices.find(id, manager);
      const purchase = owned?.personId === userId ? await this.purchases.find(owned.purchaseId, manager) : null;
      if (!owned || !purchase) throw new DomainError('not_found');
      if (owned.state !== 'open') throw new DomainError('invoice_settled');
      if (purchase.processingSince) throw new DomainError('payment_processing');
      if (!isCancellable(purchase)) throw new DomainError('invoice_not_cancellable');
      await this.invoicesAdmin.cancel(id, { actorId: null, reason: messages.cancelledByOwner }, manager);
      return { ...owned, state: 'cancelled' as const };
    });
    return this.shown(invoice);
  }

  private shown(invoice: Invoice, purchase?: Purchase): InvoiceDto {
    const cancellable = invoice.state === 'open' && purchase !== undefined && isCancellable(purchase);
    return toInvoice(invoice, { takesCards: this.seller.takesCards, cancellable });
  }

  /** Throws `not_found`, `invoice_settled`, `payments_not_set_up` and `payment_unavailable`. */
  async payByCard(userId: string, id: string): Promise<PurchaseOutcome> {
    const invoice = await this.invoices.find(id);
    const purchase = invoice?.personId === userId ? await this.purchases.find(invoice.purchaseId) : null;
    if (!invoice || !purchase) throw new DomainError('not_found');
    if (invoice.state !== 'open') throw new DomainError('invoice_settled');
    const { email } = await this.buyers.assertMayBuy(userId);
    return { kind: 'checkout', url: await this.checkout.open(purchase, email), invoiceId: id };
  }
}
