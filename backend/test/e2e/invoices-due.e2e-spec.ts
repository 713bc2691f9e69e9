import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  InvoicesAdminService,
  TransferReversalsService,
  type AdminPaymentsPage,
} from '../../src/modules/billing/index.js';
import { OverdueInvoicesJob } from '../../src/modules/billing/invoices/overdue-invoices.job.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { dayAt } from '../../src/platform/daily-metrics/index.js';
import { TransactionsService } from '../../src/platform/database/index.js';
import { OutboxService } from '../../src/platform/events/index.js';
import { CancelledPlacementFeesListener } from '../../src/modules/billing/purchases/cancelled-placement-fees.listener.js';
import { PlacementFeesListener } from '../../src/modules/billing/purchases/placement-fees.listener.js';
import { PlacementFeesService } from '../../src/modules/billing/purchases/placement-fees.service.js';
import { advanceClock } from '../support/clock.js';
import { cardStage } from '../support/card-stage.js';
import { eventually } from '../support/eventually.js';
import { emailTo } from '../support/inbox.js';
import { invoiceStage, REASON } from '../support/invoice-stage.js';
import { textOfPdf } from '../support/pdf-text.js';
import type { Person } from '../support/people.js';
import { createAuPair } from '../support/profiles.js';
import { giveBack } from '../support/refunds.js';
import type { TestApp } from '../support/test-app.js';

/** An admin sees part of an invoice on the bank statement. */
const partly = async (test: TestApp, { agent }: Person, invoiceId: string, amountCents: number): Promise<string> => {
  const paidOn = dayAt(test.app.get(ClockService).now());
  const { body } = await agent
    .post(`/api/admin/invoices/${invoiceId}/payments`)
    .send({ paidOn, reference: 'HARROW', reason: REASON, amountCents })
    .expect(200);
  return (body as { id: string }).id;
};

describe('The amount that is due of an invoice', () => {
  let stage: Awaited<ReturnType<typeof invoiceStage>>;
  beforeAll(async () => {
    stage = await invoiceStage();
  });
  afterEach(() => stage.reset());
  afterAll(() => stage.test.close());

  it('S07 is the same in the plan, the reminder, the PDF and the ledger, after a part of it was paid and refunded', async () => {
    const { test, admin, admins, family, buy, planOf, fileOf } = stage;
    const person = await family();
    const { invoiceId } = (await buy(person, 'premium').expect(200)).body as { invoiceId: string };
    const purchaseId = await partly(test, admin, invoiceId, 10_000);
    expect(await planOf(person)).toMatchObject({ dues: [{ invoiceId, amountCents: 15_000 }] });
    await admin.agent.post(`/api/admin/invoices/${invoiceId}/reminders`).send({ reason: REASON }).expect(204);
    await emailTo(test, person.email, /is not paid yet/);
    // The next one goes to the address that the account has by then; the document keeps the old one.
    const moved = `elsewhere-${randomUUID()}@example.com`;
    await test.database.query('UPDATE accounts SET email = $2 WHERE id = $1', [person.id, moved]);
    advanceClock(test, 61);
    await admin.agent.post(`/api/admin/invoices/${invoiceId}/reminders`).send({ reason: REASON }).expect(204);
    stage.test.app.get(ClockService).runAhead(0);
    const { text } = await emailTo(test, moved, /is not paid yet/);
    const document = textOfPdf((await fileOf(person, invoiceId)).body as Buffer);
    expect(document).toContain(person.email.split('@')[0]);
    expect(document).not.toContain('elsewhere');
    expect(text).toContain('A$150.00 was due');
    expect(text).not.toContain('A$250.00');

    await giveBack(admins, purchaseId, { amountCents: 10_000 });
    const { body } = await admin.agent.get('/api/admin/payments').query({ userId: person.id }).expect(200);
    expect((body as { items: object[] }).items).toMatchObject([{ state: 'open', dueCents: 15_000 }]);
    expect(await planOf(person)).toMatchObject({ dues: [{ invoiceId, amountCents: 15_000 }] });
    const words = textOfPdf((await fileOf(person, invoiceId)).body as Buffer).replaceAll(/\s+/g, ' ');
    expect(words).toMatch(/No longer owed A\$100\.00 Still to pay A\$150\.00/);
  });

  it('S07 is thanked for with what was paid for it: neither a part that was refunded before nor a surplus', async () => {
    const { test, admin, admins, family, buy, planOf } = stage;
    const receiptAfter = async (...parts: { cents: number; refund?: true }[]) => {
      const person = await family();
      const { invoiceId } = (await buy(person, 'premium').expect(200)).body as { invoiceId: string };
      for (const { cents, refund } of parts) {
        const purchaseId = await partly(test, admin, invoiceId, cents);
        if (refund) await giveBack(admins, purchaseId, { amountCents: cents });
      }
      expect(await planOf(person)).toMatchObject({ tier: 'premium', dues: [] });
      return (await emailTo(test, person.email, /received your payment/)).text;
    };
    expect(await receiptAfter({ cents: 10_000, refund: true }, { cents: 15_000 })).toContain('received A$150.00');
    expect(await receiptAfter({ cents: 10_000 }, { cents: 15_000 })).toContain('received A$250.00');
    expect(await receiptAfter({ cents: 10_000 }, { cents: 17_500 })).toContain('received A$250.00');
  });

  it('S07 is reminded of once when two admins do it at the same moment, and again later', async () => {
    const { test, admins, family, buy } = stage;
    const person = await family();
    const { invoiceId } = (await buy(person, 'premium').expect(200)).body as { invoiceId: string };
    const remind = ({ agent }: Person) =>
      agent.post(`/api/admin/invoices/${invoiceId}/reminders`).send({ reason: REASON });
    const asked = await Promise.all(admins.map(remind));
    expect(asked.map(({ status }) => status).sort()).toEqual([204, 409]);
    const reminded = `SELECT FROM audit_entries WHERE subject_id = $1 AND action = 'invoice.reminded'`;
    expect(await test.database.query(reminded, [invoiceId])).toHaveLength(1);
    advanceClock(test, 61);
    await remind(admins[1]).expect(204);
    stage.test.app.get(ClockService).runAhead(0);
  });

  it('S07 is reminded of once, without an error, when an admin does it while the task runs', async () => {
    const { test, admin, family, buy } = stage;
    const idOf = async () => (await buy(await family(), 'premium').expect(200)).body.invoiceId as string;
    const [reminded, paid] = [await idOf(), await idOf()];
    const invoices = test.app.get(InvoicesAdminService, { strict: false });
    const due = await invoices.overdue('9999-01-01', '00000000-0000-0000-0000-000000000000', 200);
    vi.spyOn(invoices, 'overdue').mockResolvedValueOnce(due.filter(({ id }) => id === reminded || id === paid));
    await admin.agent.post(`/api/admin/invoices/${reminded}/reminders`).send({ reason: REASON }).expect(204);
    await partly(test, admin, paid, 25_000);
    const errors = vi.spyOn(Logger.prototype, 'error');
    const events = vi.spyOn(test.app.get(OutboxService, { strict: false }), 'add');
    await test.app.get(OverdueInvoicesJob, { strict: false }).remindOverdue();
    expect(errors).not.toHaveBeenCalled();
    expect(events.mock.calls.filter(([, name]) => name === 'invoice.reminded')).toEqual([]);
    vi.restoreAllMocks();
  });

  it('S07 is nothing once the invoice is cancelled of which a part was paid and refunded', async () => {
    const { test, admin, admins, family, buy, planOf } = stage;
    const person = await family();
    const { invoiceId } = (await buy(person, 'premium').expect(200)).body as { invoiceId: string };
    const purchaseId = await partly(test, admin, invoiceId, 10_000);
    await giveBack(admins, purchaseId, { amountCents: 10_000 });
    const { body } = await admin.agent
      .post(`/api/admin/invoices/${invoiceId}/cancellation`)
      .send({ reason: REASON })
      .expect(200);
    expect(body).toMatchObject({ state: 'refunded', dueCents: 0, refundableCents: 0 });
    expect(await planOf(person)).toMatchObject({ tier: 'free', dues: [] });
  });

  /** An agreement of the two that was confirmed now, and its event. */
  const agreed = async (
    person: Person,
    auPair: Person,
    state: 'confirmed' | 'cancelled',
    [startsOn, endsOn] = ['2027-02-01', '2027-08-01'],
  ) => {
    const { test } = stage;
    const { body: conversation } = await person.agent.post('/api/conversations').send({ userId: auPair.id });
    const [{ id: agreementId = '' } = {}] = await test.database.query<{ id: string }>(
      `INSERT INTO agreements (conversation_id, family_id, au_pair_id, author_id, region, time_zone, state,
         current_version, starts_on, ends_on, changed_at, confirmed_at, fingerprint)
       VALUES ($1, $2, $3, $2, 'australia', 'Australia/Sydney', $4, 1, $6, $7, now(), $5, repeat('0', 64)) RETURNING id`,
      [conversation.id, person.id, auPair.id, state, test.app.get(ClockService).now(), startsOn, endsOn],
    );
    return { agreementId, byId: auPair.id, toId: person.id };
  };

  it('charges no placement fee for an agreement that was cancelled before its confirmation was heard', async () => {
    const { test, family, planOf, buy, markPaid } = stage;
    const [person, auPair] = [await family(), await createAuPair(test)];
    const { body } = await buy(person, 'premium').expect(200);
    await markPaid(body.invoiceId).expect(200);
    const news = await agreed(person, auPair, 'cancelled');
    await test.app.get(PlacementFeesListener, { strict: false }).charge(news);
    expect((await planOf(person)).dues).toEqual([]);
  });

  it('N01 charges one placement fee for new dates and extensions with the same au pair', async () => {
    const { test, family, buy, markPaid, planOf } = stage;
    const [person, auPair, another] = [await family(), await createAuPair(test), await createAuPair(test)];
    await markPaid((await buy(person, 'premium').expect(200)).body.invoiceId).expect(200);
    const fees = test.app.get(PlacementFeesListener, { strict: false });
    const drops = test.app.get(CancelledPlacementFeesListener, { strict: false });
    const quote = (agreementId: string) =>
      test.app.get(PlacementFeesService, { strict: false }).quote(person.id, agreementId);
    const cancel = async (news: { agreementId: string }) => {
      await test.database.query(`UPDATE agreements SET state = 'cancelled' WHERE id = $1`, [news.agreementId]);
      await drops.drop(news);
    };
    const charges = async () =>
      (await stage.rowsOf(person)).filter(({ kind, amount_cents }) => kind === 'charge' && amount_cents === 80_000);

    const first = await agreed(person, auPair, 'confirmed', ['2027-02-01', '2027-05-01']);
    expect(await quote(first.agreementId)).toEqual({ amountCents: 80_000, currency: 'AUD' });
    await fees.charge(first);
    await markPaid((await planOf(person)).dues[0]?.invoiceId ?? '').expect(200);
    await cancel(first);
    const moved = await agreed(person, auPair, 'confirmed', ['2027-09-01', '2027-12-01']);
    expect(await quote(moved.agreementId)).toBeNull();
    for (let times = 0; times < 2; times += 1) await fees.charge(moved);
    const longer = await agreed(person, auPair, 'confirmed', ['2028-01-01', '2028-03-01']);
    const longest = await agreed(person, auPair, 'confirmed', ['2028-03-31', '2028-04-30']);
    for (const news of [longest, longer]) await fees.charge(news);
    expect(await charges()).toHaveLength(1);

    // The next one takes the fee over: it is neither cancelled nor marked for a refund.
    await cancel(moved);
    expect(
      await test.database.query(`SELECT source_key, state, source_cancelled_at FROM purchases WHERE part = 'placement'
        AND person_id = '${person.id}'`),
    ).toEqual([{ source_key: `placement:${longer.agreementId}`, state: 'settled', source_cancelled_at: null }]);

    await fees.charge(await agreed(person, auPair, 'confirmed', ['2028-06-30', '2028-08-01']));
    await fees.charge(await agreed(person, another, 'confirmed', ['2027-02-01', '2027-05-01']));
    expect(await charges()).toHaveLength(3);
  });

  it('N01 charges the placement fee by the plan of the day on which the agreement was confirmed', async () => {
    const { test, family, planOf, buy, markPaid } = stage;
    const [later, before] = [await family(), await family()];
    const fees = test.app.get(PlacementFeesListener, { strict: false });
    const premium = async (person: Person) =>
      markPaid((await buy(person, 'premium').expect(200)).body.invoiceId).expect(200);
    const without = await agreed(later, await createAuPair(test), 'confirmed');
    await premium(later);
    await premium(before);
    const withPlan = await agreed(before, await createAuPair(test), 'confirmed');
    await fees.charge(without);
    expect((await planOf(later)).dues).toEqual([]);
    // Its delivery failed for so long that the plan has ended.
    advanceClock(test, 370 * 24 * 60);
    await fees.charge(withPlan);
    expect(await stage.rowsOf(before)).toContainEqual({ kind: 'charge', amount_cents: 80_000 });
  });
});

describe('A card', () => {
  let stage: Awaited<ReturnType<typeof cardStage>>;
  beforeAll(async () => {
    stage = await cardStage();
  });
  afterAll(() => stage.close());

  it('S07 is charged what is due of an invoice of which a part was paid and refunded', async () => {
    const { stripe, test, admin, admins, hear, family, payFor } = stage;
    const person = await family();
    await hear(stripe.event('checkout.session.completed', await payFor(person))).expect(204);
    const auPair = await createAuPair(test);
    const confirmed = { agreementId: randomUUID(), byId: person.id, toId: auPair.id };
    await test.app.get(PlacementFeesListener, { strict: false }).charge(confirmed);
    const { body: invoices } = await person.agent.get('/api/invoices').expect(200);
    const [{ id }] = (invoices as { items: [{ id: string }] }).items;
    const purchaseId = await partly(test, admin, id, 30_000);
    await giveBack(admins, purchaseId, { amountCents: 30_000 });
    const { body } = await person.agent.post(`/api/invoices/${id}/checkout`).expect(200);
    const session = stripe.sessionOf((body as { url: string }).url.split('/').at(-1) ?? '');
    expect(session.amount_total).toBe(50_000);
  });

  it('S07 asks for all of it again when a transfer is reversed, and one refund takes one payment', async () => {
    const { stripe, test, admin, admins, hear, family, payFor } = stage;
    const person = await family();
    await hear(stripe.event('checkout.session.completed', await payFor(person))).expect(204);
    const confirmed = { agreementId: randomUUID(), byId: person.id, toId: (await createAuPair(test)).id };
    await test.app.get(PlacementFeesListener, { strict: false }).charge(confirmed);
    const [{ id }] = (await person.agent.get('/api/invoices').expect(200)).body.items as [{ id: string }];
    const page = async () => {
      const { body } = await person.agent.post(`/api/invoices/${id}/checkout`).expect(200);
      return stripe.sessionOf((body as { url: string }).url.split('/').at(-1) ?? '');
    };
    const payment = async () => {
      const { body } = await admin.agent.get('/api/admin/payments').query({ userId: person.id }).expect(200);
      return (body as AdminPaymentsPage).items[0];
    };
    const purchaseId = await partly(test, admin, id, 30_000);
    const rest = await page();
    const entryId = (await payment())?.transfers[0]?.id ?? '';
    const cause = { actorId: admin.id, reason: REASON };
    await test.app
      .get(TransactionsService)
      .run((manager) => test.app.get(TransferReversalsService).reverse(purchaseId, entryId, cause, manager));
    await eventually('the page for the rest is closed', () => Promise.resolve(rest.status === 'expired'));
    expect((await page()).amount_total).toBe(80_000);

    await partly(test, admin, id, 20_000);
    await hear(stripe.event('checkout.session.completed', stripe.pay((await page()).id))).expect(204);
    expect(await payment()).toMatchObject({ state: 'settled', paidCents: 80_000, refundableCents: 60_000 });
    await giveBack(admins, purchaseId, { amountCents: 60_000 });
    expect(await payment()).toMatchObject({ refundedCents: 60_000, refundableCents: 20_000 });
    await giveBack(admins, purchaseId, { amountCents: 20_000 });
    expect(await payment()).toMatchObject({ state: 'refunded', refundableCents: 0 });
  });
});
