import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ErasedAccountOrdersListener } from '../../src/modules/billing/purchases/erased-account-orders.listener.js';
import { SurplusRefundsService } from '../../src/modules/billing/purchases/surplus-refunds.service.js';
import { cardStage, FREE } from '../support/card-stage.js';
import { advanceClock } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import type { Person } from '../support/people.js';
import { giveBack } from '../support/refunds.js';
import { surplusReturned } from '../support/settled.js';

describe('A surplus that comes after a refund that the bank rejected', () => {
  let stage: Awaited<ReturnType<typeof cardStage>>;
  beforeAll(async () => {
    stage = await cardStage();
  });
  afterEach(() => stage.reset());
  afterAll(() => stage.close());

  /** A family that pays for one purchase on so many pages, of which we hear when the test says so. */
  async function paidOften(times: number) {
    const { stripe, test, family, payFor, hear, reset } = stage;
    const person = await family();
    const sessions = [];
    for (let time = 0; time < times; time += 1) {
      sessions.push(await payFor(person));
      advanceClock(test, 26 * 60);
    }
    reset();
    const [first] = sessions;
    const arrivals = sessions.map((session) => stripe.event('checkout.session.completed', session));
    const arrive = async (which: number) => {
      const event = arrivals[which];
      if (event) await hear(event).expect(204);
      await surplusReturned(test);
    };
    return {
      person,
      arrive,
      intents: sessions.map((one) => one.payment_intent ?? ''),
      purchaseId: first?.metadata.purchaseId ?? '',
    };
  }
  /** The bank rejects the newest refund days later. */
  const rejectLast = async () => {
    const { stripe, hear } = stage;
    const [made] = [...stripe.refunds.values()].slice(-1);
    await hear(stripe.event('refund.failed', stripe.refuse(made?.id ?? ''))).expect(204);
  };
  const due = async ({ id: userId }: Person) =>
    (await stage.admin.agent.get('/api/admin/payments').query({ userId }).expect(200)).body.items[0].dueCents as number;
  const returned = (person: Person, left: number) =>
    eventually('the surplus on its way back', async () => ((await due(person)) === left ? true : null));

  it.each(['bank', 'card'])(
    'S07 is refunded by a refund of its own once an admin has sent that one by %s',
    async (by) => {
      const { admins } = stage;
      const { person, purchaseId, arrive } = await paidOften(3);
      await arrive(0);
      await arrive(1);
      await returned(person, 0);
      await rejectLast();
      expect(await due(person)).toBe(-25_000);
      await giveBack(admins, purchaseId, { amountCents: 25_000, by });
      expect(await due(person)).toBe(0);
      await arrive(2);
      await returned(person, 0);
    },
  );

  it('S07 is refunded by a refund of its own while an admin still has to send that one', async () => {
    const { test } = stage;
    const { person, purchaseId, arrive } = await paidOften(3);
    await arrive(0);
    await arrive(1);
    await returned(person, 0);
    await rejectLast();
    await arrive(2);
    await returned(person, -25_000);
    await test.app.get(SurplusRefundsService, { strict: false }).refundSurplus(purchaseId);
    expect(await due(person)).toBe(-25_000);
  });

  it('S07 is refunded by a refund of its own if that one was rejected before we were notified', async () => {
    const { stripe, hear } = stage;
    const { person, intents, arrive } = await paidOften(2);
    await arrive(0);
    const early = stripe.refuse(stripe.refund(intents[0] ?? '', 25_000).id);
    await hear(stripe.event('refund.failed', early)).expect(204);
    await arrive(1);
    await returned(person, 0);
  });

  it('sends back what was paid for an order that was dropped meanwhile, also of an erased account', async () => {
    const { stripe, test, hear, family, payFor, booksOf, tierOf } = stage;
    const person = await family();
    const { payment_intent: intent, ...session } = await payFor(person);
    await test.app.get(ErasedAccountOrdersListener, { strict: false }).drop({ accountId: person.id });
    await hear(stripe.event('checkout.session.completed', { ...session, payment_intent: intent })).expect(204);
    // The order, its cancellation, the payment and the refund.
    await eventually('the money is sent back', async () => (await booksOf(person)).length === 4);
    expect(stripe.chargeOf(intent ?? '').amount_refunded).toBe(25_000);
    expect(await tierOf(person)).toEqual(FREE);
  });
});
