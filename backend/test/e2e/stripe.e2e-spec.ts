import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { DroppedFees } from '../../src/modules/billing/purchases/dropped-fees.listener.js';
import { PlacementFees } from '../../src/modules/billing/purchases/placement-fees.listener.js';
import { JobQueue } from '../../src/platform/jobs/index.js';
import { eventually } from '../support/eventually.js';
import { letPass } from '../support/clock.js';
import { Clock } from '../../src/platform/clock/index.js';
import { mailTo } from '../support/inbox.js';
import type { Person } from '../support/people.js';
import { createAdmin, createAuPair, createFamily } from '../support/profiles.js';
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
    const refunds = [10_000, 15_000].map((cents) => stripe.refund(intent, cents));
    const [half, whole] = refunds.map((refund) => stripe.event('refund.created', refund));
    const again = refunds.map((refund) => stripe.event('refund.updated', refund));
    const paid = stripe.event('checkout.session.completed', session);
    for (const event of [whole, half, paid, half, whole, ...again]) if (event) await hear(event).expect(204);
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
    const [own] = [...stripe.refunds.values()].slice(-1);
    if (own) await hear(stripe.event('refund.created', own)).expect(204);
    expect((await Promise.all([refund(2_000), refund(2_000)])).map(({ status }) => status)).toEqual([200, 200]);
    const refunded = (await booksOf(person)).filter(({ kind }) => kind === 'refund');
    expect(refunded.reduce((sum, { cents }) => sum + cents, 0)).toBe(stripe.chargeOf(intent).amount_refunded);
    expect(await tierOf(person)).toEqual(PREMIUM);
    await hear(stripe.event('refund.created', stripe.refund(intent, 25_000 - stripe.chargeOf(intent).amount_refunded)));
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

  it('S07 keeps for the payer what their bank refuses, says so, and lets an administrator send it by transfer', async () => {
    const person = await family();
    const session = await payFor(person);
    await hear(stripe.event('checkout.session.completed', session)).expect(204);
    const { purchaseId } = session.metadata;
    const refund = (input: object) =>
      admin.agent
        .post(`/api/admin/payments/${purchaseId}/refunds`)
        .send({ amountCents: 25_000, reason: REASON, ...input });
    await refund({ by: 'bank' }).expect(400);
    await refund({}).expect(200);
    const [made] = [...stripe.refunds.values()].slice(-1);
    const refused = stripe.refuse(made?.id ?? '');
    // Twice, and a late word of how it began.
    for (const event of [
      stripe.event('refund.failed', refused),
      stripe.event('refund.updated', refused),
      stripe.event('refund.created', { ...refused, status: 'pending' }),
    ])
      await hear(event).expect(204);
    const look = async () =>
      (await admin.agent.get('/api/admin/payments').query({ userId: person.id, attention: 'true' }).expect(200)).body
        .items;
    expect(await look()).toMatchObject([{ dueCents: -25_000, refundFailedCents: 25_000, refundableCents: 25_000 }]);
    expect((await admin.agent.get('/api/admin/queues').expect(200)).body.items).toContainEqual(
      expect.objectContaining({ name: 'payments', waiting: 1 }),
    );
    await mailTo(test, person.email, /Your bank did not take/);
    expect(await tierOf(person)).toEqual(FREE);
    expect((await refund({ by: 'bank' }).expect(200)).body).toMatchObject({ dueCents: 0, refundedCents: 25_000 });
    expect(await look()).toEqual([]);
    await refund({ by: 'card', amountCents: 1 }).expect(400);
    // Refused before we had heard of it: it never took anything.
    const other = await family();
    const theirs = await payFor(other);
    await hear(stripe.event('checkout.session.completed', theirs)).expect(204);
    const early = stripe.refuse(stripe.refund(theirs.payment_intent ?? '', 25_000).id);
    await hear(stripe.event('refund.failed', early)).expect(204);
    await hear(stripe.event('refund.created', { ...early, status: 'pending' })).expect(204);
    expect(await tierOf(other)).toEqual(PREMIUM);
  });

  it('S07 closes the page of what was paid by transfer or cancelled, and sends back what was paid there nevertheless', async () => {
    const owing = async () => {
      const person = await family();
      await hear(stripe.event('checkout.session.completed', await payFor(person))).expect(204);
      const arrangementId = randomUUID();
      const auPair = await createAuPair(test);
      const confirmed = { arrangementId, byId: person.id, toId: auPair.id };
      await test.app.get(PlacementFees, { strict: false }).charge(confirmed);
      const [invoice] = (await person.agent.get('/api/invoices').expect(200)).body.items as { id: string }[];
      const id = invoice?.id ?? '';
      const { body } = await person.agent.post(`/api/invoices/${id}/checkout`).expect(200);
      return {
        person,
        confirmed,
        id,
        session: stripe.sessionOf((body as { url: string }).url.split('/').at(-1) ?? ''),
      };
    };
    const settledFee = ({ id: userId }: Person) =>
      eventually('the surplus on its way back', async () => {
        const { body } = await admin.agent.get('/api/admin/payments').query({ userId }).expect(200);
        const [fee] = body.items as { paidCents: number; refundedCents: number; dueCents: number }[];
        return fee && fee.refundedCents > 0 && fee.dueCents === 0 ? fee : null;
      });
    const markPaid = (id: string) =>
      admin.agent
        .post(`/api/admin/invoices/${id}/payments`)
        .send({ paidOn: '2026-11-20', reference: 'Transfer', reason: REASON })
        .expect(200);
    const first = await owing();
    await markPaid(first.id);
    await eventually('a closed page', async () => stripe.sessionOf(first.session.id).status === 'expired');
    await first.person.agent.post(`/api/invoices/${first.id}/checkout`).expect(409, /invoice_settled/);

    // The card was quicker than the administrator, and its word slower.
    const second = await owing();
    const paid = stripe.event('checkout.session.completed', stripe.pay(second.session.id));
    await markPaid(second.id);
    await hear(paid).expect(204);
    const intent = stripe.sessionOf(second.session.id).payment_intent ?? '';
    expect(await settledFee(second.person)).toMatchObject({
      state: 'settled',
      paidCents: 160_000,
      refundedCents: 80_000,
    });
    expect(stripe.chargeOf(intent).amount_refunded).toBe(80_000);

    // Called off before it began: nothing is owed, and what is paid all the same goes back.
    const third = await owing();
    const late = stripe.event('checkout.session.completed', stripe.pay(third.session.id));
    await test.app.get(DroppedFees, { strict: false }).drop(third.confirmed);
    expect((await third.person.agent.get('/api/invoices').expect(200)).body.items[0]).toMatchObject({
      state: 'cancelled',
    });
    await hear(late).expect(204);
    expect(await settledFee(third.person)).toMatchObject({
      refundableCents: 0,
      arrangementCancelledAt: expect.any(String),
    });
    expect(await tierOf(third.person)).toEqual(PREMIUM);
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
