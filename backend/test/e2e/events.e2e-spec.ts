import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TransactionsService } from '../../src/platform/database/index.js';
import { EventListenersService, OutboxService } from '../../src/platform/events/index.js';
import { MOST_ATTEMPTS } from '../../src/platform/events/delivery-retries.service.js';
import type { Application } from '../../src/modules/job-board/application.dto.js';
import { FilledJobListingsListener } from '../../src/modules/job-board/filled-job-listings.listener.js';
import { ProfileWithholdingService } from '../../src/modules/profiles/index.js';
import type { FailedJobsPage, JobsOverviewDto } from '../../src/modules/admin/jobs/jobs.dto.js';
import { eventually } from '../support/eventually.js';
import type { Person } from '../support/people.js';
import { applications, apply, move, NOTE, publish } from '../support/job-listings.js';
import { createAdmin, createAuPair, createFamily } from '../support/profiles.js';
import { everythingNoticed } from '../support/settled.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';

declare module '../../src/platform/events/domain-events.js' {
  interface DomainEvents {
    'test.happened': { what: string };
    'test.quick': { what: string };
  }
}

interface DeliveryRow {
  id: string;
  listener: string;
  attempts: number;
  last_error: string | null;
  dead: boolean;
}

const NEXT_YEAR = new Date().getUTCFullYear() + 1;

let test: TestApp;
let admin: Person;
const shown: string[] = [];
const noted: string[] = [];
const tried: string[] = [];
const begun: string[] = [];
/** The behaviour of one listener; it fails by default. */
let failing = true;
let release: () => void = () => undefined;

beforeAll(async () => {
  test = await createTestApp();
  admin = await createAdmin(test);
  const listeners = test.app.get(EventListenersService);
  const realtime = { realtime: true };
  listeners.add('test.happened', 'test-bad.fail', ({ what }) => {
    tried.push(what);
    if (failing) throw new Error(`no mailbox for lena@example.com`);
  });
  listeners.add('test.happened', 'test-good.note', ({ what }) => void noted.push(what));
  listeners.add('test.happened', 'test-slow.wait', async ({ what }) => {
    begun.push(what);
    if (what === 'slow') await new Promise<void>((done) => (release = done));
  });
  listeners.add('test.happened', 'test-live.show', ({ what }) => void shown.push(what), realtime);
  listeners.add('test.quick', 'test-live.show', ({ what }) => void shown.push(what), realtime);
});
afterAll(async () => {
  release();
  await test.close();
});

const happen = (what: string, event: 'test.happened' | 'test.quick' = 'test.happened') =>
  test.app.get(TransactionsService).run((manager) => test.app.get(OutboxService).add(manager, event, { what }));
const owed = (what: string) =>
  test.database.query(`SELECT attempts FROM outbox_events WHERE payload->>'what' = $1`, [what]);
const deliveries = (what: string) =>
  test.database.query<DeliveryRow>(
    `SELECT id, listener, attempts, last_error, dead_at IS NOT NULL AS dead FROM event_deliveries
     WHERE payload->>'what' = $1 ORDER BY listener`,
    [what],
  );
const times = (list: string[], what: string) => list.filter((one) => one === what).length;

describe('An event', () => {
  it('reaches every other listener once, and is done, while one of them fails for ever', async () => {
    await happen('first');
    await eventually('the failure to be kept', async () => (await deliveries('first')).length === 1);
    expect(await deliveries('first')).toMatchObject([
      { listener: 'test-bad.fail', attempts: 1, last_error: 'no mailbox for […]', dead: false },
    ]);
    await eventually('the event to be done', async () => (await owed('first')).length === 0);
    await happen('second');
    await eventually('the next event', async () => noted.includes('second'));
    expect([times(noted, 'first'), times(shown, 'first'), times(begun, 'first')]).toEqual([1, 1, 1]);
  });

  it('is a dead letter after the last try, which Admin shows, has tried again, and discards', async () => {
    const lastTry = (what: string) =>
      test.database.query(
        `UPDATE event_deliveries SET attempts = $1, available_at = now() WHERE payload->>'what' = $2`,
        [MOST_ATTEMPTS - 1, what],
      );
    const buried = (what: string) =>
      eventually('a dead letter', async () => (await deliveries(what))[0]?.dead === true);
    const list = async () => (await admin.agent.get('/api/admin/given-up-jobs').expect(200)).body as FailedJobsPage;
    await eventually('the first failure', async () => (await deliveries('second')).length === 1);
    const { outbox } = (await admin.agent.get('/api/admin/jobs').expect(200)).body as JobsOverviewDto;
    expect(outbox.failed).toEqual([{ name: 'test.happened', count: 2 }]);
    await lastTry('first');
    await buried('first');
    await lastTry('second');
    await buried('second');
    const tries = times(tried, 'first');
    const { items } = await list();
    expect(items).toMatchObject(
      ['second', 'first'].map(() => ({
        name: 'test.happened → test-bad.fail',
        tries: MOST_ATTEMPTS,
        error: 'no mailbox for […]',
      })),
    );
    const overview = (await admin.agent.get('/api/admin/jobs').expect(200)).body as JobsOverviewDto;
    expect([overview.givenUp, overview.outbox.failed]).toEqual([2, []]);
    expect(times(tried, 'first')).toBe(tries);

    failing = false;
    const reason = 'The email server is back';
    const [second, first] = items.map(({ id }) => id);
    const statuses = await Promise.all(
      [1, 2].map(
        async () => (await admin.agent.post(`/api/admin/given-up-jobs/${first}/retries`).send({ reason })).status,
      ),
    );
    expect(statuses.sort()).toEqual([204, 404]);
    await eventually('the retry', async () => (await deliveries('first')).length === 0);
    expect([times(tried, 'first'), times(noted, 'first')]).toEqual([tries + 1, 1]);
    await admin.agent.post(`/api/admin/given-up-jobs/${second}/removals`).send({ reason }).expect(204);
    expect([(await list()).items, await deliveries('second')]).toEqual([[], []]);
    expect(
      await test.database.query(
        `SELECT action, actor_id, reason, before->>'name' AS name FROM audit_entries WHERE subject_id = ANY($1) ORDER BY recorded_at`,
        [[first, second]],
      ),
    ).toEqual(
      ['job.retried', 'job.dropped'].map((action) => ({
        action,
        actor_id: admin.id,
        reason,
        name: 'test.happened → test-bad.fail',
      })),
    );
  });

  it('reaches open pages while another listener is still busy with an earlier one', async () => {
    await happen('slow');
    await eventually('the slow listener to begin', async () => begun.includes('slow'));
    await happen('behind it');
    await happen('for pages only', 'test.quick');
    await eventually('the pages', async () => shown.includes('for pages only') && shown.includes('behind it'));
    await eventually('other listeners', async () => noted.includes('behind it'));
    expect(begun).not.toContain('behind it');
    await eventually('what is done to be gone', async () => (await owed('for pages only')).length === 0);
    expect(await owed('slow')).toHaveLength(1);
    release();
    await eventually('the slow one to be done', async () => (await owed('behind it')).length === 0);
    expect([times(begun, 'slow'), times(begun, 'behind it')]).toEqual([1, 1]);
  });

  it('that a killed process did not deliver is delivered, and one that has failed too often delays no other', async () => {
    const leave = (what: string, attempts: number) =>
      test.database.query(
        `INSERT INTO outbox_events (name, payload, attempts) VALUES ('test.happened', jsonb_build_object('what', $1::text), $2)`,
        [what, attempts],
      );
    await leave('left behind', 1);
    await leave('back too often', 32_767);
    await eventually('both', async () => ['left behind', 'back too often'].every((what) => noted.includes(what)));
    await eventually('an empty outbox', async () => (await owed('back too often')).length === 0);
    await eventually('its listeners', async () => (await deliveries('back too often')).length === 0);
    expect([times(noted, 'left behind'), times(noted, 'back too often')]).toEqual([1, 1]);
  });
});

describe('On the job board', () => {
  const verified = { verified: true };
  const applied = async (who: Person, id: string): Promise<string> =>
    ((await apply(who, id).expect(201)).body as Application).id;

  it('an application is accepted, and says so, when a moderator reads the note first; the note follows once they let it pass', async () => {
    const other = await createFamily(test, {}, verified);
    const mia = await createAuPair(test, {}, verified);
    const note = `${NOTE} Send me $200 by Western Union for the visa first, then write to me on WhatsApp +61 412 345 678.`;
    const { body: sent } = await apply(mia, await publish(other), { note }).expect(201);
    // A moderator has seen the profile, but not the message that the note becomes.
    await everythingNoticed(test, 'application.received');
    await test.app
      .get(TransactionsService)
      .run((manager) =>
        test.app.get(ProfileWithholdingService, { strict: false }).release(mia.id, 'being-checked', manager),
      );
    const { body: accepted } = await move(other, (sent as Application).id, 'accept').expect(200);
    expect(accepted).toMatchObject({ state: 'accepted', conversationId: expect.any(String), noteDelivered: false });
    const { body: thread } = await other.agent
      .get(`/api/conversations/${accepted.conversationId}/messages`)
      .expect(200);
    expect(thread.items).toEqual([]);
    const held = await mia.agent
      .get('/api/held-messages')
      .query({ conversationId: accepted.conversationId })
      .expect(200);
    expect(held.body).toMatchObject({ items: [{ content: note, state: 'held' }] });
    // Nothing is tried again for ever because of it.
    await everythingNoticed(test, 'application.answered');
    expect(await test.database.query(`SELECT FROM event_deliveries WHERE event = 'application.answered'`)).toEqual([]);
  });

  it('a confirmed agreement fills the job listing that was published before it, and no later one', async () => {
    const other = await createFamily(test, {}, verified);
    const [mia, chosen] = await Promise.all([createAuPair(test, {}, verified), createAuPair(test, {}, verified)]);
    const listing = await publish(other);
    await Promise.all([applied(mia, listing), applied(chosen, listing)]);
    const { body: conversation } = await other.agent.post('/api/conversations').send({ userId: chosen.id }).expect(201);
    const agreementId = randomUUID();
    await test.database.query(
      `INSERT INTO agreements (id, conversation_id, family_id, au_pair_id, author_id, region, time_zone, state,
         current_version, starts_on, ends_on, changed_at, confirmed_at, fingerprint)
       VALUES ($1, $2, $3, $4, $3, 'australia', 'Australia/Sydney', 'confirmed', 1, $5, $6, now(), now(), repeat('0', 64))`,
      [agreementId, conversation.id, other.id, chosen.id, `${NEXT_YEAR}-02-01`, `${NEXT_YEAR}-08-01`],
    );
    const news = { agreementId, byId: chosen.id, toId: other.id };
    await test.app.get(FilledJobListingsListener, { strict: false }).fill(news);
    const [closed] = await applications(mia);
    expect(closed).toMatchObject({ state: 'closed', jobListing: { state: 'filled' } });
    // The au pair whom the family has chosen does not read that it has found someone.
    expect((await applications(chosen))[0]).toMatchObject({ state: 'closed', word: null });
    await everythingNoticed(test, 'application.closed');
    const told = `SELECT person_id AS id FROM notifications WHERE kind = 'application.closed' AND person_id = ANY($1)`;
    expect(await test.database.query(told, [[mia.id, chosen.id]])).toEqual([{ id: mia.id }]);
    // The same event, delivered again hours later, does not change what the family has published since.
    const noor = await createAuPair(test, {}, verified);
    const later = await publish(other);
    await applied(noor, later);
    await test.app.get(FilledJobListingsListener, { strict: false }).fill(news);
    expect((await applications(noor))[0]).toMatchObject({ state: 'applied', jobListing: { id: later, state: 'open' } });
    // An agreement fills nothing if it was cancelled before its confirmation was delivered.
    await test.database.query(`UPDATE job_listings SET published_at = now() - interval '1 day' WHERE id = $1`, [later]);
    await test.database.query(`UPDATE agreements SET state = 'cancelled' WHERE id = $1`, [agreementId]);
    await test.app.get(FilledJobListingsListener, { strict: false }).fill(news);
    expect((await applications(noor))[0]?.state).toBe('applied');
  });
});

describe('An event that is to be delivered when the first process starts on an empty database', () => {
  it('finds the queue for its jobs, and is delivered at the first try', async () => {
    const database = await createTestDatabase();
    await database.query(
      `INSERT INTO outbox_events (name, payload) VALUES ('support.asked', '{"requestId": "${randomUUID()}"}')`,
    );
    const first = await createTestApp({ database });
    try {
      await eventually('the event to be done', async () => {
        const owed = await database.query('SELECT FROM outbox_events');
        return owed.length === 0;
      });
      expect(await database.query('SELECT last_error FROM event_deliveries')).toEqual([]);
    } finally {
      await first.close();
      await database.drop();
    }
  });
});
