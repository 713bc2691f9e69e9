import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { Clock } from '../../../platform/clock/index.js';
import { Transactions, type EntityManager } from '../../../platform/database/index.js';
import { CardPayments } from './card-payments.service.js';
import { StripeEventsRepository } from './stripe-events.repository.js';
import { StripeGateway } from './stripe-gateway.js';

/**
 * What Stripe tells us, in any order and any number of times: each event counts once, and each says what is, never what
 * to add, so that the books come out the same whichever comes first.
 */
@Injectable()
export class StripeEvents {
  private readonly logger = new Logger('Stripe');

  constructor(
    private readonly stripe: StripeGateway,
    private readonly events: StripeEventsRepository,
    private readonly cards: CardPayments,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Throws `signature_invalid`, and `not_found` where there is no Stripe. */
  async hear(rawBody: string, signature: string | undefined): Promise<void> {
    const event = await this.named(this.stripe.eventOf(rawBody, signature));
    const { id, type } = event;
    await this.transactions.run(async (manager) => {
      const isNew = await this.events.note({ id, type, receivedAt: this.clock.now() }, manager);
      if (isNew) await this.follow(event, manager);
    });
  }

  /** A refund that was made in the dashboard names its payment only, and the payment names the purchase. */
  private async named(event: Stripe.Event): Promise<Stripe.Event> {
    if (event.type !== 'refund.created' && event.type !== 'refund.updated' && event.type !== 'refund.failed')
      return event;
    const refund = event.data.object;
    const payment = typeof refund.payment_intent === 'string' ? refund.payment_intent : refund.payment_intent?.id;
    if (refund.metadata?.['purchaseId'] || !payment) return event;
    const { metadata } = await this.stripe.ask((stripe) => stripe.paymentIntents.retrieve(payment));
    refund.metadata = { ...refund.metadata, ...metadata };
    return event;
  }

  private async follow(event: Stripe.Event, manager: EntityManager): Promise<void> {
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
        return this.cards.completed(event.data.object, manager);
      case 'checkout.session.expired':
      case 'checkout.session.async_payment_failed':
        return this.cards.abandoned(event.data.object, manager);
      case 'refund.created':
      case 'refund.updated':
      case 'refund.failed':
        return this.cards.refunded(event.data.object, manager);
      case 'charge.dispute.created':
      case 'charge.dispute.updated':
      case 'charge.dispute.closed':
        return this.cards.disputed(event.data.object, manager);
      default:
        this.logger.debug({ event: 'stripe_event_unused', type: event.type });
    }
  }
}
