import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RefundsService } from '../../src/modules/billing/index.js';
import { SurplusRefundsService } from '../../src/modules/billing/purchases/surplus-refunds.service.js';
import { cardStage, FREE, PREMIUM, REASON } from '../support/card-stage.js';
import { setClock, advanceClock } from '../support/clock.js';
import { emailTo } from '../support/inbox.js';
import type { Person } from '../support/people.js';
import { createAdmin } from '../support/profiles.js';
import { decideRefund, giveBack, proposeRefund, refundOutcome } from '../support/refunds.js';

describe('What Stripe tells of card payments', () => {
  let stage: Awaited<ReturnType<typeof cardStage>>;
  beforeAll(async () => {
    stage = await cardStage();
  });
  afterEach(() => stage.reset());
  afterAll(() => stage.close());

  /** Someone has paid for one purchase on two pages, and neither event has come. */
  const paidTwice = async () => {
    const { stripe, test, family, payFor, reset } = stage;
    const person = await family();
    const first = await payFor(person);
    advanceClock(test, 26 * 60);
    const second = await payFor(person);
    reset();
    return {
      person,
      purchaseId: first.metadata.purchaseId,
      intents: [first, second].map(({ payment_intent }) => payment_intent ?? ''),
      paid: [first, second].map((session) => stripe.event('checkout.session.completed', session)),
    };
  };
  /** Word of money that went back. */
  const refundOf = (intent = '', cents: number, metadata?: Record<string, string>) =>
    stage.stripe.event('refund.created', stage.stripe.refund(intent, cents, metadata));
  const refundSurplus = (purchaseId: string) =>
    stage.test.app.get(SurplusRefundsService, { strict: false }).refundSurplus(purchaseId);
  const endOf = async (person: Person) => {
    const { items } = (await person.agent.get('/api/purchases').expect(200)).body;
    const { state, paidCents, refundedCents, dueCents } = items[0];
    return { state, paidCents, refundedCents, dueCents, tier: await stage.tierOf(person) };
  };

  it('leads to the same ledger in whatever order the events come', async () => {
    const { stripe, hear, family, payFor, booksOf, tierOf } = stage;
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
    expect(['charge', 'payment', 'refund', 'write_off'].map(sum)).toEqual([25_000, 25_000, 25_000, 25_000]);
    expect(await tierOf(person)).toEqual(FREE);
  });

  it('S07 keeps a plan that one of two payments still pays for, in whatever order word of them and of a refund comes', async () => {
    const { admins, hear, booksOf } = stage;
    const kept = { state: 'settled', paidCents: 50_000, refundedCents: 25_000, dueCents: 0, tier: PREMIUM };
    // The first was refunded in Stripe's dashboard before any event came.
    for (const order of ['123', '132', '231', '312']) {
      const { person, intents, purchaseId, paid } = await paidTwice();
      const events = [...paid, refundOf(intents[0], 25_000)];
      for (const place of order) {
        const event = events[Number(place) - 1];
        if (event) await hear(event).expect(204);
        await refundSurplus(purchaseId);
      }
      expect({ order, ...(await endOf(person)) }).toEqual({ order, ...kept });
    }
    // An admin refunds what is there, all or the last of it: then the whole purchase is given up.
    for (const inDashboard of [0, 10_000]) {
      const { person, intents, purchaseId, paid } = await paidTwice();
      const [one, other] = paid;
      if (one) await hear(one).expect(204);
      if (inDashboard > 0) await hear(refundOf(intents[0], inDashboard)).expect(204);
      await giveBack(admins, purchaseId, { amountCents: 25_000 - inDashboard });
      if (other) await hear(other).expect(204);
      await refundSurplus(purchaseId);
      expect(await endOf(person)).toEqual({ ...kept, state: 'refunded', refundedCents: 50_000, tier: FREE });
    }
    // Word of an admin's refund that overtakes the answer to it is known for what it is.
    const { person, intents, purchaseId, paid } = await paidTwice();
    const [one, other] = paid;
    if (one) await hear(one).expect(204);
    await hear(refundOf(intents[0], 25_000, { purchaseId, decided: 'true' })).expect(204);
    if (other) await hear(other).expect(204);
    await refundSurplus(purchaseId);
    expect(await endOf(person)).toMatchObject({ state: 'refunded', tier: FREE });
    expect((await booksOf(person)).filter(({ kind }) => kind === 'credit')).toEqual([
      { kind: 'credit', cents: 25_000 },
    ]);
  });

  it('is completed with an unknown payment before its refund is recorded, or is asked for again', async () => {
    const { stripe, hear, family, payFor, booksOf } = stage;
    const outcomes = [];
    for (const secondPaymentIsLate of [false, true]) {
      const { person, purchaseId, intents, paid } = await paidTwice();
      const [one, other] = paid;
      // Of the first payment some went back, of the second most.
      const [some, most] = [refundOf(intents[0], 4_030), refundOf(intents[1], 22_555)];
      const order = secondPaymentIsLate ? [one, some, most, other] : [one, some, other, most];
      for (const event of order) if (event) await hear(event).expect(204);
      await refundSurplus(purchaseId);
      const rows = await booksOf(person);
      const sum = (kind: string) => rows.reduce((cents, row) => cents + (row.kind === kind ? row.cents : 0), 0);
      const writtenOff = sum('write_off') - sum('reinstatement');
      outcomes.push({ ...(await endOf(person)), writtenOff });
    }
    expect(outcomes[0]).toEqual({
      state: 'settled',
      paidCents: 50_000,
      refundedCents: 26_585,
      dueCents: 0,
      writtenOff: 1_585,
      tier: PREMIUM,
    });
    expect(outcomes[1]).toEqual(outcomes[0]);

    const person = await family();
    const { payment_intent } = await payFor(person);
    const refund = stripe.event('refund.created', stripe.refund(payment_intent ?? '', 25_000));
    stripe.down = true;
    await hear(refund).expect(503, /payment_unavailable/);
    expect(await booksOf(person)).toEqual([]);
    stripe.down = false;
    await hear(refund).expect(204);
    expect((await booksOf(person)).map(({ kind }) => kind)).toEqual(['charge', 'payment', 'refund', 'write_off']);
    // Of no one here: another product of the same account.
    const { payment_intent: theirs } = await payFor(await family());
    stripe.chargeOf(theirs ?? '').metadata = {};
    await hear(stripe.event('refund.created', stripe.refund(theirs ?? '', 100))).expect(204);
  });

  it('S07 refunds through Stripe once, whichever side reports it first, and ends the plan with the last of the money', async () => {
    const { stripe, test, admin, admins, hear, family, payFor, booksOf, tierOf } = stage;
    const [person, third] = await Promise.all([family(), createAdmin(test)]);
    const session = await payFor(person);
    await hear(stripe.event('checkout.session.completed', session)).expect(204);
    const intent = session.payment_intent ?? '';
    const { purchaseId } = session.metadata;
    expect(await giveBack(admins, purchaseId, { amountCents: 5_000 })).toMatchObject({
      state: 'agreed',
      failure: null,
      refund: { amountCents: 5_000, by: 'card' },
    });
    const [own] = [...stripe.refunds.values()].slice(-1);
    if (own) await hear(stripe.event('refund.created', own)).expect(204);
    const { body: proposal } = await proposeRefund(admin, purchaseId, { amountCents: 2_000 }).expect(201);
    const asked = await Promise.all([admins[1], third].map((by) => decideRefund(by, proposal.id)));
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 409]);
    await refundOutcome(admin, purchaseId, proposal.id);
    const refunded = (await booksOf(person)).filter(({ kind }) => kind === 'refund');
    expect(refunded.map(({ cents }) => cents)).toEqual([5_000, 2_000]);
    expect(stripe.chargeOf(intent).amount_refunded).toBe(7_000);
    expect(await tierOf(person)).toEqual(PREMIUM);
    await hear(stripe.event('refund.created', stripe.refund(intent, 18_000)));
    expect(await tierOf(person)).toEqual(FREE);
    await proposeRefund(admin, purchaseId, { amountCents: 1 }).expect(400);
  });

  it('S07 refunds once when the process fails after Stripe has, and says when Stripe does not accept it', async () => {
    const { stripe, test, admin, admins, hear, family, payFor, booksOf } = stage;
    const person = await family();
    const session = await payFor(person);
    await hear(stripe.event('checkout.session.completed', session)).expect(204);
    const { purchaseId } = session.metadata;
    let ends = true;
    const cause = { actorId: admin.id, reason: REASON };
    const refund = () =>
      test.app
        .get(RefundsService, { strict: false })
        .refundToCard(purchaseId, { amountCents: 4_000, decisionId: 'lost' }, cause, () => {
          if (ends) throw new Error('The process ended');
          return Promise.resolve();
        });
    await expect(refund()).rejects.toThrow('The process ended');
    ends = false;
    const [given] = [...stripe.refunds.values()].slice(-1);
    if (given) await hear(stripe.event('refund.created', given)).expect(204);
    for (let time = 0; time < 2; time += 1) await refund();
    expect(stripe.chargeOf(session.payment_intent ?? '').amount_refunded).toBe(4_000);
    expect((await booksOf(person)).filter(({ kind }) => kind === 'refund')).toEqual([{ kind: 'refund', cents: 4_000 }]);

    const { body } = await proposeRefund(admin, purchaseId, { amountCents: 21_000 }).expect(201);
    // Someone refunds the rest in the dashboard, and its event has not come.
    stripe.refund(session.payment_intent ?? '', 20_000);
    await decideRefund(admins[1], body.id).expect(200);
    const outcome = await refundOutcome(admin, purchaseId, body.id);
    expect(outcome).toMatchObject({ state: 'agreed', carriedOutAt: null, failure: expect.stringContaining('Stripe') });
    expect(stripe.chargeOf(session.payment_intent ?? '').amount_refunded).toBe(24_000);
    const told = `SELECT actor_id AS by FROM audit_entries WHERE subject_id = $1 AND action = 'refund.failed'`;
    expect(await test.database.query(told, [purchaseId])).toEqual([{ by: admins[1].id }]);
  });

  it('S07 keeps for the payer what their bank refuses, says so, and lets an admin send it by transfer', async () => {
    const { stripe, test, admin, admins, hear, family, payFor, tierOf } = stage;
    // No one is notified of it at night.
    setClock(test, 'Australia/Sydney', 12);
    const person = await family();
    const session = await payFor(person);
    await hear(stripe.event('checkout.session.completed', session)).expect(204);
    const { purchaseId } = session.metadata;
    const all = { amountCents: 25_000 };
    await proposeRefund(admin, purchaseId, { ...all, by: 'bank' }).expect(400);
    await giveBack(admins, purchaseId, all);
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
    await emailTo(test, person.email, /Your bank did not accept/);
    expect(await tierOf(person)).toEqual(FREE);
    await giveBack(admins, purchaseId, { ...all, by: 'bank' });
    expect(await look()).toEqual([]);
    const { items } = (await admin.agent.get('/api/admin/payments').query({ userId: person.id }).expect(200)).body;
    expect(items).toMatchObject([{ dueCents: 0, refundedCents: 25_000 }]);
    await proposeRefund(admin, purchaseId, { amountCents: 1, by: 'card' }).expect(400);
    // Rejected before its event came: it never took anything.
    const other = await family();
    const theirs = await payFor(other);
    await hear(stripe.event('checkout.session.completed', theirs)).expect(204);
    const early = stripe.refuse(stripe.refund(theirs.payment_intent ?? '', 25_000).id);
    await hear(stripe.event('refund.failed', early)).expect(204);
    await hear(stripe.event('refund.created', { ...early, status: 'pending' })).expect(204);
    expect(await tierOf(other)).toEqual(PREMIUM);
  });

  it('notes a disputed payment, and takes the plan back when the bank has taken the money', async () => {
    const { stripe, test, admin, hear, family, checkout, payFor, tierOf } = stage;
    // No one is notified of it at night.
    setClock(test, 'Australia/Sydney', 12);
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
    // A bank may take all of it, even money that was refunded before: the loss is ours, and no one owes it.
    await hear(stripe.event('refund.created', stripe.refund(session.payment_intent ?? '', 5_000))).expect(204);
    // Meanwhile the family buys the next year.
    advanceClock(test, 340 * 24 * 60);
    await checkout(person);
    await hear(stripe.event('charge.dispute.closed', { ...dispute, status: 'lost' })).expect(204);
    expect(await tierOf(person)).toEqual(FREE);
    // A late event does not open it again; a newer dispute needs an admin again.
    const disputed = async (change: object) => {
      await hear(stripe.event('charge.dispute.updated', { ...dispute, ...change })).expect(204);
      return test.database.query('SELECT max(dispute_outcome) AS was FROM purchases WHERE person_id = $1', [person.id]);
    };
    expect(await disputed({})).toEqual([{ was: 'lost' }]);
    expect(await disputed({ id: 'dp_2', created: dispute.created + 60 })).toEqual([{ was: null }]);
    expect(await disputed({ status: 'won' })).toEqual([{ was: null }]);
    await emailTo(test, person.email, /Your bank has taken A\$250 back/);
    const { items } = (await person.agent.get('/api/purchases').expect(200)).body;
    expect(items).toMatchObject([
      { state: 'open', dueCents: 0 },
      { state: 'refunded', paidCents: 25_000, refundedCents: 30_000, dueCents: 0 },
    ]);
  });

  it('S07 leaves a surplus that the bank refuses to an admin after one try', async () => {
    const { stripe, hear, booksOf } = stage;
    const { person, purchaseId, paid } = await paidTwice();
    stripe.refusesRefunds = true;
    for (const event of paid) await hear(event).expect(204);
    for (let time = 0; time < 3; time += 1) await refundSurplus(purchaseId).catch(() => undefined);
    stripe.refusesRefunds = false;
    await refundSurplus(purchaseId);
    const kinds = (await booksOf(person)).map(({ kind }) => kind).filter((kind) => kind.startsWith('refund'));
    expect(kinds).toEqual(['refund', 'refund_failed']);
    expect(await endOf(person)).toMatchObject({ state: 'settled', dueCents: -25_000, tier: PREMIUM });
  });
});
