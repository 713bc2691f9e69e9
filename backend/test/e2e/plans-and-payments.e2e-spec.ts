import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Ledger } from '../../src/modules/billing/index.js';
import type { MyPlan } from '../../src/modules/billing/plans/my-plan.dto.js';
import { OFFER_SETTING } from '../../src/modules/billing/plans/offer.js';
import { Clock } from '../../src/platform/clock/index.js';
import { Transactions } from '../../src/platform/database/index.js';
import { Outbox } from '../../src/platform/events/index.js';
import { JobQueue } from '../../src/platform/jobs/index.js';
import { SiteSettings } from '../../src/platform/site-settings/index.js';
import { letItBe, letPass } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { mailTo } from '../support/inbox.js';
import { textOfPdf } from '../support/pdf-text.js';
import type { Person } from '../support/people.js';
import { createAdmin, createAuPair, createFamily } from '../support/profiles.js';
import { everythingNoticed } from '../support/settled.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const REASON = 'Because the test needs it.';
const DAY_MINUTES = 24 * 60;
/** The Swedish way of writing a date is the ISO one. */
const AUCKLAND = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Auckland' });

describe('Plans and payments without Stripe', () => {
  let test: TestApp;
  let admin: Person;
  beforeAll(async () => {
    test = await createTestApp({
      env: {
        BANK_ACCOUNT_AU: 'Harbour Bank|BSB 000-000|Account 1234',
        SELLER_ABN: '51824753556',
        GST_NUMBER_AU: '51824753556',
      },
    });
    admin = await createAdmin(test);
  });
  afterAll(() => test.close());
  afterEach(async () => {
    test.app.get(Clock).runAhead(0);
    await offer({ on: true, percentOff: 100, until: null });
  });

  const offer = async (value: object) => {
    const settings = test.app.get(SiteSettings);
    await test.app.get(Transactions).run((manager) => settings.set(OFFER_SETTING, { value, updatedBy: null }, manager));
    settings.forget();
  };
  const family = () => createFamily(test, {}, { verified: true });
  const planOf = async ({ agent }: Person): Promise<MyPlan> => (await agent.get('/api/plan').expect(200)).body;
  const buy = ({ agent }: Person, plan: string) => agent.post('/api/purchases').send({ plan });
  const rowsOf = ({ id }: Person) =>
    test.database.query<{ kind: string; amount_cents: number }>(
      'SELECT kind, amount_cents FROM ledger_entries WHERE person_id = $1 ORDER BY id',
      [id],
    );
  const profileOf = async ({ agent, id }: Person) => (await agent.get(`/api/user/${id}`).expect(200)).body;
  /** In Australian cents, over all days. */
  const revenue = async () =>
    (await test.app.get(Ledger).revenueByDay({ from: '2020-01-01', to: '2100-01-01' }))
      .filter(({ part }) => part === 'AUD')
      .reduce((sum, { value }) => sum + value, 0);
  const upkeep = () => test.app.get(JobQueue).runUpkeepNow('billing.plans');

  it('N01 S09 C08 tells everybody what a plan costs in their region, and what the offer takes off', async () => {
    const { body } = await test.http.get('/api/plans').query({ region: 'newzealand' }).expect(200);
    const byKey = Object.fromEntries(body.items.map((plan: { key: string }) => [plan.key, plan]));
    expect(byKey['au-pair'].parts).toEqual([]);
    expect(byKey.standard).toMatchObject({
      parts: [{ key: 'term', amountCents: 4000, currency: 'NZD', everyMonths: 6 }],
      offer: { percentOff: 100 },
    });
    expect(byKey.premium).toMatchObject({
      parts: [
        { key: 'intake', amountCents: 25_000 },
        { key: 'placement', amountCents: 80_000 },
      ],
      offer: null,
    });
  });

  it('S07 S09 makes the standard plan really free while the offer stands, once however often it is asked', async () => {
    const person = await family();
    expect(await planOf(person)).toMatchObject({ plan: 'standard', tier: 'free', byOffer: true, paid: false });
    const answers = await Promise.all(Array.from({ length: 5 }, () => buy(person, 'standard')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await rowsOf(person)).toEqual([
      { kind: 'charge', amount_cents: 4000 },
      { kind: 'discount', amount_cents: 4000 },
    ]);
    expect(await profileOf(person)).toMatchObject({ hasPaid: true, subscriptionTier: 'standard' });
    await buy(await createAuPair(test, {}, { verified: true }), 'standard').expect(403, /wrong_role/);
  });

  it('asks for a plan to write first when the offer is over, and takes no conversation away', async () => {
    const person = await family();
    const [first, second] = [await createAuPair(test), await createAuPair(test)];
    const start = (other: Person) => person.agent.post('/api/conversations').send({ userId: other.id });
    const { body: conversation } = await start(first).expect(201);
    await offer({ on: false, percentOff: 100, until: null });
    await start(second).expect(403, /plan_needed/);
    await start(first).expect(200);
    await person.agent
      .post(`/api/conversations/${conversation.id}/messages`)
      .send({ clientMessageId: '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11', content: 'Still here.' })
      .expect(201);
  });

  it('S07 N01 invoices where there is no Stripe, and an administrator’s mark settles it', async () => {
    const person = await family();
    const before = await revenue();
    const { body: outcome } = await buy(person, 'premium').expect(200);
    expect((await buy(person, 'premium').expect(200)).body).toEqual(outcome);
    expect(outcome).toMatchObject({ kind: 'invoice', url: null });
    expect(await planOf(person)).toMatchObject({ tier: 'free', dues: [{ amountCents: 25_000, part: 'intake' }] });
    const mail = await mailTo(test, person.email, /^Your invoice \d{4}-\d{5}/);
    expect(mail.text).toContain('AUD 250.00');

    const pdf = `/api/invoices/${outcome.invoiceId}/pdf`;
    const { body: paper } = await person.agent
      .get(pdf)
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      })
      .expect(200);
    const words = textOfPdf(paper as Buffer);
    for (const part of ['Tax invoice', 'GST included', 'AUD 22.73', 'BSB 000-000']) expect(words).toContain(part);
    await (await family()).agent.get(pdf).expect(404);

    const pay = (body: object) => admin.agent.post(`/api/admin/invoices/${outcome.invoiceId}/payments`).send(body);
    // What came in today is marked this morning, while it is yesterday still by the clock of servers.
    const morning = letItBe(test, 'Pacific/Auckland', 8);
    const dayFromNow = (days: number) => AUCKLAND.format(morning.getTime() + days * DAY_MINUTES * 60_000);
    const seen = { paidOn: dayFromNow(0), reference: 'HARROW', reason: REASON };
    await pay({ ...seen, paidOn: dayFromNow(1) }).expect(400, /that has come/);
    expect(Object.keys((await pay({ ...seen, reason: 'x', paidOn: '20 Nov' }).expect(400)).body.fields).sort()).toEqual(
      ['paidOn', 'reason'],
    );
    const { body: paid } = await pay(seen).expect(200);
    expect(paid).toMatchObject({ state: 'settled', paidCents: 25_000, dueCents: 0, refundableCents: 25_000 });
    await pay(seen).expect(409, /invoice_settled/);
    expect((await revenue()) - before).toBe(25_000);
    await mailTo(test, person.email, /received your payment/);
    expect(await profileOf(person)).toMatchObject({ hasPaid: true, subscriptionTier: 'premium' });

    const refund = (amountCents: number) =>
      admin.agent.post(`/api/admin/payments/${paid.id}/refunds`).send({ amountCents, reason: REASON });
    await refund(25_001).expect(400, /At most AUD 250.00/);
    expect((await refund(10_000).expect(200)).body).toMatchObject({
      state: 'settled',
      refundedCents: 10_000,
      dueCents: 0,
    });
    expect((await revenue()) - before).toBe(15_000);
    expect((await refund(15_000).expect(200)).body).toMatchObject({ state: 'refunded', refundableCents: 0 });
    expect(await profileOf(person)).toMatchObject({ hasPaid: false, subscriptionTier: 'free' });
    const deeds = await test.database.query<{ action: string }>(
      `SELECT action FROM audit_entries WHERE subject_id IN ($1, $2) AND reason = $3 ORDER BY recorded_at`,
      [outcome.invoiceId, paid.id, REASON],
    );
    expect(deeds.map(({ action }) => action)).toEqual(['invoice.paid', 'payment.refunded', 'payment.refunded']);
  });

  it('two administrators who give back a transfer at once do not both believe it', async () => {
    const [person, second] = await Promise.all([family(), createAdmin(test)]);
    const { body } = await buy(person, 'premium').expect(200);
    const { body: paid } = await admin.agent
      .post(`/api/admin/invoices/${body.invoiceId}/payments`)
      .send({ paidOn: '2026-11-20', reference: 'HARROW', reason: REASON })
      .expect(200);
    const refund = (by: Person, amountCents: number) =>
      by.agent.post(`/api/admin/payments/${paid.id}/refunds`).send({ amountCents, reason: REASON });
    const waiting = () =>
      test.database.query(
        `SELECT FROM pg_locks JOIN pg_database AS here ON here.oid = pg_locks.database
         WHERE locktype = 'advisory' AND NOT granted AND here.datname = current_database()`,
      );
    // Both have looked at the books before either writes.
    const asked = await test.app.get(Transactions).run(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('billing:' || $1, 0))`, [person.id]);
      const both = [
        refund(admin, 10_000).then(({ status }) => status),
        refund(second, 4_000).then(({ status }) => status),
      ];
      await eventually('both to have asked', async () => (await waiting()).length === 2);
      return both;
    });
    expect((await Promise.all(asked)).sort()).toEqual([200, 409]);
    expect((await rowsOf(person)).filter(({ kind }) => kind === 'refund')).toHaveLength(1);
    const told = await test.database.query(
      `SELECT FROM audit_entries WHERE subject_id = $1 AND action = 'payment.refunded'`,
      [paid.id],
    );
    expect(told).toHaveLength(1);
  });

  it('N01 charges the placement fee once when an arrangement of a premium family is confirmed', async () => {
    // People are not told at night.
    letItBe(test, 'Australia/Sydney', 12);
    const [person, other, auPair] = [await family(), await family(), await createAuPair(test)];
    const { body } = await buy(person, 'premium').expect(200);
    await admin.agent
      .post(`/api/admin/invoices/${body.invoiceId}/payments`)
      .send({ paidOn: '2026-11-20', reference: 'HARROW', reason: REASON })
      .expect(200);
    await everythingNoticed(test, 'plan.started');
    await other.agent
      .post('/api/support-requests')
      .send({ subject: 'other', words: 'A question that came later than the thread.' })
      .expect(201);
    const desk = (await admin.agent.get('/api/admin/support-requests').query({ state: 'open' }).expect(200)).body.items;
    expect(desk[0]).toMatchObject({ priority: true, person: { id: person.id } });
    const [thread] = (await person.agent.get('/api/support-requests').expect(200)).body.items;
    expect(thread.beginning).toMatch(/^Premium has begun/);
    const arrangementId = '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a12';
    const confirm = (byId: string, toId: string) =>
      test.app
        .get(Transactions)
        .run((manager) => test.app.get(Outbox).add(manager, 'arrangement.confirmed', { arrangementId, byId, toId }));
    await confirm(auPair.id, person.id);
    await confirm(auPair.id, person.id);
    await confirm(auPair.id, other.id);
    await everythingNoticed(test, 'arrangement.confirmed');
    expect((await planOf(person)).dues).toMatchObject([{ part: 'placement', amountCents: 80_000 }]);
    expect((await planOf(other)).dues).toEqual([]);
    const queues = (await admin.agent.get('/api/admin/queues').expect(200)).body.items;
    expect(queues.find(({ name }: { name: string }) => name === 'invoices').waiting).toBeGreaterThan(0);
    await test.app
      .get(Transactions)
      .run((manager) =>
        test.app.get(Outbox).add(manager, 'arrangement.cancelled', { arrangementId, byId: auPair.id, toId: person.id }),
      );
    await everythingNoticed(test, 'arrangement.cancelled');
    expect((await planOf(person)).dues).toEqual([]);
    await mailTo(test, person.email, /is cancelled/);
  });

  it('numbers invoices without a gap, also when several are written at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, family));
    await Promise.all(people.map((person) => buy(person, 'premium').expect(200)));
    const rows = await test.database.query<{ sequence: number }>('SELECT sequence FROM invoices ORDER BY sequence');
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1));
  });

  it('S07 grants a plan with a reason, tells before it ends, and takes the tier away when it has', async () => {
    const person = await family();
    const until = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    await admin.agent
      .post('/api/admin/grants')
      .send({ userId: person.id, plan: 'premium', until, reason: 'x' })
      .expect(400);
    await admin.agent
      .post('/api/admin/grants')
      .send({ userId: person.id, plan: 'premium', until, reason: REASON })
      .expect(200);
    expect(await profileOf(person)).toMatchObject({ hasPaid: true, subscriptionTier: 'premium' });
    letPass(test, 8 * DAY_MINUTES);
    await upkeep();
    await upkeep();
    letPass(test, 11 * DAY_MINUTES);
    await upkeep();
    letPass(test, 3 * DAY_MINUTES);
    await upkeep();
    await everythingNoticed(test, 'plan.ended');
    const told = await test.database.query<{ kind: string }>(
      `SELECT kind FROM notifications WHERE person_id = $1 AND kind LIKE 'plan.%' ORDER BY created_at`,
      [person.id],
    );
    expect(told.map(({ kind }) => kind)).toEqual(['plan.started', 'plan.ending', 'plan.ending', 'plan.ended']);
    const [row] = await test.database.query('SELECT has_paid, subscription_tier FROM profiles WHERE id = $1', [
      person.id,
    ]);
    expect(row).toEqual({ has_paid: false, subscription_tier: 'free' });
  });

  it('keeps books that nobody can change, and that sum to zero', async () => {
    for (const statement of [
      'UPDATE ledger_entries SET amount_cents = 1',
      'DELETE FROM ledger_entries',
      'TRUNCATE ledger_entries',
    ])
      await expect(test.database.query(statement)).rejects.toThrow(/append-only|permission denied/);
    const lists = ['payments', 'invoices?state=open', `ledger?userId=${admin.id}`];
    const days = async (list: string, from: string, until: string) =>
      (await admin.agent.get(`/api/admin/${list}`).query({ from, until }).expect(200)).body.total as number;
    for (const list of ['payments', 'invoices']) {
      expect(await days(list, '2026-01-01', '2099-01-01')).toBeGreaterThan(0);
      expect(await days(list, '2025-01-01', '2025-12-31')).toBe(0);
      await admin.agent.get(`/api/admin/${list}`).query({ from: 'yesterday' }).expect(400);
    }
    for (const list of lists) await admin.agent.get(`/api/admin/${list}`).expect(200);
  });
});
