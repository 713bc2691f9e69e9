import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { Transactions } from '../../../platform/database/index.js';
import { PurchasesRepository } from '../purchases/purchases.repository.js';
import { CardPayments } from './card-payments.service.js';
import { StripeGateway } from './stripe-gateway.js';

const BATCH = 100;

/** Asks Stripe what became of pages that have closed, for when its events never reached us. */
@Injectable()
export class OpenCheckouts {
  private readonly logger = new Logger('Stripe');

  constructor(
    private readonly purchases: PurchasesRepository,
    private readonly stripe: StripeGateway,
    private readonly cards: CardPayments,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async settle(): Promise<void> {
    for (const { id, checkoutSessionId } of await this.purchases.withClosedCheckout(this.clock.now(), BATCH))
      if (checkoutSessionId)
        await this.settleOne(checkoutSessionId).catch((err: unknown) => this.logger.error({ purchaseId: id, err }));
  }

  private async settleOne(sessionId: string): Promise<void> {
    const session = await this.stripe.ask((stripe) => stripe.checkout.sessions.retrieve(sessionId));
    await this.transactions.run((manager) =>
      session.payment_status === 'paid'
        ? this.cards.completed(session, manager)
        : this.cards.abandoned(session, manager),
    );
  }
}
