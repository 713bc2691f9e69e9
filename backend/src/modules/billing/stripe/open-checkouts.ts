import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type Stripe from 'stripe';
import { Clock } from '../../../platform/clock/index.js';
import { Transactions } from '../../../platform/database/index.js';
import { JobQueue } from '../../../platform/jobs/index.js';
import { PurchasesRepository } from '../purchases/purchases.repository.js';
import { CardPayments } from './card-payments.service.js';
import './checkout-pages.js';
import { StripeGateway } from './stripe-gateway.js';

const BATCH = 100;

/** Asks Stripe what became of pages that have closed, for when its events never reached us, and closes others. */
@Injectable()
export class OpenCheckouts implements OnModuleInit {
  private readonly logger = new Logger('Stripe');

  constructor(
    private readonly purchases: PurchasesRepository,
    private readonly stripe: StripeGateway,
    private readonly cards: CardPayments,
    private readonly transactions: Transactions,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('billing.close-checkout', ({ sessionId }) => this.close(sessionId));
  }

  async settle(): Promise<void> {
    for (const { id, checkoutSessionId } of await this.purchases.withClosedCheckout(this.clock.now(), BATCH))
      if (checkoutSessionId)
        await this.settleOne(checkoutSessionId).catch((err: unknown) => this.logger.error({ purchaseId: id, err }));
  }

  /** Whoever was quicker has paid: then that counts. */
  async close(sessionId: string): Promise<void> {
    const { status } = await this.ask(sessionId);
    if (status === 'open') await this.stripe.ask((stripe) => stripe.checkout.sessions.expire(sessionId));
    else await this.settleOne(sessionId);
  }

  private async settleOne(sessionId: string): Promise<void> {
    const session = await this.ask(sessionId);
    await this.transactions.run((manager) =>
      session.payment_status === 'paid'
        ? this.cards.completed(session, manager)
        : this.cards.abandoned(session, manager),
    );
  }

  private ask(sessionId: string): Promise<Stripe.Checkout.Session> {
    return this.stripe.ask((stripe) => stripe.checkout.sessions.retrieve(sessionId));
  }
}
