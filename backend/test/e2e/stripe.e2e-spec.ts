import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { JobQueue } from '../../src/platform/jobs/index.js';
import { letPass } from '../support/clock.js';
import { Clock } from '../../src/platform/clock/index.js';
import { mailTo } from '../support/inbox.js';
import type { Person } from '../support/people.js';
import { createAdmin, createFamily } from '../support/profiles.js';
import { StripeServer, WEBHOOK_SECRET, type FakeSession } from '../support/stripe-server.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const REASON = 'Because the test needs it.';

describe('Plans paid by card', () => {
  const stripe = new StripeServer();
  let test: TestApp;
  let admin: Person;
  beforeAll(async () => {
    const url = await stripe.start();
    test = await createTestApp({
      env: {
        STRIPE_SECRET_KEY: 'sk_test_only_used_in_tests',
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        STRIPE_API_URL: url,
      },
    });
    admin = await createAdmin(test);
  });
  afterAll(async () => {
    await test.close();
    await stripe.stop();
  });
  afterEach(() => {
    stripe.down = false;
    test.app.get(Clock).runAhead(0);
  });

  const hear = ({ body, signature }: { body: string; signature: string }) =>
    test.http
      .post('/api/stripe/webhooks')
      .set('content-type', 'application/json')
      .set('stripe-signature', signature)
      .send(body);
  const family = () => createFamily(test, {}, { verified: true });
  const checkout = async ({ agent }: Person): Promise<FakeSession> => {
    const { body } = await agent.post('/api/purchases').send({ plan: 'premium' }).expect(200);
    expect(body).toMatchObject({ kind: 'checkout' });
    return stripe.sessionOf((body as { url: string }).url.split('/').at(-1) ?? '');
  };
  const payFor = async (person: Person) => stripe.pay((await checkout(person)).id);
  const booksOf = ({ id }: Person) =>
    test.database.query<{ kind: string; cents: number }>(
      'SELECT kind, amount_cents AS cents FROM ledger_entries WHERE person_id = $1 ORDER BY id',
      [id],
    );
  const tierOf = async ({ id }: Person) =>
    (
      await test.database.query<{ tier: string; paid: boolean }>(
        'SELECT subscription_tier AS tier, has_paid AS paid FROM profiles WHERE id = $1',
        [id],
      )
    )[0];
  const PREMIUM = { tier: 'premium', paid: true };
  const FREE = { tier: 'free', paid: false };
  const PAID = [
    { kind: 'charge', cents: 25_000 },
    { kind: 'payment', cents: 25_000 },
  ];

  it('S07 begins a plan when the card is charged; five times the same event at once are one grant', async () => {
    const person = await family();
    const first = await checkout(person);
    expect((await checkout(person)).id).toBe(first.id);
    expect(await booksOf(person)).toEqual([]);
    const event = stripe.event('checkout.session.completed', stripe.pay(first.id));
    const answers = await Promise.all(Array.from({ length: 5 }, () => hear(event)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    // Another event of the same payment, as Stripe sends for payments that took a while.
    await hear(stripe.event('checkout.session.async_payment_succeeded', stripe.sessionOf(first.id))).expect(204);
    expect(await booksOf(person)).toEqual(PAID);
    expect(await tierOf(person)).toEqual(PREMIUM);
    await mailTo(test, person.email, /received your payment/);
    expect((await person.agent.get('/api/invoices').expect(200)).body.items).toMatchObject([
      { state: 'paid', totalCents: 25_000, bank: null },
    ]);
  });

  it('refuses what Stripe did not sign, and what was changed on the way', async () => {
    const person = await family();
    const { body, signature } = stripe.event('checkout.session.completed', await payFor(person));
    const forged = body.replace('25000', '25001');
    for (const wrong of [
      { body, signature: 't=1,v1=00' },
      { body: forged, signature },
    ])
      await hear(wrong).expect(400, /signature_invalid/);
    await test.http
      .post('/api/stripe/webhooks')
      .send({ id: 'evt_1' })
      .expect(400, /signature_invalid/);
    expect(await booksOf(person)).toEqual([]);
    expect(await tierOf(person)).toEqual(FREE);
  });

  it('waits for money that is on its way, and owes nobody a page that was only looked at', async () => {
    const person = await family();
    const session = await checkout(person);
    await hear(stripe.event('checkout.session.completed', { ...session, status: 'complete' })).expect(204);
    expect(await booksOf(person)).toEqual([]);
    await hear(stripe.event('checkout.session.expired', { ...session, status: 'expired' })).expect(204);
    expect(await booksOf(person)).toEqual([]);
    expect((await person.agent.get('/api/plan').expect(200)).body.dues).toEqual([]);
    expect((await checkout(person)).id).not.toBe(session.id);
  });

  it('comes to the same books in whatever order the events come', async () => {
    const person = await family();
    const session = await payFor(person);
    const intent = session.payment_intent ?? '';
    const half = stripe.event('charge.refunded', stripe.refund(intent, 10_000));
    const whole = stripe.event('charge.refunded', stripe.refund(intent, 15_000));
    for (const event of [whole, half, stripe.event('checkout.session.completed', session), half, whole])
      await hear(event).expect(204);
    const rows = await booksOf(person);
    const sum = (kind: string) => rows.filter((row) => row.kind === kind).reduce((cents, row) => cents + row.cents, 0);
    expect(['charge', 'payment', 'refund', 'credit'].map(sum)).toEqual([25_000, 25_000, 25_000, 25_000]);
    expect(await tierOf(person)).toEqual(FREE);
  });

  it('S07 refunds through Stripe once, whoever hears of it first, and ends the plan with the last of the money', async () => {
    const person = await family();
    const session = await payFor(person);
    await hear(stripe.event('checkout.session.completed', session)).expect(204);
    const intent = session.payment_intent ?? '';
    const refund = (amountCents: number) =>
      admin.agent
        .post(`/api/admin/payments/${session.metadata.purchaseId}/refunds`)
        .send({ amountCents, reason: REASON });
    expect((await refund(5_000).expect(200)).body).toMatchObject({ refundedCents: 5_000, dueCents: 0 });
    await hear(stripe.event('charge.refunded', stripe.chargeOf(intent))).expect(204);
    expect((await Promise.all([refund(2_000), refund(2_000)])).map(({ status }) => status)).toEqual([200, 200]);
    const refunded = (await booksOf(person)).filter(({ kind }) => kind === 'refund');
    expect(refunded.reduce((sum, { cents }) => sum + cents, 0)).toBe(stripe.chargeOf(intent).amount_refunded);
    expect(await tierOf(person)).toEqual(PREMIUM);
    await hear(
      stripe.event('charge.refunded', stripe.refund(intent, 25_000 - stripe.chargeOf(intent).amount_refunded)),
    );
    expect(await tierOf(person)).toEqual(FREE);
    await refund(1).expect(400);
  });

  it('notes a disputed payment, and takes the plan back when the bank has taken the money', async () => {
    const person = await family();
    const session = await payFor(person);
    await hear(stripe.event('checkout.session.completed', session)).expect(204);
    const dispute = {
      id: 'dp_1',
      object: 'dispute',
      amount: 25_000,
      charge: stripe.chargeOf(session.payment_intent ?? '').id,
      payment_intent: session.payment_intent,
      status: 'needs_response',
      created: 1_795_000_000,
    };
    await hear(stripe.event('charge.dispute.created', dispute)).expect(204);
    expect(await tierOf(person)).toEqual(PREMIUM);
    const { body } = await admin.agent.get('/api/admin/payments').query({ userId: person.id }).expect(200);
    expect(body.items).toMatchObject([{ disputedAt: expect.any(String), disputeOutcome: null }]);
    await hear(stripe.event('charge.dispute.closed', { ...dispute, status: 'lost' })).expect(204);
    expect(await tierOf(person)).toEqual(FREE);
  });

  it('says that nothing was charged while Stripe is down, and loses neither purchase nor payment', async () => {
    const person = await family();
    stripe.down = true;
    await person.agent
      .post('/api/purchases')
      .send({ plan: 'premium' })
      .expect(503, /payment_unavailable/);
    stripe.down = false;
    const session = await payFor(person);
    // The event is lost; the upkeep asks what became of the page.
    letPass(test, 26 * 60);
    await test.app.get(JobQueue).runUpkeepNow('billing.checkouts');
    expect(await booksOf(person)).toEqual(PAID);
    expect(session.metadata.purchaseId).not.toBe('');
    expect(await tierOf(person)).toEqual(PREMIUM);
  });
});
