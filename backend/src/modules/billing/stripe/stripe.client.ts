import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type Stripe from 'stripe';
import { Settings } from '../../../platform/config/index.js';
import { assertOutsideTransaction } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';

const TIMEOUT_MS = 10_000;
const RETRIES = 1;
/** Keys that are tried for one thing within a day. */
const MOST_KEYS = 10;

/** Stripe's API, if this installation has a key. All its errors become `payment_unavailable`. */
@Injectable()
export class StripeClient implements OnModuleInit {
  private readonly logger = new Logger('Stripe');
  private client: Stripe | null = null;

  constructor(private readonly settings: Settings) {}

  /** Its client is large, so only installations with a key load it. */
  async onModuleInit(): Promise<void> {
    const { stripe } = this.settings;
    if (!stripe) return;
    const { default: Client } = await import('stripe');
    this.client = new Client(stripe.secretKey, optionsFor(stripe.apiUrl));
  }

  /** Calls Stripe. Throws `payments_not_set_up` without a key, and `payment_unavailable` on errors and timeouts. */
  async ask<T>(question: (stripe: Stripe) => Promise<T>): Promise<T> {
    if (!this.client) throw new DomainError('payments_not_set_up');
    assertOutsideTransaction('Stripe');
    try {
      return await question(this.client);
    } catch (error) {
      const { type, code, statusCode, requestId } = error as Partial<Stripe.errors.StripeError>;
      this.logger.error({ event: 'stripe_failed', type, code, status: statusCode, stripeRequestId: requestId });
      throw new DomainError('payment_unavailable', { retryAfter: 60, cause: error });
    }
  }

  /**
   * Opens a payment page once for a key, however often it is asked. Stripe repeats a failure of its own to the same key
   * for a day: then the next key of a fixed row is used. Not for moves of money, which might be made twice: a failure
   * does not prove that nothing was done. Throws like `ask`.
   */
  async openPage<T>(
    key: string,
    question: (stripe: Stripe, options: Stripe.RequestOptions) => Promise<T>,
    attempt = 1,
  ): Promise<T> {
    const idempotencyKey = attempt === 1 ? key : `${key}:${attempt}`;
    try {
      return await this.ask((stripe) => question(stripe, { idempotencyKey }));
    } catch (error) {
      if (attempt === MOST_KEYS || !(error instanceof DomainError) || !isRepeated(error)) throw error;
      return this.openPage(key, question, attempt + 1);
    }
  }

  /** The event of a signed body. Throws `webhook_signature_invalid`, and logs it. */
  eventOf(rawBody: string, signature: string | undefined): Stripe.Event {
    if (!this.client) throw new DomainError('not_found');
    try {
      return this.client.webhooks.constructEvent(rawBody, signature ?? '', this.settings.stripe?.webhookSecret ?? '');
    } catch (error) {
      this.logger.warn({ event: 'stripe_signature_invalid', signed: signature !== undefined });
      throw new DomainError('webhook_signature_invalid', { cause: error });
    }
  }
}

/** Another address than Stripe's own is for tests and for outbound proxies. */
function optionsFor(apiUrl: string | null): Stripe.StripeConfig {
  const base = { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false };
  if (!apiUrl) return base;
  const { hostname, port, protocol } = new URL(apiUrl);
  return {
    ...base,
    host: hostname,
    port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port),
    protocol: protocol === 'https:' ? 'https' : 'http',
  };
}

/** Whether a failure was stored for its key: a failure of Stripe that is repeated, or other content before. */
function isRepeated({ cause }: DomainError): boolean {
  const { type, statusCode = 0, headers } = (cause ?? {}) as Partial<Stripe.errors.StripeError>;
  // 409: the first request is still at work.
  return (
    (type === 'StripeIdempotencyError' && statusCode !== 409) ||
    (statusCode >= 500 && headers?.['idempotent-replayed'] === 'true')
  );
}
