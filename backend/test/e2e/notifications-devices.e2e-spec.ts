import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { TYPE_NAMES, type NotificationTypeName } from '../../src/modules/notifications/notification-types/index.js';
import type { PushDeviceDto, PushDevicesDto } from '../../src/modules/notifications/push/push-subscription.dto.js';
import { NotificationDeliveryService } from '../../src/modules/notifications/delivery/notification-delivery.service.js';
import { NotifierService } from '../../src/modules/notifications/delivery/notifier.service.js';
import { setClock } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { LiveClient } from '../support/live-client.js';
import { digestTo, minutesPass } from '../support/message-digests.js';
import { notificationSamples } from '../support/notification-samples.js';
import { GOOD_PASSWORD, type Person } from '../support/people.js';
import { startPushService, type TestPushService } from '../support/push-service.js';
import { startSlowPushService } from '../support/slow-push-service.js';
import { everythingLeft } from '../support/settled.js';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.js';
import { createPair, sendMessage } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const ZONE = 'Australia/Sydney';
const keys = webPush.generateVAPIDKeys();

describe('The devices of people who are away', () => {
  let smtp: TestSmtpServer;
  let push: TestPushService;
  let app: TestApp;
  let family: Person;
  let auPair: Person;
  let conversationId: string;
  beforeAll(async () => {
    [smtp, push] = await Promise.all([startSmtpServer(), startPushService()]);
    app = await createTestApp({
      env: { SMTP_URL: smtp.url, VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey },
    });
  });
  beforeEach(async () => {
    ({ family, auPair, conversationId } = await createPair(app));
    setClock(app, ZONE, 12);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  afterAll(async () => {
    await app.close();
    await Promise.all([smtp.close(), push.close()]);
  });

  const write = (text: string, from = family, conversation = conversationId) => sendMessage(from, conversation, text);

  const register = async ({ agent }: Person, device?: string) => {
    const { browser, subscription } = push.subscribe(device);
    const { body } = await agent.put('/api/push-devices').send(subscription).expect(200);
    return { browser, subscription, id: (body as PushDeviceDto).id };
  };
  const devices = async ({ agent }: Person) =>
    (await agent.get('/api/push-devices').expect(200)).body as PushDevicesDto;
  const tell = (kind: NotificationTypeName) =>
    app.app
      .get(NotifierService)
      .notify(
        kind,
        notificationSamples({ familyId: family.id, auPairId: auPair.id, conversationId })[kind],
        randomUUID(),
      );
  const received = ({ browser }: Awaited<ReturnType<typeof register>>, count = 1) =>
    eventually(`${count} pushes`, async () => browser.received.length >= count && browser.received);

  it('what happened, sealed for the browser and signed by us', async () => {
    const device = await register(auPair);
    await tell('interview.in-minutes');
    const [first] = await received(device);
    expect(first).toMatchObject({
      headers: { 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '900' },
      sender: { aud: push.origin, sub: 'mailto:hello@wattleandfern.example' },
      notice: {
        title: 'Your interview with the Harrow family begins in ten minutes',
        path: expect.stringMatching(/^\/interviews\/.+\/room$/),
      },
    });
    expect(first?.headers.authorization).toContain(`k=${keys.publicKey}`);
    await eventually('the device to be noted as told', async () => (await devices(auPair)).items[0]?.lastToldAt);
    expect((await devices(auPair)).items[0]?.device).toBe('Chromium on Linux');
  });

  it('every kind, small enough for any push service', async () => {
    const device = await register(auPair);
    for (const kind of TYPE_NAMES) await tell(kind);
    const all = await received(device, TYPE_NAMES.length);
    for (const { notice, headers } of all) {
      expect(notice).toEqual({
        title: expect.any(String),
        line: expect.any(String),
        path: expect.stringMatching(/^\//),
        tag: expect.any(String),
      });
      expect(Number(headers['content-length'])).toBeLessThan(2_048);
    }
    expect(JSON.stringify(all.map(({ notice }) => notice))).not.toMatch(/want out/);
  });

  it('of a message at once, unless they are here; and each once', async () => {
    const device = await register(auPair);
    await write('The kettle is on.');
    expect((await received(device))[0]?.notice).toMatchObject({
      title: 'The Harrow family',
      line: 'The kettle is on.',
    });
    await minutesPass(app, 15);
    await digestTo(smtp, auPair);
    await everythingLeft(app);
    expect(device.browser.received).toHaveLength(1);
    const page = await LiveClient.connect(app, { token: auPair.session.access_token });
    await write('You are here.');
    await minutesPass(app, 0);
    await everythingLeft(app);
    expect(device.browser.received).toHaveLength(1);
    page.close();
  });

  it('in the morning of what came in the night', async () => {
    const device = await register(auPair);
    setClock(app, ZONE, 23);
    await tell('interview.proposed');
    await write('Sleep well!');
    await minutesPass(app, 0);
    await everythingLeft(app);
    expect(device.browser.received).toEqual([]);
    setClock(app, ZONE, 7);
    await app.app.get(NotificationDeliveryService).deliverDelayed();
    await minutesPass(app, 0);
    expect((await received(device, 2)).map(({ notice }) => (notice as { title: string }).title).sort()).toEqual([
      'The Harrow family',
      'The Harrow family proposes times for a video interview',
    ]);
  });

  it('no more once the browser has unsubscribed, while others still are', async () => {
    const [gone, there] = [await register(auPair, 'Old phone'), await register(auPair, 'New phone')];
    gone.browser.answers = 410;
    await tell('interview.proposed');
    await received(there);
    await eventually('the old phone to be forgotten', async () => (await devices(auPair)).items.length === 1);
  });

  it('while ten devices of someone else answer as slowly as they can, which are then left alone', async () => {
    const slow = await startSlowPushService();
    for (let count = 0; count < 10; count += 1) {
      const { subscription } = push.subscribe();
      const endpoint = `${slow.origin}/${randomUUID()}`;
      await family.agent
        .put('/api/push-devices')
        .send({ ...subscription, endpoint })
        .expect(200);
    }
    const device = await register(auPair);
    await app.app.get(NotifierService).notify(
      'interview.proposed',
      {
        ...notificationSamples({ familyId: auPair.id, auPairId: family.id, conversationId })['interview.proposed'],
      },
      randomUUID(),
    );
    await eventually('the slow devices to be busy', async () => slow.connections() > 0);
    const since = performance.now();
    await tell('interview.proposed');
    await received(device);
    expect(performance.now() - since).toBeLessThan(4_000);
    const failing = async () =>
      app.database.query('SELECT FROM push_subscriptions WHERE person_id = $1 AND failing_since IS NOT NULL', [
        family.id,
      ]);
    await eventually('a slow device to be given up', async () => (await failing()).length > 0);
    await app.database.query(
      `UPDATE push_subscriptions SET failing_since = now() - interval '2 days' WHERE person_id = $1`,
      [family.id],
    );
    await eventually('a slow device to be forgotten', async () => (await devices(family)).items.length < 10);
    await app.database.query('DELETE FROM push_subscriptions WHERE person_id = $1', [family.id]);
    await slow.close();
  });

  it('no more after they signed out, or took the device off their list', async () => {
    const { id } = await register(auPair);
    await family.agent.delete(`/api/push-devices/${id}`).expect(404);
    await auPair.agent.delete(`/api/push-devices/${id}`).expect(204);
    await register(auPair);
    await auPair.agent.delete('/api/sessions/current').expect(204);
    await eventually('the device to be forgotten', async () => {
      const rows = await app.database.query('SELECT FROM push_subscriptions WHERE person_id = $1', [auPair.id]);
      return rows.length === 0;
    });
  });

  it('no more in a browser in which someone else has logged in', async () => {
    await register(auPair);
    await auPair.agent.post('/api/sessions').send({ email: family.email, password: GOOD_PASSWORD }).expect(200);
    await eventually('the device to be forgotten', async () => {
      const rows = await app.database.query('SELECT FROM push_subscriptions WHERE person_id = $1', [auPair.id]);
      return rows.length === 0;
    });
  });

  it('also after the browser has renewed its subscription automatically, but for no one else', async () => {
    const { subscription } = await register(auPair);
    const { browser, subscription: fresh } = push.subscribe();
    const { endpoint, p256dh, auth } = fresh;
    const renewal = { oldEndpoint: subscription.endpoint, oldAuth: subscription.auth, endpoint, p256dh, auth };
    await app.http
      .post('/api/push-devices/renewal')
      .send({ ...renewal, oldAuth: auth })
      .expect(404);
    await app.http
      .post('/api/push-devices/renewal')
      .send({ ...renewal, endpoint: 'https://10.0.0.1/' })
      .expect(400);
    // The second time the worker has not received the first answer.
    for (let times = 0; times < 2; times += 1)
      await app.http.post('/api/push-devices/renewal').send(renewal).expect(204);
    await tell('interview.proposed');
    await eventually('the push', async () => browser.received.length > 0);
  });

  it('also after the page was quicker than the service worker with a renewed subscription', async () => {
    const { subscription } = await register(auPair);
    const { subscription: fresh } = push.subscribe();
    await auPair.agent.put('/api/push-devices').send(fresh).expect(200);
    const { endpoint, p256dh, auth } = fresh;
    const renewal = { oldEndpoint: subscription.endpoint, oldAuth: subscription.auth, endpoint, p256dh, auth };
    await app.http.post('/api/push-devices/renewal').send(renewal).expect(204);
    expect((await devices(auPair)).items).toHaveLength(1);
  });

  it('and a browser belongs to the person who asked in it last', async () => {
    const { subscription } = await register(auPair);
    await family.agent.put('/api/push-devices').send(subscription).expect(200);
    expect((await devices(auPair)).items).toEqual([]);
    expect((await devices(family)).items).toHaveLength(1);
  });

  it.each([
    ['endpoint', { endpoint: 'https://10.0.0.1/push' }],
    ['endpoint', { endpoint: 'http://push.example.com/abc' }],
    ['p256dh', { p256dh: 'short' }],
    ['auth', { auth: '*'.repeat(22) }],
    ['device', { device: '' }],
  ])('but not with a bad %s: %j', async (field, wrong) => {
    const { subscription } = push.subscribe();
    const { body } = await auPair.agent
      .put('/api/push-devices')
      .send({ ...subscription, ...wrong })
      .expect(400);
    expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
    expect((await devices(auPair)).items).toEqual([]);
  });
});
