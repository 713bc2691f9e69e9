import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

/** The secret that signs events, known to this server and the API under test. */
export const WEBHOOK_SECRET = 'whsec_only_used_in_tests';
const signer = new Stripe('sk_test_only_used_in_tests');

type Fields = Record<string, string>;
interface StoredAnswer {
  body: string;
  status: number;
  answer: object;
}
export interface FakeSession extends Record<string, unknown> {
  id: string;
  url: string | null;
  status: string;
  payment_status: string;
  payment_intent: string | null;
  amount_total: number;
  currency: string | undefined;
  metadata: { purchaseId: string };
}
interface FakeCharge extends Record<string, unknown> {
  id: string;
  amount: number;
  amount_refunded: number;
  created: number;
  payment_intent: string;
  metadata: Fields;
}
interface FakeRefund extends Record<string, unknown> {
  id: string;
  amount: number;
  status: string;
  payment_intent: string;
}

/**
 * A server that answers as Stripe's published API does on the routes that the product asks: form bodies, objects,
 * errors in Stripe's shape, and idempotency keys (the same key with the same body gets the stored answer, with another
 * body an error).
 */
export class StripeServer {
  readonly sessions = new Map<string, FakeSession>();
  readonly charges = new Map<string, FakeCharge>();
  readonly refunds = new Map<string, FakeRefund>();
  /** Bank debits without money so far, by payment: what Stripe says of them. */
  private readonly debits = new Map<string, string>();
  /** Each request as `POST /v1/refunds`. */
  readonly asked: string[] = [];
  /** The surplus that was refunded, and the cents that stayed for the purchase. */
  readonly surplus: { purchaseId: string; left: number }[] = [];
  /** Answers nothing but errors while it is true. */
  down = false;
  /** Runs before a session is made, as long as Stripe takes. */
  whileOpening: () => Promise<unknown> = () => Promise.resolve();
  /** The payer's bank refuses every refund at once while it is true. */
  refusesRefunds = false;
  /** Metadata for the payment of a session; that of the session stays with the session. */
  private readonly paymentMetadata = new Map<string, Fields>();
  private readonly answers = new Map<string, StoredAnswer>();
  private readonly server: Server;
  private count = 0;

  constructor() {
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  async start(): Promise<string> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  /** The person pays on Stripe's page: what the session is from then on. */
  pay(id: string): FakeSession {
    const session = this.sessionOf(id);
    const payment_intent = this.id('pi');
    const { amount_total: amount, currency } = session;
    Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent, url: null });
    this.charges.set(payment_intent, {
      id: this.id('ch'),
      object: 'charge',
      amount,
      amount_refunded: 0,
      payment_intent,
      metadata: this.paymentMetadata.get(id) ?? {},
      currency,
      created: now(),
    });
    return session;
  }

  /** The person gives a bank account on Stripe's page: the money takes days, or does not come. */
  debit(id: string): FakeSession {
    const payment_intent = this.id('pi');
    this.debits.set(payment_intent, 'processing');
    return Object.assign(this.sessionOf(id), { status: 'complete', payment_intent, url: null });
  }

  /** The bank of that account sends no money. */
  bounce({ payment_intent }: FakeSession): void {
    this.debits.set(payment_intent ?? '', 'requires_payment_method');
  }

  /** Someone refunds in the dashboard: the refund itself does not say what it is for. */
  refund(paymentIntent: string, amount: number, metadata: Fields = {}): FakeRefund {
    this.chargeOf(paymentIntent).amount_refunded += amount;
    const refund = {
      id: this.id('re'),
      object: 'refund',
      status: 'succeeded',
      amount,
      charge: this.chargeOf(paymentIntent).id,
      payment_intent: paymentIntent,
      metadata,
    };
    this.refunds.set(refund.id, refund);
    return { ...refund };
  }

  /** The payer's bank takes back what is left of a payment: the dispute, as it is closed. */
  takeBack(paymentIntent: string): object {
    const charge = this.chargeOf(paymentIntent);
    const amount = charge.amount - charge.amount_refunded;
    charge.amount_refunded = charge.amount;
    const dispute = { id: this.id('dp'), object: 'dispute', status: 'lost', created: now() };
    return { ...dispute, amount, charge: charge.id, payment_intent: paymentIntent };
  }

  /** The payer's bank refuses it, days later: the money is with us again. */
  refuse(id: string): FakeRefund {
    const refund = this.refunds.get(id);
    if (!refund) throw new Error(`No refund ${id}`);
    this.chargeOf(refund.payment_intent).amount_refunded -= refund.amount;
    return { ...Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' }) };
  }

  chargeOf(paymentIntent: string): FakeCharge {
    const charge = this.charges.get(paymentIntent);
    if (!charge) throw new Error(`No charge of ${paymentIntent}`);
    return charge;
  }

  sessionOf(id: string): FakeSession {
    const session = this.sessions.get(id);
    if (!session) throw new Error(`No session ${id}`);
    return session;
  }

  /** An event as Stripe sends it: the body and its signature. */
  event(type: string, object: object, id = this.id('evt')): { body: string; signature: string } {
    const body = JSON.stringify({ id, object: 'event', type, created: now(), data: { object } });
    return { body, signature: signer.webhooks.generateTestHeaderString({ payload: body, secret: WEBHOOK_SECRET }) };
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request);
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://stripe');
    const fields = { ...fieldsOf(body), ...Object.fromEntries(searchParams) };
    this.asked.push(`${request.method} ${path}`);
    if (path === '/v1/checkout/sessions') await this.whileOpening();
    const key = String(request.headers['idempotency-key'] ?? '');
    const isRepeat = this.answers.get(key)?.body === `${path} ${body}`;
    const { status, answer } = this.remembered(key, `${path} ${body}`, () =>
      this.down
        ? failure(500, 'api_error', 'Something went wrong on our side.')
        : this.answer(request.method ?? '', path, fields),
    );
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': this.id('req'),
      ...(isRepeat && { 'idempotent-replayed': 'true' }),
      // It would only repeat the failure.
      ...(key !== '' && status === 500 && { 'stripe-should-retry': 'false' }),
    });
    response.end(JSON.stringify(answer));
  }

  private remembered(key: string, body: string, make: () => Omit<StoredAnswer, 'body'>): Omit<StoredAnswer, 'body'> {
    const known = key === '' ? undefined : this.answers.get(key);
    if (known && known.body !== body)
      return failure(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters.',
      );
    if (known) return known;
    const made = make();
    // Of failures, only those of pages are stored, though Stripe stores all: a refund after one would take a day.
    if (key !== '' && (made.status < 500 || body.startsWith('/v1/checkout'))) this.answers.set(key, { ...made, body });
    return made;
  }

  private answer(method: string, path: string, fields: Fields): Omit<StoredAnswer, 'body'> {
    const [, sessionId, verb] = /^\/v1\/checkout\/sessions\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    if (method === 'POST' && path === '/v1/checkout/sessions') return this.createSession(fields);
    if (sessionId && !this.sessions.has(sessionId)) return failure(404, 'invalid_request_error', 'No such session');
    if (method === 'GET' && sessionId) return { status: 200, answer: this.sessionOf(sessionId) };
    if (method === 'POST' && sessionId && verb === 'expire') {
      const session = this.sessionOf(sessionId);
      if (session.status !== 'open') return failure(400, 'invalid_request_error', 'Only open sessions can be expired.');
      return { status: 200, answer: Object.assign(session, { status: 'expired', url: null }) };
    }
    const [, intent] = /^\/v1\/payment_intents\/(\w+)$/.exec(path) ?? [];
    if (method === 'GET' && intent) return this.paymentIntent(intent);
    if (method === 'POST' && path === '/v1/refunds') return this.createRefund(fields);
    if (method === 'GET' && path === '/v1/refunds') return this.listRefunds(fields);
    return failure(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path}).`);
  }

  private createSession(fields: Fields): Omit<StoredAnswer, 'body'> {
    if (!fields['success_url']) return failure(400, 'invalid_request_error', 'Missing required param: success_url.');
    const id = this.id('cs_test');
    const session: FakeSession = {
      id,
      object: 'checkout.session',
      mode: fields['mode'],
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: Number(fields['line_items[0][price_data][unit_amount]']),
      currency: fields['line_items[0][price_data][currency]'],
      client_reference_id: fields['client_reference_id'],
      metadata: { purchaseId: fields['metadata[purchaseId]'] ?? '' },
      url: `https://checkout.stripe.com/c/pay/${id}`,
      cancel_url: fields['cancel_url'],
      created: now(),
      expires_at: now() + 86_400,
    };
    this.sessions.set(id, session);
    this.paymentMetadata.set(id, { purchaseId: fields['payment_intent_data[metadata][purchaseId]'] ?? '' });
    return { status: 200, answer: { ...session } };
  }

  /** Only what was paid has one: a page makes it when someone pays there. */
  private paymentIntent(id: string): Omit<StoredAnswer, 'body'> {
    const debit = this.debits.get(id);
    if (debit) return { status: 200, answer: { id, object: 'payment_intent', status: debit, metadata: {} } };
    const charge = this.charges.get(id);
    if (!charge) return failure(404, 'invalid_request_error', `No such payment_intent: '${id}'`);
    const { id: latest_charge, amount, currency, created, metadata } = charge;
    const paid = { status: 'succeeded', amount, amount_received: amount, latest_charge };
    return { status: 200, answer: { id, object: 'payment_intent', currency, created, metadata, ...paid } };
  }

  private createRefund(fields: Fields): Omit<StoredAnswer, 'body'> {
    const charge = this.charges.get(fields['payment_intent'] ?? '');
    const amount = Number(fields['amount']);
    if (!charge) return failure(404, 'invalid_request_error', 'No such payment_intent');
    if (amount > charge.amount - charge.amount_refunded)
      return failure(400, 'invalid_request_error', 'Refund amount is greater than unrefunded amount on charge.');
    const metadata: Fields = Object.fromEntries(
      ['purchaseId', 'decided', 'request'].flatMap((name) => {
        const value = fields[`metadata[${name}]`];
        return value === undefined ? [] : [[name, value]];
      }),
    );
    const refund = this.refund(charge.payment_intent, amount, metadata);
    const { purchaseId = '', decided } = metadata;
    if (!decided) this.surplus.push({ purchaseId, left: this.leftOf(purchaseId) });
    return { status: 200, answer: this.refusesRefunds ? this.refuse(refund.id) : refund };
  }

  private leftOf(purchaseId: string): number {
    const charges = [...this.charges.values()].filter(({ metadata }) => metadata['purchaseId'] === purchaseId);
    return charges.reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0);
  }

  /** The newest first, as there. */
  private listRefunds({ payment_intent }: Fields): Omit<StoredAnswer, 'body'> {
    const data = [...this.refunds.values()].filter((refund) => refund.payment_intent === payment_intent).reverse();
    return { status: 200, answer: { object: 'list', url: '/v1/refunds', has_more: false, data } };
  }

  private id(prefix: string): string {
    this.count += 1;
    return `${prefix}_${String(this.count).padStart(8, '0')}`;
  }
}

const now = () => Math.floor(Date.now() / 1_000);
const failure = (status: number, type: string, message: string) => ({ status, answer: { error: { type, message } } });
const fieldsOf = (body: string): Fields => Object.fromEntries(new URLSearchParams(body));

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
