import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeliveryChannelsService } from '../../src/modules/notifications/delivery/delivery-channels.service.js';
import { NotificationDeliveryService } from '../../src/modules/notifications/delivery/notification-delivery.service.js';
import { NotifierService } from '../../src/modules/notifications/delivery/notifier.service.js';
import { wallTimeOf } from '../../src/modules/interviews/wall-time.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { setClock, advanceClock } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { DAY, propose, proposeOthers, SYDNEY } from '../support/interview-stage.js';
import { notificationSamples } from '../support/notification-samples.js';
import type { Person } from '../support/people.js';
import { everythingLeft, everythingNoticed } from '../support/settled.js';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.js';
import { createPair } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('People are not flooded with emails', () => {
  let smtp: TestSmtpServer;
  let app: TestApp;
  let family: Person;
  let auPair: Person;
  let conversationId: string;
  beforeAll(async () => {
    smtp = await startSmtpServer();
    app = await createTestApp({ env: { SMTP_URL: smtp.url } });
  });
  beforeEach(async () => {
    ({ family, auPair, conversationId } = await createPair(app));
    setClock(app, SYDNEY, 12);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  afterAll(async () => {
    await app.close();
    await smtp.close();
  });

  const about = ({ email }: Person, subject: RegExp) =>
    smtp.to(email).filter((mail) => subject.test(mail.subject ?? ''));

  it('by someone who proposes other times again and again: few emails leave at once, then one an hour later', async () => {
    const times = (hour: number) => [
      wallTimeOf(new Date(app.app.get(ClockService).now().getTime() + 3 * DAY + hour * 3_600_000), SYDNEY),
    ];
    const proposed = await propose(family, conversationId, { minutes: 30, timeZone: SYDNEY, times: times(0) }).expect(
      201,
    );
    const { id } = proposed.body as { id: string };
    for (let hour = 1; hour <= 30; hour += 1)
      await proposeOthers(family, id, { minutes: 30, timeZone: SYDNEY, times: times(hour) }).expect(200);
    await everythingNoticed(app, 'interview.proposed');
    await everythingLeft(app);
    const proposals = () => about(auPair, /proposes times/);
    expect(proposals()).toHaveLength(3);
    advanceClock(app, 61);
    await app.app.get(NotificationDeliveryService).deliverDelayed();
    await everythingLeft(app);
    expect(proposals()).toHaveLength(4);
    const { body: inbox } = await auPair.agent.get('/api/notifications?limit=50').expect(200);
    expect((inbox as { items: unknown[] }).items.length).toBeGreaterThanOrEqual(31);
  });

  it('by suspicious messages of one conversation', async () => {
    const payload = notificationSamples({ familyId: family.id, auPairId: auPair.id, conversationId })[
      'safety.message-warned'
    ];
    for (let count = 0; count < 12; count += 1)
      await app.app.get(NotifierService).notify('safety.message-warned', payload, randomUUID());
    await everythingLeft(app);
    expect(about(auPair, /may be a scam/)).toHaveLength(3);
  });

  it('by people whom a saved search finds at night: one email in the morning counts them all', async () => {
    setClock(app, SYDNEY, 23);
    const search = { savedSearchId: randomUUID(), userId: family.id };
    for (const count of [1, 2, 3]) {
      await app.app.get(NotifierService).notify('saved-search.found', { ...search, count }, randomUUID());
      advanceClock(app, 61);
    }
    const another = { ...search, savedSearchId: randomUUID(), count: 8 };
    await app.app.get(NotifierService).notify('saved-search.found', another, randomUUID());
    setClock(app, SYDNEY, 7);
    await app.app.get(NotificationDeliveryService).deliverDelayed();
    await everythingLeft(app);
    const subjects = about(family, /new/).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(['3 new au pairs fit your search', '8 new au pairs fit your search']);
  });

  it('and one run sends all emails that wait for the end of a night, on every page', async () => {
    const now = app.app.get(ClockService).now();
    await app.database.query(
      `INSERT INTO notifications (person_id, kind, source_id, payload, path, created_at, read_at, mail_due_at)
       SELECT $1, 'interview.declined', gen_random_uuid(), '{}', '/', $2, $2, $2 FROM generate_series(1, 450)`,
      [auPair.id, now],
    );
    await app.app.get(NotificationDeliveryService).deliverDelayed();
    expect(await app.database.query('SELECT FROM notifications WHERE mail_due_at <= $1', [now])).toEqual([]);
  });

  it('and one email that cannot be composed delays no other', async () => {
    const samples = notificationSamples({ familyId: family.id, auPairId: auPair.id, conversationId });
    setClock(app, SYDNEY, 23);
    for (const kind of ['interview.declined', 'interview.proposed'] as const)
      await app.app.get(NotifierService).notify(kind, samples[kind], randomUUID());
    setClock(app, SYDNEY, 7);
    const ways = app.app.get(DeliveryChannelsService);
    const whole = ways.send.bind(ways);
    vi.spyOn(ways, 'send').mockImplementation((taken, manager) =>
      taken.kind === 'interview.declined' ? Promise.reject(new Error('no')) : whole(taken, manager),
    );
    await app.app.get(NotificationDeliveryService).deliverDelayed();
    await eventually('the other email', async () => about(auPair, /proposes times/)[0]);
    vi.restoreAllMocks();
    advanceClock(app, 16);
    await app.app.get(NotificationDeliveryService).deliverDelayed();
    await eventually('the failed email', async () => smtp.to(auPair.email).length > 1);
  });
});
