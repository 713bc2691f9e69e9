import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Email } from 'postal-mime';
import type {
  NotificationCreatedDto,
  NotificationDto,
  NotificationPageDto,
} from '../../src/modules/notifications/inbox/notification.dto.js';
import {
  isChosen,
  TYPE_NAMES,
  NOTIFICATION_TYPES as TYPES,
  type NotificationTypeName,
} from '../../src/modules/notifications/notification-types/index.js';
import { RetentionJob } from '../../src/modules/personal-data/retention/retention.job.js';
import { NotificationDeliveryService } from '../../src/modules/notifications/delivery/notification-delivery.service.js';
import { NotifierService } from '../../src/modules/notifications/delivery/notifier.service.js';
import type { DomainEvents } from '../../src/platform/events/index.js';
import { setClock, setClockAgain, advanceClock } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { LiveClient } from '../support/live-client.js';
import { notificationSamples } from '../support/notification-samples.js';
import type { Person } from '../support/people.js';
import { raiseEvent } from '../support/raise-event.js';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.js';
import { createPair } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const ZONE = 'Australia/Sydney';

describe('Notifications', () => {
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
    setClockAgain(app, ZONE, 12);
    ({ family, auPair, conversationId } = await createPair(app));
  });
  afterAll(async () => {
    await app.close();
    await smtp.close();
  });

  const sampleOf = (kind: NotificationTypeName) =>
    notificationSamples({ familyId: family.id, auPairId: auPair.id, conversationId })[kind];
  const happens = (kind: NotificationTypeName, payload = sampleOf(kind)) =>
    raiseEvent(app, TYPES[kind].event, payload as DomainEvents[keyof DomainEvents]);
  const list = async ({ agent }: Person, query = '') =>
    (await agent.get(`/api/notifications${query}`).expect(200)).body as NotificationPageDto;
  const told = (person: Person, kind: NotificationTypeName): Promise<NotificationDto> =>
    eventually(`${kind} to be told`, async () =>
      (await list(person, '?limit=50')).items.find((one) => one.kind === kind),
    );
  const mailed = (person: Person, subject: string): Promise<Email> =>
    eventually(`an email "${subject}"`, async () => smtp.to(person.email).find((mail) => mail.subject === subject));
  /** Subjects of what was sent since signing up. */
  const subjectsTo = ({ email }: Person) =>
    smtp.to(email).flatMap(({ subject = '' }) => (subject.startsWith('Please confirm') ? [] : subject));
  const header = ({ headers }: Email, key: string) => headers.find((one) => one.key === key)?.value;
  const oneClick = (mail: Email) =>
    new URL(header(mail, 'list-unsubscribe')?.replace(/^<|>$/g, '') ?? '').href.replace('http://localhost:3000', '');
  const switchMails = (person: Person, group: string, email: boolean) =>
    person.agent
      .patch('/api/notification-settings')
      .send({ groups: [{ group, email, push: true }] })
      .expect(200);
  const isOwedAMail = async (id: string) => {
    const [row] = await app.database.query<{ due: Date | null; jobs: number }>(
      `SELECT mail_due_at AS due, (SELECT count(*)::int FROM jobs.job
         WHERE name = 'notifications.deliver' AND data->'data'->>'notificationId' = $1::text) AS jobs
       FROM notifications WHERE id = $1::uuid`,
      [id],
    );
    return row?.due !== null || row.jobs > 0;
  };

  describe('of every kind', () => {
    /** The others are written by the room of interviews, with the calendar’s file. */
    const isWritten = (kind: NotificationTypeName) => !TYPES[kind].sendsOwnEmail?.(sampleOf(kind) as never);

    it.each(TYPE_NAMES)('%s arrives in the list and as an email with text, HTML and a way out', async (kind) => {
      await happens(kind);
      if (!isWritten(kind)) return expect(await isOwedAMail((await told(auPair, kind)).id)).toBe(false);
      const notification = await told(auPair, kind);
      const mail = await mailed(auPair, notification.title);
      const address = `http://localhost:3000${notification.path}`;
      expect(mail.text).toContain(notification.title);
      expect(mail.text).toContain(address);
      expect(mail.html).toContain(`href="${address}"`);
      expect(`${mail.subject} ${mail.text}`).not.toMatch(/undefined|null|NaN|Invalid|\[object/);
      if (!isChosen(TYPES[kind].group)) return expect(mail.html).not.toContain('Stop these emails');
      expect(mail.html).toContain('Stop these emails');
      expect(header(mail, 'list-unsubscribe')).toMatch(
        /^<http:\/\/localhost:3000\/api\/notifications\/unsubscribe\?token=/,
      );
      expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    });

    it('stays in the product when its emails are switched off, which those about money cannot be', async () => {
      const chosen = TYPE_NAMES.filter((kind) => isChosen(TYPES[kind].group));
      for (const group of new Set(chosen.map((kind) => TYPES[kind].group))) await switchMails(auPair, group, false);
      const payments = { groups: [{ group: 'payments', email: false, push: true }] };
      await auPair.agent.patch('/api/notification-settings').send(payments).expect(400);
      for (const kind of chosen) await happens(kind);
      for (const kind of chosen) expect(await isOwedAMail((await told(auPair, kind)).id)).toBe(false);
      expect(subjectsTo(auPair)).toEqual([]);
    });
  });

  it('are told once, however often their event comes', async () => {
    const notifier = app.app.get(NotifierService);
    const source = randomUUID();
    const sample = sampleOf('arrangement.started');
    await Promise.all([1, 2, 3].map(() => notifier.notify('arrangement.started', sample, source)));
    for (const person of [family, auPair]) expect((await list(person)).items).toHaveLength(1);
  });

  it('name the other person, unless the two are hidden from each other', async () => {
    await happens('interview.proposed');
    expect(await told(auPair, 'interview.proposed')).toMatchObject({
      title: 'The Harrow family proposes times for a video interview',
      person: { id: family.id, displayName: 'the Harrow family' },
    });
    await app.database.query('INSERT INTO user_blocks_effective (viewer_id, hidden_id) VALUES ($1, $2), ($2, $1)', [
      family.id,
      auPair.id,
    ]);
    expect(await told(auPair, 'interview.proposed')).toMatchObject({
      title: 'Someone proposes times for a video interview',
      person: null,
    });
  });

  it('are listed newest first in pages, and no one reads those of others', async () => {
    const kinds = ['interview.proposed', 'interview.moved', 'arrangement.proposed'] as const;
    for (const kind of kinds) {
      await happens(kind);
      await told(auPair, kind);
      advanceClock(app, 1);
    }
    const first = await list(auPair, '?limit=2');
    const second = await list(auPair, `?limit=2&cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items].map(({ kind }) => kind)).toEqual(kinds.toReversed());
    expect(second).toMatchObject({ nextCursor: null, unreadCount: 3 });
    expect(await list(family)).toMatchObject({ items: [], unreadCount: 0 });
    await family.agent.put(`/api/notifications/${first.items[0]?.id}/read`).expect(404);
    await auPair.agent.get('/api/notifications?cursor=bad').expect(400);
    await app.http.get('/api/notifications').expect(401);
  });

  it('come up on open pages and count down on all of them', async () => {
    const page = await LiveClient.connect(app, { token: auPair.session.access_token });
    await happens('interview.proposed');
    await happens('interview.in-minutes');
    const created = await page.waitFor<NotificationCreatedDto>(
      'notification.created',
      ({ notification }) => notification.kind === 'interview.in-minutes',
    );
    expect(created).toMatchObject({ notification: { urgent: true }, unreadCount: 2 });
    const { body } = await auPair.agent.put(`/api/notifications/${created.notification.id}/read`).expect(200);
    expect(body).toEqual({ unreadCount: 1 });
    expect(await page.waitFor('notifications.read')).toEqual({ unreadCount: 1 });
    const until = (await list(auPair)).items[0]?.createdAt;
    await auPair.agent.post('/api/notifications/read-all').send({ until }).expect(200, { unreadCount: 0 });
    page.close();
  });

  it('are forgotten after half a year', async () => {
    await happens('interview.proposed');
    await told(auPair, 'interview.proposed');
    const retention = app.app.get(RetentionJob, { strict: false });
    advanceClock(app, 179 * 24 * 60);
    await retention.run();
    expect((await list(auPair)).items).toHaveLength(1);
    advanceClock(app, 2 * 24 * 60);
    await retention.run();
    expect((await list(auPair)).items).toHaveLength(0);
  });

  describe('by email', () => {
    const deliverAt = (zone: string, hour: number, minute = 0) => {
      setClock(app, zone, hour, minute);
      return app.app.get(NotificationDeliveryService).deliverDelayed();
    };
    it('wait for the morning of the person, and are not sent when they were read by then', async () => {
      setClock(app, ZONE, 23);
      await happens('interview.proposed');
      await happens('arrangement.proposed');
      const waiting = await told(auPair, 'interview.proposed');
      const read = await told(auPair, 'arrangement.proposed');
      await auPair.agent.put(`/api/notifications/${read.id}/read`).expect(200);
      await deliverAt(ZONE, 6, 59);
      expect(await isOwedAMail(waiting.id)).toBe(true);
      await deliverAt(ZONE, 7);
      await mailed(auPair, waiting.title);
      expect(subjectsTo(auPair)).toEqual([waiting.title]);
    });

    it('wait by the clock of the person, wherever the other one is', async () => {
      const zone = 'Europe/Berlin';
      await app.database.query('UPDATE profiles SET time_zone = $2 WHERE id = $1', [auPair.id, zone]);
      setClock(app, zone, 3);
      await happens('arrangement.started');
      await mailed(family, (await told(family, 'arrangement.started')).title);
      const { id, title } = await told(auPair, 'arrangement.started');
      await deliverAt(zone, 6, 59);
      expect(await isOwedAMail(id)).toBe(true);
      await deliverAt(zone, 7);
      await mailed(auPair, title);
    });

    it('do not wait when it is urgent', async () => {
      setClock(app, ZONE, 3);
      await happens('interview.in-minutes');
      await mailed(auPair, (await told(auPair, 'interview.in-minutes')).title);
    });

    it('lead to the pages of the reader’s country, where the right number stands first', async () => {
      await app.database.query("UPDATE profiles SET region = 'newzealand' WHERE id = $1", [auPair.id]);
      await happens('exit.requested');
      const mail = await mailed(auPair, (await told(auPair, 'exit.requested')).title);
      expect(mail.html).toContain('href="http://localhost:3000/nz/need-out"');
    });

    it('go to no address that no one has proven', async () => {
      await app.database.query('UPDATE accounts SET email_verified_at = NULL WHERE id = $1', [auPair.id]);
      await happens('arrangement.started');
      await mailed(family, (await told(family, 'arrangement.started')).title);
      const { id } = await told(auPair, 'arrangement.started');
      await eventually('the au pair’s delivery to be done', async () => {
        const [row] = await app.database.query<{ due: Date | null }>(
          'SELECT mail_due_at AS due FROM notifications WHERE id = $1',
          [id],
        );
        return row?.due === null;
      });
      expect(subjectsTo(auPair)).toEqual([]);
    });

    it('end with one click, without a sign-in, and never by merely looking', async () => {
      await happens('interview.proposed');
      const mail = await mailed(auPair, (await told(auPair, 'interview.proposed')).title);
      const path = oneClick(mail);
      const token = new URL(path, app.url).searchParams.get('token') ?? '';
      await app.http.get(path).expect(302).expect('location', `http://localhost:3000/unsubscribe?token=${token}`);
      const look = () => app.http.get(`/api/notifications/mail-subscription?token=${token}`).expect(200);
      expect((await look()).body).toEqual({ group: 'interviews', label: 'Video interviews', subscribed: true });
      await app.http.post(path).type('form').send('List-Unsubscribe=One-Click').expect(200);
      await app.http.post(path).field('List-Unsubscribe', 'One-Click').expect(200);
      expect((await look()).body).toMatchObject({ subscribed: false });
      await happens('interview.moved');
      expect(await isOwedAMail((await told(auPair, 'interview.moved')).id)).toBe(false);
      await happens('arrangement.proposed');
      await mailed(auPair, (await told(auPair, 'arrangement.proposed')).title);
    });

    it('end by no token but the one that was signed for this person and group', async () => {
      await happens('interview.proposed');
      const path = oneClick(await mailed(auPair, (await told(auPair, 'interview.proposed')).title));
      const forged = [path.replace(auPair.id, family.id), path.replace('.interviews.', '.safety.'), `${path}x`];
      for (const wrong of forged) await app.http.post(wrong).expect(400);
      await app.http.post('/api/notifications/unsubscribe').expect(400);
    });
  });

  describe('are chosen', () => {
    it('by group and by the hours of the night', async () => {
      const { body: before } = await auPair.agent.get('/api/notification-settings').expect(200);
      expect(before).toMatchObject({ quietHours: { on: true, from: '22:00', until: '07:00' }, timeZone: ZONE });
      const { body: after } = await auPair.agent
        .patch('/api/notification-settings')
        .send({
          groups: [{ group: 'reviews', email: false, push: false }],
          quietHours: { on: true, from: '21:30', until: '06:15' },
        })
        .expect(200);
      expect(after).toMatchObject({ quietHours: { on: true, from: '21:30', until: '06:15' } });
      const groups = (after as { groups: { group: string; email: boolean; push: boolean }[] }).groups;
      expect(groups.find(({ group }) => group === 'reviews')).toMatchObject({ email: false, push: false });
      expect(groups.filter(({ email, push }) => email && push)).toHaveLength(groups.length - 1);
    });

    it.each([
      { groups: [{ group: 'dragons', email: true, push: true }] },
      { groups: [{ group: 'reviews', email: 'yes', push: true }] },
      { quietHours: { on: true, from: '24:00', until: '07:00' } },
      { quietHours: { on: true, from: '22:00' } },
    ])('and refused as %j, with nothing changed', async (body) => {
      const before = (await auPair.agent.get('/api/notification-settings').expect(200)).body as unknown;
      await auPair.agent.patch('/api/notification-settings').send(body).expect(400);
      expect((await auPair.agent.get('/api/notification-settings').expect(200)).body).toEqual(before);
    });
  });
});
