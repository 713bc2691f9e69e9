import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type request from 'supertest';
import { CancelledPlacementFeesListener } from '../../src/modules/billing/purchases/cancelled-placement-fees.listener.js';
import { ErasedAccountOrdersListener } from '../../src/modules/billing/purchases/erased-account-orders.listener.js';
import { PlacementFeesListener } from '../../src/modules/billing/purchases/placement-fees.listener.js';
import { OpenCheckoutsJob } from '../../src/modules/billing/stripe/open-checkouts.job.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { dayAt } from '../../src/platform/daily-metrics/index.js';
import { JobQueueService } from '../../src/platform/jobs/index.js';
import { cardStage, FREE, PAID, PREMIUM, REASON } from '../support/card-stage.js';
import { advanceClock, setClock } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { emailTo } from '../support/inbox.js';
import type { Person } from '../support/people.js';
import { completeFamily, createAuPair } from '../support/profiles.js';
import { decideRefund, proposeRefund, refundOutcome } from '../support/refunds.js';

/** The rows of an order that is no longer due. */
const DROPPED = [
  { kind: 'charge', cents: 25_000 },
  { kind: 'cancellation', cents: 25_000 },
];

describe('Plans paid by card', () => {
  let stage: Awaited<ReturnType<typeof cardStage>>;
  beforeAll(async () => {
    stage = await cardStage();
  });
  afterEach(() => stage.reset());
  afterAll(() => stage.close());

  it('S07 begins a plan when the card is charged; five copies of the same event at once are one grant', async () => {
    const { stripe, test, hear, family, checkout, booksOf, tierOf } = stage;
    const person = await family();
    const first = await checkout(person);
    expect((await checkout(person)).id).toBe(first.id);
    // Someone who leaves the page finds their choice again.
    expect(first['cancel_url']).toMatch(/\/payment\?tier=premium&purchase=.+&outcome=cancelled$/);
    expect(await booksOf(person)).toEqual([]);
    const event = stripe.event('checkout.session.completed', stripe.pay(first.id));
    const answers = await Promise.all(Array.from({ length: 5 }, () => hear(event)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    // Another event of the same payment, as Stripe sends for payments that took a while.
    await hear(stripe.event('checkout.session.async_payment_succeeded', stripe.sessionOf(first.id))).expect(204);
    expect(await booksOf(person)).toEqual(PAID);
    expect(await tierOf(person)).toEqual(PREMIUM);
    await emailTo(test, person.email, /received your payment/);
    expect((await person.agent.get('/api/invoices').expect(200)).body.items).toMatchObject([
      { state: 'paid', totalCents: 25_000, bank: null },
    ]);
  });

  it('refuses events that Stripe did not sign or that were changed in transit', async () => {
    const { stripe, test, hear, family, payFor, booksOf, tierOf } = stage;
    const person = await family();
    const { body, signature } = stripe.event('checkout.session.completed', await payFor(person));
    const forged = body.replace('25000', '25001');
    for (const wrong of [
      { body, signature: 't=1,v1=00' },
      { body: forged, signature },
    ])
      await hear(wrong).expect(400, /webhook_signature_invalid/);
    await test.http
      .post('/api/stripe/webhooks')
      .send({ id: 'evt_1' })
      .expect(400, /webhook_signature_invalid/);
    expect(await booksOf(person)).toEqual([]);
    expect(await tierOf(person)).toEqual(FREE);
  });

  it('leaves no page open that Stripe made for a purchase that was dropped meanwhile', async () => {
    const { stripe, test, family, booksOf } = stage;
    const person = await family();
    const orders = test.app.get(ErasedAccountOrdersListener, { strict: false });
    stripe.whileOpening = () => orders.drop({ accountId: person.id });
    const before = new Set(stripe.sessions.keys());
    await person.agent
      .post('/api/purchases')
      .send({ plan: 'premium' })
      .expect(409, /conflict/);
    const [page, ...others] = [...stripe.sessions.values()].filter(({ id }) => !before.has(id));
    expect(others).toEqual([]);
    await eventually('the page is closed', () => Promise.resolve(page?.status === 'expired'));
    expect(await booksOf(person)).toEqual(DROPPED);
  });

  it('waits for money that is on its way, and owes no one a page that was only looked at', async () => {
    const { stripe, hear, family, checkout, booksOf } = stage;
    const person = await family();
    const session = await checkout(person);
    await hear(stripe.event('checkout.session.completed', { ...session, status: 'complete' })).expect(204);
    expect(await booksOf(person)).toEqual([]);
    await hear(stripe.event('checkout.session.expired', { ...session, status: 'expired' })).expect(204);
    expect(await booksOf(person)).toEqual([]);
    expect((await person.agent.get('/api/plan').expect(200)).body.dues).toEqual([]);
    expect((await checkout(person)).id).not.toBe(session.id);
  });

  it('S07 keeps a bank debit that is on its way for days, lets no one pay twice, and dates it by its confirmation', async () => {
    const { stripe, test, hear, family, checkout, booksOf, tierOf } = stage;
    const person = await family();
    const { id } = await checkout(person);
    const finished = Object.assign(stripe.sessionOf(id), { status: 'complete' });
    await hear(stripe.event('checkout.session.completed', finished)).expect(204);
    advanceClock(test, 25 * 60);
    await test.app.get(OpenCheckoutsJob, { strict: false }).settle();
    expect((await person.agent.get('/api/plan').expect(200)).body.dues).toHaveLength(1);
    await person.agent
      .post('/api/purchases')
      .send({ plan: 'premium' })
      .expect(409, /payment_processing/);

    const { body, signature } = stripe.event('checkout.session.async_payment_succeeded', {
      ...stripe.pay(id),
      created: Math.floor(Date.now() / 1_000) - 3 * 86_400,
    });
    await hear({ body, signature }).expect(204);
    expect(await booksOf(person)).toEqual(PAID);
    expect(await tierOf(person)).toEqual(PREMIUM);
    const [payment] = await test.database.query<{ at: Date }>(
      `SELECT occurred_at AS at FROM ledger_entries WHERE person_id = $1 AND kind = 'payment'`,
      [person.id],
    );
    const { created } = JSON.parse(body) as { created: number };
    expect(payment?.at).toEqual(new Date(created * 1_000));
  });

  it('S07 tells the family once that a bank debit brought no money, however late or lost its events are', async () => {
    const { stripe, test, hear, family, checkout, payFor } = stage;
    // No one is notified at night.
    setClock(test, 'Australia/Sydney', 12);
    const duesOf = async ({ agent }: Person) => (await agent.get('/api/plan').expect(200)).body.dues;
    const said = async ({ id }: Person) =>
      test.database.query(`SELECT FROM notifications WHERE person_id = $1 AND kind = 'payment.failed'`, [id]);
    const settle = () => test.app.get(OpenCheckoutsJob, { strict: false }).settle();
    const person = await family();
    const debit = stripe.debit((await checkout(person)).id);
    await hear(stripe.event('checkout.session.completed', debit)).expect(204);
    expect(await duesOf(person)).toMatchObject([{ processing: true }]);
    stripe.bounce(debit);
    await hear(stripe.event('checkout.session.async_payment_failed', debit)).expect(204);
    expect(await duesOf(person)).toEqual([]);
    expect((await emailTo(test, person.email, /A\$250 did not go through/)).text).toContain('Nothing was charged');

    const owing = await family();
    await hear(stripe.event('checkout.session.completed', await payFor(owing))).expect(204);
    const confirmed = { agreementId: randomUUID(), byId: owing.id, toId: (await createAuPair(test)).id };
    await test.app.get(PlacementFeesListener, { strict: false }).charge(confirmed);
    const [{ invoiceId }] = await duesOf(owing);
    const byDebit = async () => {
      const { body } = await owing.agent.post(`/api/invoices/${invoiceId}/checkout`).expect(200);
      return stripe.debit((body as { url: string }).url.split('/').at(-1) ?? '');
    };
    // Its events arrive in the wrong order.
    const first = await byDebit();
    stripe.bounce(first);
    await hear(stripe.event('checkout.session.async_payment_failed', first)).expect(204);
    await hear(stripe.event('checkout.session.completed', first)).expect(204);
    expect(await duesOf(owing)).toMatchObject([{ processing: false }]);
    // Its last event is lost.
    const second = await byDebit();
    await hear(stripe.event('checkout.session.completed', second)).expect(204);
    await settle();
    expect(await duesOf(owing)).toMatchObject([{ processing: true }]);
    stripe.bounce(second);
    await settle();
    expect(await duesOf(owing)).toMatchObject([{ processing: false }]);
    await eventually('both told', async () => (await said(owing)).length === 2);
  });

  it('S07 closes the page of what was paid by transfer or cancelled, and sends back what was paid there nevertheless', async () => {
    const { stripe, test, admin, hear, family, payFor, tierOf } = stage;
    const owing = async () => {
      const person = await family();
      await hear(stripe.event('checkout.session.completed', await payFor(person))).expect(204);
      const agreementId = randomUUID();
      const auPair = await createAuPair(test);
      const confirmed = { agreementId, byId: person.id, toId: auPair.id };
      await test.app.get(PlacementFeesListener, { strict: false }).charge(confirmed);
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
        .send({ paidOn: dayAt(test.app.get(ClockService).now()), reference: 'Transfer', reason: REASON })
        .expect(200);
    const first = await owing();
    // No one can pay by transfer here, and the email does not mention transfers.
    expect((await emailTo(test, first.person.email, /^Your invoice/)).text).toContain('You can pay by card');
    await markPaid(first.id);
    await eventually('a closed page', async () => stripe.sessionOf(first.session.id).status === 'expired');
    await first.person.agent.post(`/api/invoices/${first.id}/checkout`).expect(409, /invoice_settled/);

    // The card was quicker than the admin, and its word slower.
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

    // Cancelled before it began: nothing is due, and a later payment is refunded.
    const third = await owing();
    const late = stripe.event('checkout.session.completed', stripe.pay(third.session.id));
    await test.app.get(CancelledPlacementFeesListener, { strict: false }).drop(third.confirmed);
    expect((await third.person.agent.get('/api/invoices').expect(200)).body.items[0]).toMatchObject({
      state: 'cancelled',
    });
    await hear(late).expect(204);
    expect(await settledFee(third.person)).toMatchObject({
      refundableCents: 0,
      agreementCancelledAt: expect.any(String),
    });
    expect(await tierOf(third.person)).toEqual(PREMIUM);
  });

  it('gives money back to a card once for each Idempotency-Key, at the same moment and later', async () => {
    const { stripe, admins, hear, family, payFor } = stage;
    const [admin, second] = admins;
    const person = await family();
    const session = await payFor(person);
    await hear(stripe.event('checkout.session.completed', session)).expect(204);
    const charge = stripe.chargeOf(session.payment_intent ?? '');
    const { purchaseId } = session.metadata;
    const thrice = async (ask: (key: string) => request.Test) => {
      const key = randomUUID();
      const [first, twin] = await Promise.all([ask(key), ask(key)]);
      const later = await ask(key);
      expect([twin.status, later.status]).toEqual([first.status, first.status]);
      expect([twin.text, later.text]).toEqual([first.text, first.text]);
      return first;
    };
    for (const refunded of [1_000, 2_000]) {
      const proposed = await thrice((key) =>
        proposeRefund(admin, purchaseId, { amountCents: 1_000 }).set('Idempotency-Key', key),
      );
      const { id } = proposed.body as { id: string };
      const decided = await thrice((key) => decideRefund(second, id).set('Idempotency-Key', key));
      expect([proposed.status, decided.status]).toEqual([201, 200]);
      await refundOutcome(admin, purchaseId, id);
      expect(charge.amount_refunded).toBe(refunded);
    }
  });

  it('S07 begins an unpaid order again in the currency of the country that the family has moved to', async () => {
    const { stripe, hear, family, checkout } = stage;
    const person = await family();
    const before = await checkout(person);
    await completeFamily(person, { location: 'A farm by the sea' });
    await person.agent.patch('/api/profiles/me').send({ region: 'newzealand' }).expect(200);
    const after = await checkout(person);
    expect(after.id).not.toBe(before.id);
    await hear(stripe.event('checkout.session.completed', stripe.pay(after.id))).expect(204);
    expect((await person.agent.get('/api/invoices').expect(200)).body.items).toMatchObject([
      { state: 'paid', currency: 'NZD', totalCents: 25_000 },
    ]);
  });

  it('says that nothing was charged while Stripe is down, and loses neither purchase nor payment', async () => {
    const { stripe, test, family, payFor, booksOf, tierOf } = stage;
    const person = await family();
    stripe.down = true;
    await person.agent
      .post('/api/purchases')
      .send({ plan: 'premium' })
      .expect(503, /payment_unavailable/);
    stripe.down = false;
    const session = await payFor(person);
    // The event is lost; the scheduled task asks what became of the page.
    advanceClock(test, 26 * 60);
    await test.app.get(JobQueueService).runScheduledTaskNow('billing.settle-checkouts');
    expect(await booksOf(person)).toEqual(PAID);
    expect(session.metadata.purchaseId).not.toBe('');
    expect(await tierOf(person)).toEqual(PREMIUM);
  });
});
