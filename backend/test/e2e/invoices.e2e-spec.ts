import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayInWords } from '../../src/platform/calendar-days/index.js';
import { MetricRunsJob } from '../../src/modules/admin/index.js';
import type { MetricsDto } from '../../src/modules/admin/metrics/site-metrics.dto.js';
import { RefundsService } from '../../src/modules/billing/index.js';
import { ErasureJob } from '../../src/modules/personal-data/erasure/erasure.job.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { TransactionsService } from '../../src/platform/database/index.js';
import { dayAt } from '../../src/platform/daily-metrics/index.js';
import { setClock, advanceClock } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { emailTo } from '../support/inbox.js';
import { invoiceStage, REASON } from '../support/invoice-stage.js';
import { textOfPdf } from '../support/pdf-text.js';
import { GOOD_PASSWORD } from '../support/people.js';
import { createAdmin } from '../support/profiles.js';
import { decideRefund, giveBack, proposeRefund } from '../support/refunds.js';
import { everythingNoticed } from '../support/settled.js';

describe('Invoices', () => {
  let stage: Awaited<ReturnType<typeof invoiceStage>>;
  beforeAll(async () => {
    stage = await invoiceStage();
  });
  afterEach(() => stage.reset());
  afterAll(() => stage.test.close());

  it('S07 N01 invoices where there is no Stripe, and an admin’s mark settles it', async () => {
    const { test, admin, admins, family, planOf, profileOf, buy, fileOf, revenue } = stage;
    const person = await family();
    const before = await revenue();
    const { body: outcome } = await buy(person, 'premium').expect(200);
    expect((await buy(person, 'premium').expect(200)).body).toEqual(outcome);
    expect(outcome).toMatchObject({ kind: 'invoice', url: null });
    expect(await planOf(person)).toMatchObject({ tier: 'free', dues: [{ amountCents: 25_000, part: 'intake' }] });
    const mail = await emailTo(test, person.email, /^Your invoice \d{4}-\d{5}/);
    expect(mail.text).toContain('A$250.00');

    const pdf = `/api/invoices/${outcome.invoiceId}/pdf`;
    const { body: paper } = await fileOf(person, outcome.invoiceId).expect(200);
    const words = textOfPdf(paper as Buffer);
    for (const part of ['Tax invoice', 'GST included', 'A$22.73', 'BSB 000-000']) expect(words).toContain(part);
    await (await family()).agent.get(pdf).expect(404);

    const pay = (body: object) => admin.agent.post(`/api/admin/invoices/${outcome.invoiceId}/payments`).send(body);
    const seen = { paidOn: dayAt(test.app.get(ClockService).now()), reference: 'HARROW', reason: REASON };
    expect(Object.keys((await pay({ ...seen, reason: 'x', paidOn: '20 Nov' }).expect(400)).body.fields).sort()).toEqual(
      ['paidOn', 'reason'],
    );
    const { body: paid } = await pay(seen).expect(200);
    expect(paid).toMatchObject({ state: 'settled', paidCents: 25_000, dueCents: 0, refundableCents: 25_000 });
    await pay(seen).expect(409, /invoice_settled/);
    expect((await revenue()) - before).toBe(25_000);
    await emailTo(test, person.email, /received your payment/);
    expect(await profileOf(person)).toMatchObject({ hasPaid: true, subscriptionTier: 'premium' });

    const payment = async () =>
      (await admin.agent.get('/api/admin/payments').query({ userId: person.id }).expect(200)).body.items[0];
    await proposeRefund(admin, paid.id, { amountCents: 25_001 }).expect(400, /At most A\$250.00/);
    expect(await giveBack(admins, paid.id, { amountCents: 10_000 })).toMatchObject({ refund: { by: 'bank' } });
    expect(await payment()).toMatchObject({ state: 'settled', refundedCents: 10_000, dueCents: 0 });
    expect((await revenue()) - before).toBe(15_000);
    await giveBack(admins, paid.id, { amountCents: 15_000 });
    expect(await payment()).toMatchObject({ state: 'refunded', refundableCents: 0 });
    expect(await profileOf(person)).toMatchObject({ hasPaid: false, subscriptionTier: 'free' });
    const actions = await test.database.query<{ action: string }>(
      `SELECT action FROM audit_entries WHERE subject_id IN ($1, $2) AND reason = $3 ORDER BY recorded_at`,
      [outcome.invoiceId, paid.id, REASON],
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'invoice.paid',
      'refund.proposed',
      'payment.refunded',
      'refund.proposed',
      'payment.refunded',
    ]);
  });

  it('S07 knows the days of the seller, and counts what came weeks ago on its day', async () => {
    const { test, admin, family, buy, markPaid, fileOf } = stage;
    // In London it is still yesterday.
    const now = setClock(test, 'Australia/Sydney', 8);
    const today = dayAt(now);
    const person = await family();
    const { body: outcome } = await buy(person, 'premium').expect(200);
    const [invoice] = (await person.agent.get('/api/invoices').expect(200)).body.items;
    expect(invoice.dueOn).toBe(addDays(today, 14));
    const { body: paper } = await fileOf(person, outcome.invoiceId).expect(200);
    expect(textOfPdf(paper as Buffer)).toContain(`Date: ${dayInWords(today)}`);
    await test.app.get(MetricRunsJob).countAll();
    for (const day of [addDays(today, 1), '2026-02-31']) await markPaid(outcome.invoiceId, day).expect(400, /paidOn/);
    await markPaid(outcome.invoiceId, today).expect(200);
    expect(textOfPdf((await fileOf(person, outcome.invoiceId)).body as Buffer)).toContain(
      `Paid on ${dayInWords(today)}`,
    );
    const { body: late } = await buy(await family(), 'premium').expect(200);
    const longAgo = today;
    advanceClock(test, 40 * 24 * 60);
    await markPaid(late.invoiceId, longAgo).expect(200);
    await everythingNoticed(test, 'payment.received');
    const { series } = (
      await admin.agent
        .get('/api/admin/figures')
        .query({ from: longAgo, to: addDays(today, 40) })
        .expect(200)
    ).body as MetricsDto;
    const revenue = series.find(({ figure, part }) => figure === 'revenue' && part === 'AUD')?.values ?? [];
    expect(revenue[0]).toBe(50_000);
  });

  it('S07 books transfers in parts, dated between the invoice and today, and keeps what is too much as the payer’s', async () => {
    const { test, admin, family, buy, planOf, fileOf } = stage;
    const now = setClock(test, 'Australia/Sydney', 20);
    const today = dayAt(now);
    const person = await family();
    const { invoiceId } = (await buy(person, 'premium').expect(200)).body;
    const pay = (amountCents: number | undefined, paidOn = today, reference = 'HARROW') =>
      admin.agent
        .post(`/api/admin/invoices/${invoiceId}/payments`)
        .send({ paidOn, reference, reason: REASON, amountCents });
    expect((await pay(10_000, addDays(today, -1)).expect(400)).body.fields.paidOn[0]).toMatch(/^The invoice is dated/);
    await pay(10_000, addDays(today, 1)).expect(400, /paidOn/);
    await pay(0).expect(400, /amountCents/);
    expect(await stage.rowsOf(person)).toMatchObject([{ kind: 'charge' }]);

    expect((await pay(10_000).expect(200)).body).toMatchObject({ state: 'open', paidCents: 10_000, dueCents: 15_000 });
    await pay(10_000).expect(409, /conflict/);
    expect(await planOf(person)).toMatchObject({ tier: 'free' });
    const listed = await admin.agent.get('/api/admin/invoices').query({ q: person.email }).expect(200);
    expect(listed.body.items).toMatchObject([{ state: 'open', totalCents: 25_000, dueCents: 15_000 }]);
    expect(textOfPdf((await fileOf(person, invoiceId)).body as Buffer)).toContain('A$150.00');

    expect((await pay(17_500, today, 'HARROW 2').expect(200)).body).toMatchObject({
      state: 'settled',
      dueCents: -2_500,
    });
    expect(await planOf(person)).toMatchObject({ tier: 'premium', dues: [] });
    await emailTo(test, person.email, /received your payment/);
    await pay(undefined, today, 'HARROW 3').expect(409, /invoice_settled/);
  });

  it('S07 makes the part that was paid of a cancelled invoice the payer’s', async () => {
    const { test, admin, family, buy } = stage;
    const person = await family();
    const { invoiceId } = (await buy(person, 'premium').expect(200)).body;
    const paidOn = dayAt(test.app.get(ClockService).now());
    const path = `/api/admin/invoices/${invoiceId}`;
    await admin.agent
      .post(`${path}/payments`)
      .send({ paidOn, reference: 'HARROW', reason: REASON, amountCents: 10_000 })
      .expect(200);
    const { body } = await admin.agent.post(`${path}/cancellation`).send({ reason: REASON }).expect(200);
    expect(body).toMatchObject({ dueCents: -10_000, refundableCents: 10_000, startsAt: null });
  });

  it('S07 is cancelled by its owner, and a transfer that comes later is theirs until it is sent back', async () => {
    const { test, admin, admins, family, buy, planOf, fileOf } = stage;
    setClock(test, 'Australia/Sydney', 12); // People are not told at night.
    const [person, stranger] = [await family(), await family()];
    const { invoiceId } = (await buy(person, 'premium').expect(200)).body;
    const cancel = ({ agent } = person) => agent.post(`/api/invoices/${invoiceId}/cancellation`);
    const mine = async () => (await person.agent.get('/api/invoices').expect(200)).body.items;
    expect(await mine()).toMatchObject([{ state: 'open', cancellable: true }]);
    await cancel(stranger).expect(404);
    expect((await cancel().expect(200)).body).toMatchObject({ id: invoiceId, state: 'cancelled', cancellable: false });
    await cancel().expect(409, /invoice_settled/);
    expect(await mine()).toMatchObject([{ state: 'cancelled', cancellable: false }]);
    expect(await planOf(person)).toMatchObject({ tier: 'free', dues: [] });
    expect(textOfPdf((await fileOf(person, invoiceId)).body as Buffer)).toContain('Cancelled');
    await emailTo(test, person.email, /^Invoice \d{4}-\d{5} is cancelled/);

    const paidOn = dayAt(test.app.get(ClockService).now());
    const seen = { paidOn, reference: 'HARROW late', reason: REASON, amountCents: 25_000 };
    const { body: late } = await admin.agent.post(`/api/admin/invoices/${invoiceId}/transfers`).send(seen).expect(200);
    expect(late).toMatchObject({ state: 'cancelled', dueCents: -25_000, startsAt: null });
    const waiting = async () =>
      (await admin.agent.get('/api/admin/payments').query({ attention: 'true', userId: person.id })).body.items;
    expect(await waiting()).toMatchObject([{ id: late.id }]);
    expect(await planOf(person)).toMatchObject({ tier: 'free' });
    await giveBack(admins, late.id, { amountCents: 25_000 });
    expect(await waiting()).toEqual([]);
    // A cancelled plan can be bought again, with an invoice of its own.
    expect((await buy(person, 'premium').expect(200)).body.invoiceId).not.toBe(invoiceId);
  });

  it('S07 for a placement fee is not cancelled by its owner, nor one whose payment is on its way', async () => {
    const { test, family, buy, planOf } = stage;
    const person = await family();
    const { invoiceId } = (await buy(person, 'premium').expect(200)).body;
    const set = (column: string, value: string) =>
      test.database.query(`UPDATE purchases SET ${column} = $1 WHERE person_id = $2`, [value, person.id]);
    const cancel = () => person.agent.post(`/api/invoices/${invoiceId}/cancellation`);
    await set('processing_since', test.app.get(ClockService).now().toISOString());
    await cancel().expect(409, /payment_processing/);
    await set('part', 'placement');
    await test.database.query('UPDATE purchases SET processing_since = NULL WHERE person_id = $1', [person.id]);
    await cancel().expect(409, /invoice_not_cancellable/);
    const { items } = (await person.agent.get('/api/invoices').expect(200)).body;
    expect(items).toMatchObject([{ state: 'open', cancellable: false }]);
    expect(await planOf(person)).toMatchObject({ dues: [{ invoiceId }] });
  });

  it('S07 keeps a transfer that came twice as the payer’s until it is sent back, and the plan as it is', async () => {
    const { test, admin, admins, family, buy, markPaid, planOf, revenue } = stage;
    const person = await family();
    const { invoiceId } = (await buy(person, 'premium').expect(200)).body;
    const before = await revenue();
    const seen = {
      paidOn: dayAt(test.app.get(ClockService).now()),
      reference: 'HARROW again',
      reason: REASON,
      amountCents: 25_000,
    };
    const note = (body: object) => admin.agent.post(`/api/admin/invoices/${invoiceId}/transfers`).send(body);
    await note(seen).expect(409, /invoice_open/);
    await markPaid(invoiceId).expect(200);
    await note({ ...seen, amountCents: 0 }).expect(400, /amountCents/);
    const asked = await Promise.all([note(seen), note(seen)]);
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { items } = (
      await admin.agent.get('/api/admin/payments').query({ attention: 'true', userId: person.id }).expect(200)
    ).body;
    expect(items).toMatchObject([
      { person: { id: person.id }, state: 'settled', dueCents: -25_000, paidCents: 50_000 },
    ]);
    await giveBack(admins, items[0].id, { amountCents: 25_000 });
    expect(await planOf(person)).toMatchObject({ tier: 'premium', dues: [] });
    expect((await revenue()) - before).toBe(25_000);
    const actions = await test.database.query<{ action: string }>(
      `SELECT action FROM audit_entries WHERE subject_id = $1 ORDER BY recorded_at`,
      [invoiceId],
    );
    expect(actions.map(({ action }) => action)).toEqual(['invoice.paid', 'invoice.transfer-noted']);
  });

  it('a transfer is returned once when two admins agree at the same moment, and never more than was paid', async () => {
    const { test, admin, admins, family, buy, markPaid, rowsOf } = stage;
    const [person, third] = await Promise.all([family(), createAdmin(test)]);
    const { body } = await buy(person, 'premium').expect(200);
    const { body: paid } = await markPaid(body.invoiceId).expect(200);
    const { body: proposal } = await proposeRefund(admin, paid.id, { amountCents: 10_000 }).expect(201);
    await proposeRefund(third, paid.id, { amountCents: 4_000 }).expect(409, /approval_already_pending/);
    await decideRefund(admin, proposal.id).expect(409, /cannot_approve_own_proposal/);
    const asked = await Promise.all([admins[1], third, third].map((by) => decideRefund(by, proposal.id)));
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refunds = async () => (await rowsOf(person)).filter(({ kind }) => kind === 'refund');
    expect(await refunds()).toEqual([{ kind: 'refund', amount_cents: 10_000 }]);
    const told = await test.database.query(
      `SELECT actor_id AS by, after->>'proposedBy' AS proposer, action FROM audit_entries
       WHERE subject_id = $1 ORDER BY recorded_at, id`,
      [paid.id],
    );
    const agreed = asked[0]?.status === 200 ? admins[1].id : third.id;
    expect(told).toHaveLength(3);
    expect(told).toEqual(
      expect.arrayContaining([
        { by: admin.id, proposer: null, action: 'refund.proposed' },
        { by: agreed, proposer: admin.id, action: 'refund.agreed' },
        { by: agreed, proposer: admin.id, action: 'payment.refunded' },
      ]),
    );

    const { body: late } = await proposeRefund(admin, paid.id, { amountCents: 15_000 }).expect(201);
    const declined = await decideRefund(third, late.id, 'declined').expect(200);
    expect(declined.body).toMatchObject({ state: 'declined', carriedOutAt: null });
    const { body: again } = await proposeRefund(admin, paid.id, { amountCents: 15_000 }).expect(201);
    // Meanwhile the books say that less is left.
    await test.app.get(TransactionsService).run(async (manager) => {
      const cause = { actorId: null, reason: REASON };
      await test.app.get(RefundsService, { strict: false }).recordTransfer(paid.id, 1_000, cause, manager);
    });
    await decideRefund(third, again.id).expect(409, /At most A\$140.00/);
    expect((await decideRefund(admin, again.id, 'withdrawn').expect(200)).body).toMatchObject({ state: 'withdrawn' });
    expect(await refunds()).toHaveLength(2);
  });

  it('asks no one for money whose account is erased', async () => {
    const { test, admin, family, buy } = stage;
    const person = await family();
    const { invoiceId } = (await buy(person, 'premium').expect(200)).body;
    await person.agent.post('/api/personal-data/me/erasure').send({ password: GOOD_PASSWORD }).expect(200);
    advanceClock(test, 15 * 24 * 60);
    await test.app.get(ErasureJob, { strict: false }).run();
    const gone = async () => (await admin.agent.get('/api/admin/invoices').query({ state: 'cancelled' })).body.items;
    await eventually('the invoice to be cancelled', async () =>
      ((await gone()) as { id: string }[]).some(({ id }) => id === invoiceId),
    );
    expect(await gone()).toContainEqual(
      expect.objectContaining({ id: invoiceId, person: { id: person.id, username: null, email: null } }),
    );
  });

  it('numbers invoices without a gap, also when several are created at once', async () => {
    const { test, family, buy } = stage;
    const people = await Promise.all(Array.from({ length: 6 }, family));
    await Promise.all(people.map((person) => buy(person, 'premium').expect(200)));
    const rows = await test.database.query<{ sequence: number }>('SELECT sequence FROM invoices ORDER BY sequence');
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1));
  });
});
