import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { OnDomainEvent } from '../../../platform/events/index.js';
import { InvoicesAdminService } from '../invoices/invoices-admin.service.js';
import { InvoicesRepository } from '../invoices/invoices.repository.js';
import { messages } from '../texts.js';
import { PlacementFeesService } from './placement-fees.service.js';
import { PurchasesRepository } from './purchases.repository.js';

/**
 * Cancelling an agreement before it begins also cancels its unpaid placement fee. A paid fee stays, marked for admins,
 * who may refund it. An agreement that extends the cancelled one takes its fee over.
 */
@Injectable()
export class CancelledPlacementFeesListener {
  constructor(
    private readonly fees: PlacementFeesService,
    private readonly purchases: PurchasesRepository,
    private readonly invoices: InvoicesRepository,
    private readonly invoicesAdmin: InvoicesAdminService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  @OnDomainEvent('arrangement.cancelled', 'placement-fees.drop')
  async drop({ agreementId }: { agreementId: string }): Promise<void> {
    await this.transactions.run((manager) => this.dropFee(agreementId, manager));
  }

  /** By an admin; the fee of a placement that has begun stays. */
  @OnDomainEvent('arrangement.withdrawn', 'placement-fees.drop-withdrawn')
  async dropWithdrawn({ agreementId, hadBegun }: { agreementId: string; hadBegun: boolean }): Promise<void> {
    if (!hadBegun) await this.drop({ agreementId });
  }

  private async dropFee(agreementId: string, manager: EntityManager): Promise<void> {
    const fee = await this.fees.left(agreementId, manager);
    if (!fee) return;
    await this.purchases.update(fee.id, { sourceCancelledAt: this.clock.now() }, manager);
    const invoice = await this.invoices.ofPurchase(fee.id, manager);
    if (invoice?.state !== 'open') return;
    await this.invoicesAdmin.cancel(invoice.id, { actorId: null, reason: messages.feeDropped }, manager);
  }
}
