import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { CardPaymentsService, unpaidIntentOf } from './card-payments.service.js';
import { StripeEventsRepository } from './stripe-events.repository.js';
import { StripeClient } from './stripe.client.js';

/**
 * Processes Stripe's events in any order and any number of times: each event counts once and describes a state, not a
 * change. A refund is never recorded before its payment, so that the ledger is the same in any order.
 */
@Injectable()
export class StripeEventsService {
  private readonly logger = new Logger('Stripe');

  constructor(
    private readonly stripe: StripeClient,
    private readonly events: StripeEventsRepository,
    private readonly cards: CardPaymentsService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  /**
   * Throws `webhook_signature_invalid`, `not_found` without Stripe, and `payment_unavailable` if Stripe has to be
   * asked and does not respond: then nothing is recorded, and Stripe retries.
   */
  async process(rawBody: string, signature: string | undefined): Promise<void> {
    const event = this.stripe.eventOf(rawBody, signature);
    const payment = await this.paymentFor(event);
    const { id, type } = event;
    await this.transactions.run(async (manager) => {
      if (!(await this.events.note({ id, type, receivedAt: this.clock.now() }, manager))) return;
      await this.apply(event, payment, manager);
    });
  }

  /**
   * A refund or dispute arrived before its payment, or the payment's event was lost; or a completed page says that it is
   * unpaid, which may be out of date: Stripe is asked for the payment.
   */
  private async paymentFor(event: Stripe.Event): Promise<Stripe.PaymentIntent | null> {
    switch (event.type) {
      case 'checkout.session.completed': {
        const unpaid = unpaidIntentOf(event.data.object);
        return unpaid === null ? null : this.stripe.ask((stripe) => stripe.paymentIntents.retrieve(unpaid));
      }
      case 'refund.created':
      case 'refund.updated':
      case 'refund.failed':
      case 'charge.dispute.created':
      case 'charge.dispute.updated':
      case 'charge.dispute.closed': {
        const missing = await this.cards.unrecordedPaymentOf(event.data.object);
        if (missing === null) return null;
        return this.stripe.ask((stripe) => stripe.paymentIntents.retrieve(missing));
      }
      default:
        return null;
    }
  }

  private async apply(
    event: Stripe.Event,
    payment: Stripe.PaymentIntent | null,
    manager: EntityManager,
  ): Promise<void> {
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
        return this.cards.completed(event.data.object, new Date(event.created * 1_000), manager, payment);
      case 'checkout.session.expired':
        return this.cards.abandoned(event.data.object, manager);
      case 'checkout.session.async_payment_failed':
        return this.cards.abandoned(event.data.object, manager, true);
      case 'refund.created':
      case 'refund.updated':
      case 'refund.failed':
        if (payment) await this.cards.recordPayment(payment, manager);
        return this.cards.refunded(event.data.object, manager);
      case 'charge.dispute.created':
      case 'charge.dispute.updated':
      case 'charge.dispute.closed':
        if (payment) await this.cards.recordPayment(payment, manager);
        return this.cards.disputed(event.data.object, manager);
      default:
        this.logger.debug({ event: 'stripe_event_unused', type: event.type });
    }
  }
}
