import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/platform/calendar-days/index.js';
import { ErasureJob } from '../../src/modules/personal-data/erasure/erasure.job.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { dayAt } from '../../src/platform/daily-metrics/index.js';
import { setClock, advanceClock } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { emailTo } from '../support/inbox.js';
import { invoiceStage, REASON } from '../support/invoice-stage.js';
import { textOfPdf } from '../support/pdf-text.js';
import { GOOD_PASSWORD, type Person } from '../support/people.js';
import { decideRefund as decide, giveBack, proposeRefund } from '../support/refunds.js';
import { everythingNoticed } from '../support/settled.js';

describe('A transfer that was booked by mistake', () => {
  let stage: Awaited<ReturnType<typeof invoiceStage>>;
  beforeAll(async () => {
    stage = await invoiceStage();
  });
  afterEach(() => stage.reset());
  afterAll(() => stage.test.close());

  /** An admin proposes it; nothing happens by that alone. */
  const propose = ({ agent }: Person, purchaseId: string, entryId: string) =>
    agent.post('/api/admin/approvals').send({ kind: 'reversal', purchaseId, entryId, reason: REASON });
  const today = () => dayAt(stage.test.app.get(ClockService).now());
  /** A family with Premium, by a transfer that an admin has booked. */
  const paid = async () => {
    const person = await stage.family();
    const { invoiceId } = (await stage.buy(person, 'premium').expect(200)).body;
    const { body } = await stage.markPaid(invoiceId).expect(200);
    return { person, invoiceId, id: body.id as string, entryId: body.transfers[0].id as string };
  };
  const payment = async (id: string, { id: userId }: Person) => {
    const { items } = (await stage.admin.agent.get('/api/admin/payments').query({ userId }).expect(200)).body;
    return (items as { id: string }[]).find((one) => one.id === id);
  };
  const reverse = async (purchaseId: string, entryId: string) => {
    const { body } = await propose(stage.admin, purchaseId, entryId).expect(201);
    return decide(stage.admins[1], body.id);
  };

  it('S07 is neither reversed nor refunded at the proposal of an admin who paid it as a member', async () => {
    const { test, admins } = stage;
    const { id, entryId } = await paid();
    await test.database.query('UPDATE purchases SET person_id = $2 WHERE id = $1', [id, admins[1].id]);
    await propose(admins[1], id, entryId).expect(409, /cannot_decide_about_yourself/);
    await proposeRefund(admins[1], id, { amountCents: 1 }).expect(409, /cannot_decide_about_yourself/);
  });

  it('S07 is reversed by two admins: the invoice is open again, the plan has not begun, and the family is told', async () => {
    const { test, admin, admins, planOf, profileOf, rowsOf, revenue, markPaid, fileOf } = stage;
    setClock(test, 'Australia/Sydney', 12); // No one is told at night.
    const before = await revenue();
    const { person, invoiceId, id, entryId } = await paid();
    await emailTo(test, person.email, /received your payment/);
    expect(await payment(id, person)).toMatchObject({
      transfers: [{ id: entryId, amountCents: 25_000, reference: 'HARROW', reversedAt: null }],
    });
    const paidOn = today();
    advanceClock(test, 3 * 24 * 60);

    const { body: proposal } = await propose(admin, id, entryId).expect(201);
    expect(proposal).toMatchObject({
      kind: 'reversal',
      state: 'waiting',
      personId: person.id,
      reversal: { purchaseId: id, entryId, amountCents: 25_000, currency: 'AUD', paidOn, reference: 'HARROW' },
    });
    await decide(admin, proposal.id).expect(409, /cannot_approve_own_proposal/);
    expect(await planOf(person)).toMatchObject({ tier: 'premium' });
    const { body: agreed } = await decide(admins[1], proposal.id).expect(200);
    expect(agreed).toMatchObject({ state: 'agreed', carriedOutAt: expect.any(String) });

    expect(await planOf(person)).toMatchObject({ tier: 'free', dues: [{ amountCents: 25_000, invoiceId }] });
    expect(await profileOf(person)).toMatchObject({ hasPaid: false, subscriptionTier: 'free' });
    expect(await payment(id, person)).toMatchObject({
      state: 'open',
      paidCents: 0,
      refundedCents: 0,
      dueCents: 25_000,
      settledAt: null,
      startsAt: null,
      endsAt: null,
      transfers: [{ id: entryId, reversedAt: expect.any(String) }],
    });
    const dueOn = addDays(today(), 14);
    const { items } = (await person.agent.get('/api/invoices').expect(200)).body;
    expect(items).toMatchObject([
      { id: invoiceId, state: 'open', paidAt: null, dueOn, reopenedAt: expect.any(String), cancellable: true },
    ]);
    expect(textOfPdf((await fileOf(person, invoiceId)).body as Buffer)).toContain('recorded by mistake');
    expect((await rowsOf(person)).map(({ kind }) => kind)).toEqual(['charge', 'payment', 'reversal']);
    expect(await revenue()).toBe(before);
    const mail = await emailTo(test, person.email, /^We have not received A\$250 after all/);
    expect(mail.text).toContain('Your Premium Family plan starts when your payment arrives.');
    const told = await test.database.query(
      `SELECT actor_id AS by, action, reason FROM audit_entries WHERE subject_id = $1 ORDER BY recorded_at, id`,
      [id],
    );
    expect(told).toEqual(
      expect.arrayContaining([
        { by: admin.id, action: 'reversal.proposed', reason: REASON },
        { by: admins[1].id, action: 'reversal.agreed', reason: null },
        { by: admins[1].id, action: 'payment.reversed', reason: REASON },
      ]),
    );
    await propose(admin, id, entryId).expect(409, /transfer_reversed/);

    // The true transfer is of the same day, amount and reference: it is booked, and the plan begins only now.
    await markPaid(invoiceId, paidOn).expect(200);
    const begun = await payment(id, person);
    expect(begun).toMatchObject({ state: 'settled', paidCents: 25_000, dueCents: 0 });
    expect(dayAt(new Date((begun as unknown as { startsAt: string }).startsAt))).toBe(today());
    expect(await planOf(person)).toMatchObject({ tier: 'premium', dues: [] });
    await eventually('the second receipt', async () => {
      const [row] = await test.database.query<{ at: Date | null }>(
        'SELECT receipt_mailed_at AS at FROM invoices WHERE id = $1',
        [invoiceId],
      );
      return row?.at;
    });
  });

  it('S07 is reversed once, however many propose it or agree at once', async () => {
    const { admin, admins, rowsOf } = stage;
    const { person, id, entryId } = await paid();
    const proposals = await Promise.all(admins.map((by) => propose(by, id, entryId)));
    expect(proposals.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [first] = proposals.filter(({ status }) => status === 201);
    const other = admins.find(({ id: adminId }) => adminId !== first?.body.proposedBy) ?? admin;
    const decisions = await Promise.all([1, 2, 3].map(() => decide(other, first?.body.id)));
    expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await rowsOf(person)).filter(({ kind }) => kind === 'reversal')).toEqual([
      { kind: 'reversal', amount_cents: 25_000 },
    ]);
  });

  it('S07 is not reversed once money has gone back, and a refund is not agreed on once it is reversed', async () => {
    const { admin, admins } = stage;
    const one = await paid();
    await giveBack(admins, one.id, { amountCents: 5_000 });
    await propose(admin, one.id, one.entryId).expect(409, /transfer_refunded/);

    const two = await paid();
    const { body: refund } = await admin.agent
      .post('/api/admin/approvals')
      .send({ kind: 'refund', purchaseId: two.id, amountCents: 25_000, reason: REASON })
      .expect(201);
    const { body: reversal } = await propose(admin, two.id, two.entryId).expect(201);
    const both = await Promise.all([decide(admins[1], refund.id), decide(admins[1], reversal.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const after = (await payment(two.id, two.person)) as unknown as { paidCents: number; refundedCents: number };
    expect(after.paidCents - after.refundedCents).toBe(0);
  });

  it('S07 is not reversed when it is none of that purchase, or was booked more than 90 days ago', async () => {
    const { test, admin } = stage;
    const [one, two] = [await paid(), await paid()];
    await propose(admin, one.id, two.entryId).expect(404);
    await propose(admin, one.id, 'x').expect(400, /entryId/);
    await admin.agent.post('/api/admin/approvals').send({ kind: 'reversal', purchaseId: one.id, reason: REASON });
    await propose(one.person, one.id, one.entryId).expect(403);
    advanceClock(test, 91 * 24 * 60);
    await propose(admin, one.id, one.entryId).expect(409, /transfer_too_old/);
  });

  it('S07 of a part leaves the other part paid, and of a surplus leaves the plan as it is', async () => {
    const { test, admin, family, buy, planOf } = stage;
    const person = await family();
    const { invoiceId } = (await buy(person, 'premium').expect(200)).body;
    const path = `/api/admin/invoices/${invoiceId}`;
    const seen = (amountCents: number, reference: string) => ({
      paidOn: today(),
      reference,
      reason: REASON,
      amountCents,
    });
    await admin.agent.post(`${path}/payments`).send(seen(10_000, 'one')).expect(200);
    await admin.agent.post(`${path}/payments`).send(seen(15_000, 'two')).expect(200);
    const { body } = await admin.agent.post(`${path}/transfers`).send(seen(4_000, 'three')).expect(200);
    expect(body).toMatchObject({ state: 'settled', dueCents: -4_000 });
    const [first, , third] = body.transfers;
    await reverse(body.id, third.id).then(({ status }) => expect(status).toBe(200));
    expect(await payment(body.id, person)).toMatchObject({ state: 'settled', dueCents: 0 });
    expect(await planOf(person)).toMatchObject({ tier: 'premium', dues: [] });
    await reverse(body.id, first.id).then(({ status }) => expect(status).toBe(200));
    expect(await payment(body.id, person)).toMatchObject({ state: 'open', paidCents: 15_000, dueCents: 10_000 });
    expect(await planOf(person)).toMatchObject({ tier: 'free' });
    await everythingNoticed(test, 'payment.reversed');
  });

  it('S07 does not open an invoice again while another one is open for the same plan', async () => {
    const { test, admin, family, buy, markPaid, offer, planOf } = stage;
    await offer({ on: false, percentOff: 100, until: null });
    const person = await family();
    const { invoiceId } = (await buy(person, 'standard').expect(200)).body;
    const { body } = await markPaid(invoiceId).expect(200);
    // Near its end it is taken again; the reversal of a transfer booked late in the term would leave two open.
    await test.database.query(`UPDATE purchases SET ends_at = starts_at + interval '20 days' WHERE id = $1`, [body.id]);
    const { body: next } = await buy(person, 'standard').expect(200);
    const refused = await propose(admin, body.id, body.transfers[0].id).expect(409, /conflict/);
    expect(refused.body.message).toMatch(/^Another invoice for the same plan is open/);
    // Once that one is paid, its plan begins at once instead of after the one that is gone.
    await markPaid(next.invoiceId).expect(200);
    expect((await reverse(body.id, body.transfers[0].id)).status).toBe(200);
    const plan = await planOf(person);
    expect(plan).toMatchObject({ tier: 'standard', dues: [{ invoiceId }] });
  });

  it('S07 does not open an invoice again that no one could pay', async () => {
    const { test, admin, revenue } = stage;
    const { person, id, entryId } = await paid();
    await person.agent.post('/api/personal-data/me/erasure').send({ password: GOOD_PASSWORD }).expect(200);
    advanceClock(test, 15 * 24 * 60);
    await test.app.get(ErasureJob, { strict: false }).run();
    const before = await revenue();
    const { body } = await propose(admin, id, entryId).expect(409, /conflict/);
    expect(body.message).toMatch(/^The account has since been deleted/);
    expect(await revenue()).toBe(before);
  });
});
