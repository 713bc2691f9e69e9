import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ClockService, dayInZone } from '../../src/platform/clock/index.js';
import { addDays } from '../../src/platform/calendar-days/index.js';
import { JobQueueService } from '../../src/platform/jobs/index.js';
import { setClock, advanceClock } from '../support/clock.js';
import { emailTo } from '../support/inbox.js';
import { invoiceStage, REASON } from '../support/invoice-stage.js';
import type { Person } from '../support/people.js';
import { createAuPair } from '../support/profiles.js';
import { raiseEvent } from '../support/raise-event.js';
import { everythingNoticed } from '../support/settled.js';

const DAY_MINUTES = 24 * 60;

describe('Plans and payments without Stripe', () => {
  let stage: Awaited<ReturnType<typeof invoiceStage>>;
  beforeAll(async () => {
    stage = await invoiceStage();
  });
  afterEach(() => stage.reset());
  afterAll(() => stage.test.close());

  it('N01 S09 C08 tells everyone what a plan costs in their region, and what the offer takes off', async () => {
    const { test } = stage;
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
    const { test, family, planOf, profileOf, buy, rowsOf } = stage;
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

  it('S09 buys nothing for someone who was told another price: an offer may end between page and click', async () => {
    const { offer, family, planOf, rowsOf } = stage;
    const person = await family();
    const take = (priceCents: number) => person.agent.post('/api/purchases').send({ plan: 'standard', priceCents });
    await offer({ on: true, percentOff: 35, until: null });
    await take(0).expect(409, /price_changed/);
    await take(26.5).expect(400, /whole cents/);
    expect(await planOf(person)).toMatchObject({ tier: 'free', dues: [] });
    expect(await rowsOf(person)).toEqual([]);
    expect((await take(2_600).expect(200)).body).toMatchObject({ kind: 'invoice' });
    // An order that is already invoiced is not charged again at the price of another day.
    await offer({ on: true, percentOff: 100, until: null });
    await take(0).expect(409, /price_changed/);
    expect((await planOf(person)).dues).toMatchObject([{ amountCents: 2_600 }]);
  });

  it('asks for a plan to write first when the offer is over, and takes no conversation away', async () => {
    const { test, offer, family } = stage;
    const person = await family();
    const [first, second] = [await createAuPair(test), await createAuPair(test)];
    const start = (other: Person) => person.agent.post('/api/conversations').send({ userId: other.id });
    const { body: conversation } = await start(first).expect(201);
    await offer({ on: false, percentOff: 100, until: null });
    await start(second).expect(403, /plan_required/);
    await start(first).expect(200);
    await person.agent
      .post(`/api/conversations/${conversation.id}/messages`)
      .send({ clientMessageId: '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11', content: 'Still here.' })
      .expect(201);
  });

  it('N01 charges the placement fee once when an agreement of a premium family is confirmed', async () => {
    const { test, admin, family, planOf, buy, markPaid } = stage;
    // No one is notified at night.
    setClock(test, 'Australia/Sydney', 12);
    const [person, other, auPair] = [await family(), await family(), await createAuPair(test)];
    const { body } = await buy(person, 'premium').expect(200);
    await markPaid(body.invoiceId).expect(200);
    await everythingNoticed(test, 'plan.started');
    await other.agent
      .post('/api/support-requests')
      .send({ subject: 'other', words: 'A question that came later than the thread.' })
      .expect(201);
    const requests = (await admin.agent.get('/api/admin/support-requests').query({ state: 'open' }).expect(200)).body
      .items;
    expect(requests[0]).toMatchObject({ priority: true, person: { id: person.id } });
    const [thread] = (await person.agent.get('/api/support-requests').expect(200)).body.items;
    expect(thread.beginning).toMatch(/^Your Premium plan has started/);
    const agreementId = '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a12';
    const confirm = (byId: string, toId: string) =>
      raiseEvent(test, 'arrangement.confirmed', { agreementId, byId, toId });
    await confirm(auPair.id, person.id);
    await confirm(auPair.id, person.id);
    await confirm(auPair.id, other.id);
    await everythingNoticed(test, 'arrangement.confirmed');
    expect((await planOf(person)).dues).toMatchObject([{ part: 'placement', amountCents: 80_000 }]);
    expect((await planOf(other)).dues).toEqual([]);
    const queues = (await admin.agent.get('/api/admin/queues').expect(200)).body.items;
    expect(queues.find(({ name }: { name: string }) => name === 'invoices').waiting).toBeGreaterThan(0);
    await raiseEvent(test, 'arrangement.cancelled', { agreementId, byId: auPair.id, toId: person.id });
    await everythingNoticed(test, 'arrangement.cancelled');
    expect((await planOf(person)).dues).toEqual([]);
    await emailTo(test, person.email, /is cancelled/);
    // An extension starts neither the plan nor its notifications again.
    const near = `UPDATE purchases SET ends_at = starts_at + interval '20 days' WHERE person_id = $1 AND part = 'intake'`;
    await test.database.query(near, [person.id]);
    await markPaid((await buy(person, 'premium').expect(200)).body.invoiceId).expect(200);
    await everythingNoticed(test, 'plan.started');
    await emailTo(test, person.email, /Premium Family is extended until/);
    expect((await person.agent.get('/api/support-requests').expect(200)).body.items).toHaveLength(1);
  });

  it('tells everyone whose plan ends, however many end sooner and have been told', async () => {
    const { test, admin, family } = stage;
    const [told, last] = [await family(), await family()];
    const until = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const grant = (person: Person, days: number) =>
      admin.agent
        .post('/api/admin/grants')
        .send({ userId: person.id, plan: 'premium', until: until(days), reason: REASON })
        .expect(200);
    await grant(told, 20);
    await grant(last, 21);
    // As if six hundred others ended sooner, all with notices.
    await test.database.query(
      `INSERT INTO purchases SELECT (jsonb_populate_record(purchase, jsonb_build_object('id', gen_random_uuid(),
         'source_key', null, 'end_told_days', 3, 'ends_at', now() + interval '19 days'))).*
       FROM purchases AS purchase, generate_series(1, 600) WHERE person_id = $1`,
      [told.id],
    );
    advanceClock(test, 18 * DAY_MINUTES);
    await test.app.get(JobQueueService).runScheduledTaskNow('billing.announce-plan-ends');
    await everythingNoticed(test, 'plan.ending');
    const notices = `SELECT FROM notifications WHERE person_id = $1 AND kind = 'plan.ending'`;
    expect(await test.database.query(notices, [last.id])).toHaveLength(1);
    await test.database.query('UPDATE purchases SET ended_at = now() WHERE person_id = $1', [told.id]);
  });

  it('S07 grants a plan with a reason, tells before it ends, and takes the tier away when it has', async () => {
    const { test, admin, family, profileOf } = stage;
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
    const [granted] = (await person.agent.get('/api/purchases').expect(200)).body.items as [{ endsAt: string }];
    const days = [-1, 0].map((ms) => dayInZone('Australia/Sydney')(new Date(Date.parse(granted.endsAt) + ms)));
    expect(days).toEqual([until, addDays(until, 1)]);
    advanceClock(test, 8 * DAY_MINUTES);
    await test.app.get(JobQueueService).runScheduledTaskNow('billing.announce-plan-ends');
    await test.app.get(JobQueueService).runScheduledTaskNow('billing.announce-plan-ends');
    advanceClock(test, 11 * DAY_MINUTES);
    await test.app.get(JobQueueService).runScheduledTaskNow('billing.announce-plan-ends');
    advanceClock(test, 3 * DAY_MINUTES);
    await test.app.get(JobQueueService).runScheduledTaskNow('billing.announce-plan-ends');
    await everythingNoticed(test, 'plan.ended');
    const told = await test.database.query<{ kind: string; byOffer: boolean | null }>(
      `SELECT kind, (payload->'byOffer')::boolean AS "byOffer" FROM notifications WHERE person_id = $1 AND kind LIKE 'plan.%' ORDER BY created_at`,
      [person.id],
    );
    expect(told.map(({ kind }) => kind)).toEqual(['plan.started', 'plan.ending', 'plan.ending', 'plan.ended']);
    // The offer of a new installation gives every family the standard plan.
    expect(told.map(({ byOffer }) => byOffer)).toEqual([null, true, true, true]);
    const [row] = await test.database.query('SELECT has_paid, subscription_tier FROM profiles WHERE id = $1', [
      person.id,
    ]);
    expect(row).toEqual({ has_paid: false, subscription_tier: 'free' });
  });

  it('S07 grants a plan once when two admins do it at the same moment, and again for longer', async () => {
    const { admins, family } = stage;
    const person = await family();
    const untilIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const grant = ({ agent }: Person, days: number) =>
      agent
        .post('/api/admin/grants')
        .send({ userId: person.id, plan: 'premium', until: untilIn(days), reason: REASON });
    const asked = await Promise.all(admins.map((admin) => grant(admin, 20)));
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 409]);
    await grant(admins[0], 10).expect(409, /granted until that day/);
    await grant(admins[1], 40).expect(200);
    expect(await stage.rowsOf(person)).toHaveLength(4);
  });

  it('has a ledger that no one can change and that sums to zero', async () => {
    const { test, admin } = stage;
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

  it('S07 takes a grant back early once, with a reason, tells the person, and lets no one wait for what follows', async () => {
    const { test, admin, family } = stage;
    // No one is notified at night.
    setClock(test, 'Australia/Sydney', 12);
    const person = await family();
    const reason = 'Because the test needs it.';
    const now = test.app.get(ClockService).now().getTime();
    const until = new Date(now + 20 * 86_400_000).toISOString().slice(0, 10);
    const grant = { userId: person.id, plan: 'standard', until, reason };
    const { body } = await admin.agent.post('/api/admin/grants').send(grant).expect(200);
    expect((await person.agent.post('/api/purchases').send({ plan: 'standard' }).expect(200)).body).toMatchObject({
      kind: 'granted',
    });
    const withdraw = (id: string, words = reason) =>
      admin.agent.post(`/api/admin/grants/${id}/withdrawal`).send({ reason: words });
    await withdraw(body.id, 'x').expect(400);
    expect((await withdraw(body.id).expect(200)).body).toMatchObject({ state: 'cancelled', dueCents: 0 });
    await withdraw(body.id).expect(409, /grant_ended/);
    // The six months that were to follow have begun.
    const { items } = (await person.agent.get('/api/purchases').expect(200)).body;
    const [following] = items as { id: string; startsAt: string; way: string }[];
    expect(following?.way).toBe('offer');
    expect(Date.parse(following?.startsAt ?? '')).toBeLessThanOrEqual(now + 60_000);
    expect((await person.agent.get(`/api/user/${person.id}`).expect(200)).body).toMatchObject({
      subscriptionTier: 'standard',
    });
    await withdraw(following?.id ?? '').expect(404);
    await emailTo(test, person.email, /Standard Family has ended early/);
    const { items: rows } = (await admin.agent.get('/api/admin/ledger').query({ userId: person.id }).expect(200)).body;
    expect(rows).toContainEqual(expect.objectContaining({ kind: 'withdrawal', reason, actorId: admin.id }));
    const [entry] = await test.database.query<{ action: string }>(
      `SELECT action FROM audit_entries WHERE subject_id = $1 ORDER BY recorded_at DESC LIMIT 1`,
      [person.id],
    );
    expect(entry?.action).toBe('plan.withdrawn');
  });
});
