import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import webPush from 'web-push';
import { UnreadWatch } from '../../src/modules/notifications/digest/unread-watch.js';
import { KIND_NAMES, type KindName } from '../../src/modules/notifications/kinds/index.js';
import type { PushDeviceDto, PushDevicesDto } from '../../src/modules/notifications/push/push-subscription.dto.js';
import { Delivery } from '../../src/modules/notifications/telling/delivery.js';
import { Notifier } from '../../src/modules/notifications/telling/notifier.js';
import { letItBe, letPass } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { LiveClient } from '../support/live-client.js';
import { notificationSamples } from '../support/notification-samples.js';
import type { Person } from '../support/people.js';
import { startPushService, type TestPushService } from '../support/push-service.js';
import { everythingLeft, everythingNoticed } from '../support/settled.js';
import { endsMailsOf, startSmtpServer, type TestSmtpServer } from '../support/smtp-server.js';
import { createPair, createTalker, sendMessage, startConversation } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const ZONE = 'Australia/Sydney';
const keys = webPush.generateVAPIDKeys();

describe('People who are away', () => {
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
    letItBe(app, ZONE, 12);
  });
  afterAll(async () => {
    await app.close();
    await Promise.all([smtp.close(), push.close()]);
  });

  const write = (text: string, from = family, conversation = conversationId) => sendMessage(from, conversation, text);
  const readAll = ({ agent }: Person) => agent.put(`/api/conversations/${conversationId}/read`).send({ seq: 99 });
  /** Waits until the message that was just sent has been noticed, then lets time pass and looks who is to be told. */
  const passes = async (minutes: number) => {
    await everythingNoticed(app, 'message.sent');
    letPass(app, minutes);
    await app.app.get(UnreadWatch).tellDue();
  };
  const digests = ({ email }: Person) => smtp.to(email).filter(endsMailsOf('messages'));
  const nothingIsMailed = async () => {
    await everythingLeft(app);
    expect(digests(auPair)).toEqual([]);
  };
  const digest = (person: Person, count = 1) =>
    eventually(`${count} digests`, async () => (digests(person).length >= count ? digests(person)[count - 1] : null));

  describe('are mailed their unread messages', () => {
    it('after a quarter of an hour without a look, with the writer’s name and the first 120 characters', async () => {
      const secret = 'and this part is for the conversation alone';
      await write('Kia ora! The room is ready.');
      await write(`${'We have a dog, two cats and a lemon tree. '.repeat(3)}${secret}`);
      await passes(14);
      await nothingIsMailed();
      await passes(1);
      const mail = await digest(auPair);
      expect(mail?.subject).toBe('2 unread messages from the Harrow family');
      for (const part of [mail?.text, mail?.html]) {
        expect(part).toContain('Kia ora! The room is ready.');
        expect(part).toContain('Harrow');
        expect(part).toContain(`/app/messages?conversation=${conversationId}`);
        expect(part).not.toContain(secret);
      }
    });

    it('never those that were read meanwhile', async () => {
      await write('Are you there?');
      await passes(10);
      await readAll(auPair);
      await passes(10);
      await nothingIsMailed();
    });

    it('never the same one twice, and at most once an hour', async () => {
      await write('First');
      await passes(15);
      await digest(auPair);
      await write('Second');
      await passes(15);
      await everythingLeft(app);
      expect(digests(auPair)).toHaveLength(1);
      await passes(45);
      expect((await digest(auPair, 2))?.text).toMatch(/Second/);
      expect(digests(auPair)[1]?.text).not.toMatch(/First/);
      await passes(24 * 60);
      await everythingLeft(app);
      expect(digests(auPair)).toHaveLength(2);
    });

    it('of all conversations in one mail', async () => {
      const another = await createTalker(app, 'family');
      const { id } = await startConversation(another, auPair);
      await write('From the first family');
      await write('From the second family', another, id);
      await passes(15);
      const mail = await digest(auPair);
      expect(mail?.text).toMatch(/From the first family[\s\S]*From the second family/);
      expect(mail?.subject).toBe('2 unread messages from the Harrow family and the Harrow family');
    });

    it('not while they are connected, and not in the night', async () => {
      const page = await LiveClient.connect(app, { token: auPair.session.access_token });
      await write('You are here, are you not?');
      await passes(15);
      await nothingIsMailed();
      page.close();
      await eventually('the page to be closed', async () => page.socket.disconnected);
      letItBe(app, ZONE, 23);
      await passes(15);
      await nothingIsMailed();
      letItBe(app, ZONE, 7);
      await passes(0);
      await digest(auPair);
    });

    it('not by people who are hidden from them, nor when they want no such mails', async () => {
      await write('Hello?');
      await app.database.query('INSERT INTO hidden_people (viewer_id, hidden_id) VALUES ($1, $2), ($2, $1)', [
        family.id,
        auPair.id,
      ]);
      await passes(20);
      await nothingIsMailed();
      const { family: other, auPair: quiet, conversationId: id } = await createPair(app);
      await quiet.agent
        .patch('/api/notification-settings')
        .send({ groups: [{ group: 'messages', email: false, push: true }] })
        .expect(200);
      await write('Hello?', other, id);
      await passes(20);
      await everythingLeft(app);
      expect(digests(quiet)).toEqual([]);
    });
  });

  describe('are told on their devices', () => {
    const register = async ({ agent }: Person, device?: string) => {
      const { browser, subscription } = push.subscribe(device);
      const { body } = await agent.put('/api/push-devices').send(subscription).expect(200);
      return { browser, subscription, id: (body as PushDeviceDto).id };
    };
    const devices = async ({ agent }: Person) =>
      (await agent.get('/api/push-devices').expect(200)).body as PushDevicesDto;
    const tell = (kind: KindName) =>
      app.app
        .get(Notifier)
        .tell(
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
      expect((await devices(auPair)).items[0]).toMatchObject({
        device: 'Chromium on Linux',
        lastToldAt: expect.any(String),
      });
    });

    it('every kind, small enough for any push service', async () => {
      const device = await register(auPair);
      for (const kind of KIND_NAMES) await tell(kind);
      const all = await received(device, KIND_NAMES.length);
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
      await passes(15);
      await digest(auPair);
      await everythingLeft(app);
      expect(device.browser.received).toHaveLength(1);
      const page = await LiveClient.connect(app, { token: auPair.session.access_token });
      await write('You are here.');
      await passes(0);
      await everythingLeft(app);
      expect(device.browser.received).toHaveLength(1);
      page.close();
    });

    it('in the morning of what came in the night', async () => {
      const device = await register(auPair);
      letItBe(app, ZONE, 23);
      await tell('interview.proposed');
      await write('Sleep well!');
      await passes(0);
      await everythingLeft(app);
      expect(device.browser.received).toEqual([]);
      letItBe(app, ZONE, 7);
      await app.app.get(Delivery).deliverDelayed();
      await passes(0);
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

    it('also after the browser has renewed its subscription by itself, and by nobody else', async () => {
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
      await app.http.post('/api/push-devices/renewal').send(renewal).expect(204);
      await tell('interview.proposed');
      await eventually('the push', async () => browser.received.length > 0);
    });

    it('and a browser belongs to whoever asked in it last', async () => {
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
});
