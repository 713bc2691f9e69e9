import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionDto } from '../../src/modules/auth/sessions/session.dto.js';
import { MessageDigestsRepository } from '../../src/modules/notifications/digest/message-digests.repository.js';
import { MessageDigestService } from '../../src/modules/notifications/digest/message-digest.service.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { TransactionsService } from '../../src/platform/database/index.js';
import { setClock, advanceClock } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { CO_PARENT_PASSWORD, invite, join, newAddress } from '../support/household.js';
import { LiveClient } from '../support/live-client.js';
import { digestsTo, digestTo, minutesPass } from '../support/message-digests.js';
import type { Person } from '../support/people.js';
import { everythingLeft, everythingNoticed } from '../support/settled.js';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.js';
import { createPair, createTalker, sendMessage, startConversation } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const ZONE = 'Australia/Sydney';

describe('People who are away', () => {
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
    setClock(app, ZONE, 12);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  afterAll(async () => {
    await app.close();
    await smtp.close();
  });

  const write = (text: string, from = family, conversation = conversationId) => sendMessage(from, conversation, text);
  const readAll = ({ agent }: Person) => agent.put(`/api/conversations/${conversationId}/read`).send({ seq: 99 });
  const passes = (minutes: number) => minutesPass(app, minutes);
  const digests = (person: Person) => digestsTo(smtp, person);
  const nothingIsMailed = async () => {
    await everythingLeft(app);
    expect(digests(auPair)).toEqual([]);
  };
  const digest = (person: Person, count = 1) => digestTo(smtp, person, count);

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

    it('of all conversations in one email', async () => {
      const another = await createTalker(app, 'family');
      const { id } = await startConversation(another, auPair);
      await write('From the first family');
      await write('From the second family', another, id);
      await passes(15);
      const mail = await digest(auPair);
      expect(mail?.text).toMatch(/From the first family[\s\S]*From the second family/);
      expect(mail?.subject).toBe('2 unread messages from the Harrow family and the Harrow family');
    });

    it('later of one that came while a digest was under way', async () => {
      await write('First');
      await everythingNoticed(app, 'message.sent');
      advanceClock(app, 15);
      const digestsOf = app.app.get(MessageDigestsRepository);
      await app.app.get(TransactionsService).run(async (manager) => {
        await digestsOf.take(auPair.id, app.app.get(ClockService).now(), manager);
        await write('Second');
        // The digest has read what is unread; now the second message is noticed, or waits for the digest to end.
        await eventually('the second message to be noticed', async () => {
          const open = await app.database.query(`SELECT FROM outbox_events WHERE name = 'message.sent'`);
          const waiting = await app.database.query(
            `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%INTO message_digests%'`,
          );
          return open.length === 0 || waiting.length > 0;
        });
        await digestsOf.putOff(auPair.id, null, manager);
      });
      await passes(15);
      expect((await digest(auPair))?.text).toContain('Second');
    });

    it('never what moderators have removed meanwhile', async () => {
      await write('The room is ready.');
      const { id } = await write('Something that breaks the rules');
      await app.database.query('UPDATE messages SET removed_at = now() WHERE id = $1', [id]);
      await passes(15);
      const mail = await digest(auPair);
      expect(mail?.subject).toBe('The Harrow family wrote to you');
      expect(mail?.text).not.toContain('Something that breaks');
    });

    it('also when the digest of someone else fails, which is tried again later', async () => {
      const other = await createTalker(app, 'aupair');
      const { id } = await startConversation(family, other);
      await write('To the one whose digest fails', family, id);
      await write('To the one whose digest does not');
      const digestEmails = app.app.get(MessageDigestService);
      const whole = digestEmails.digest.bind(digestEmails);
      vi.spyOn(digestEmails, 'digest').mockImplementation((personId) =>
        personId === other.id ? Promise.reject(new Error('no')) : whole(personId),
      );
      await passes(15);
      await digest(auPair);
      vi.restoreAllMocks();
      await passes(15);
      await digest(other);
    });

    it('not while they are connected, and not in the night', async () => {
      const page = await LiveClient.connect(app, { token: auPair.session.access_token });
      await write('You are here, are you not?');
      await passes(15);
      await nothingIsMailed();
      page.close();
      await eventually('the page to be closed', async () => page.socket.disconnected);
      setClock(app, ZONE, 23);
      await passes(15);
      await nothingIsMailed();
      setClock(app, ZONE, 7);
      await passes(0);
      await digest(auPair);
    });

    it('also while only their co-parent is connected', async () => {
      const email = newAddress();
      await invite(family, email).expect(202);
      const token = await eventually(
        'the invitation',
        async () => /token=([\w-]+)/.exec(smtp.to(email)[0]?.text ?? '')?.[1],
      );
      await join(app, token).expect(204);
      const { body } = await app.http.post('/api/sessions').send({ email, password: CO_PARENT_PASSWORD }).expect(200);
      const { session } = body as { session: SessionDto };
      const page = await LiveClient.connect(app, { token: session.access_token });
      await write('Is the room still free?', auPair);
      await passes(15);
      await digest(family);
      page.close();
    });

    it('not by people who are hidden from them, nor when they want no such emails', async () => {
      await write('Hello?');
      await app.database.query('INSERT INTO user_blocks_effective (viewer_id, hidden_id) VALUES ($1, $2), ($2, $1)', [
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
});
