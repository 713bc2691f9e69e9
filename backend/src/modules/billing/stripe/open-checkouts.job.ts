import { Injectable, type OnModuleInit } from '@nestjs/common';
import type Stripe from 'stripe';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { eachItem, JobQueueService, Scheduled } from '../../../platform/jobs/index.js';
import { PurchasesRepository } from '../purchases/purchases.repository.js';
import { CardPaymentsService, unpaidIntentOf } from './card-payments.service.js';
import './checkout-pages.service.js';
import { StripeClient } from './stripe.client.js';

/** Asks Stripe for the outcome of closed pages, in case its events were lost, and closes others. */
@Injectable()
export class OpenCheckoutsJob implements OnModuleInit {
  constructor(
    private readonly purchases: PurchasesRepository,
    private readonly stripe: StripeClient,
    private readonly cards: CardPaymentsService,
    private readonly transactions: TransactionsService,
    private readonly jobs: JobQueueService,
    private readonly clock: ClockService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('billing.close-checkout', ({ sessionId }) => this.close(sessionId));
  }

  @Scheduled('billing.settle-checkouts', {
    cron: '*/15 * * * *',
    does: 'Asks Stripe what became of closed payment pages',
  })
  async settle(): Promise<void> {
    const now = this.clock.now();
    await eachItem('billing.settle-checkouts', {
      page: (after, limit) => this.purchases.withClosedCheckout(now, after, limit),
      work: async ({ checkoutSessionId }) => checkoutSessionId && this.settleOne(checkoutSessionId),
    });
  }

  /** If the payment was faster, it counts. */
  async close(sessionId: string): Promise<void> {
    const { status } = await this.ask(sessionId);
    if (status === 'open') await this.stripe.ask((stripe) => stripe.checkout.sessions.expire(sessionId));
    else await this.settleOne(sessionId);
  }

  private async settleOne(sessionId: string): Promise<void> {
    const session = await this.ask(sessionId);
    const unpaid = unpaidIntentOf(session);
    const intent = unpaid ? await this.stripe.ask((stripe) => stripe.paymentIntents.retrieve(unpaid)) : null;
    // A completed page was not abandoned unless its payment failed: the money may take days.
    await this.transactions.run((manager) =>
      session.status === 'complete'
        ? this.cards.completed(session, this.clock.now(), manager, intent)
        : this.cards.abandoned(session, manager),
    );
  }

  private ask(sessionId: string): Promise<Stripe.Checkout.Session> {
    return this.stripe.ask((stripe) => stripe.checkout.sessions.retrieve(sessionId));
  }
}
