import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  ConversationDto,
  ConversationHeadsDto,
  ConversationPageDto,
} from '../../src/modules/messaging/conversations/conversation.dto.js';
import { ReadsRepository } from '../../src/modules/messaging/reading/reads.repository.js';
import type { ConversationSettingsDto } from '../../src/modules/messaging/settings/conversation-settings.dto.js';
import { UnreadMessagesService } from '../../src/modules/messaging/reading/unread-messages.service.js';
import { setClock, advanceClock } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { LiveClient } from '../support/live-client.js';
import { digestsTo, minutesPass } from '../support/message-digests.js';
import type { Person } from '../support/people.js';
import { everythingLeft } from '../support/settled.js';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.js';
import { createPair, createTalker, sendMessage, startConversation } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const HOUR = 60;

describe('Archived and muted conversations', () => {
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
    setClock(app, 'Australia/Sydney', 12);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  afterAll(async () => {
    await app.close();
    await smtp.close();
  });

  const change = ({ agent }: Person, settings: object, id = conversationId) =>
    agent.patch(`/api/conversations/${id}`).send(settings);
  const changed = async (person: Person, settings: object, id?: string) =>
    (await change(person, settings, id).expect(200)).body as ConversationSettingsDto;
  const page = async ({ agent }: Person, query = '') =>
    (await agent.get(`/api/conversations${query}`).expect(200)).body as ConversationPageDto;
  const ids = async (person: Person, query?: string) => (await page(person, query)).items.map(({ id }) => id);
  const one = async ({ agent }: Person) =>
    (await agent.get(`/api/conversations/${conversationId}`).expect(200)).body as ConversationDto;
  const unread = async ({ id }: Person) => (await app.app.get(ReadsRepository).unreadCounts([id]))[0]?.count;
  const toTell = async ({ id }: Person) => (await app.app.get(UnreadMessagesService).of(id, 10)).length;

  describe('archived', () => {
    it('leave the list and the unread count of the person who archived them, and no one else’s', async () => {
      await sendMessage(family, conversationId, 'Kia ora');
      expect(await changed(auPair, { archived: true })).toEqual({ conversationId, archived: true, mutedUntil: null });
      expect(await ids(auPair)).toEqual([]);
      expect(await ids(auPair, '?archived=true')).toEqual([conversationId]);
      expect(await ids(family)).toEqual([conversationId]);
      expect(await ids(family, '?archived=true')).toEqual([]);
      expect(await one(auPair)).toMatchObject({ archived: true, unreadCount: 1 });
      expect((await one(family)).archived).toBe(false);
      expect([await unread(auPair), await toTell(auPair)]).toEqual([0, 0]);
      const heads = (await auPair.agent.get('/api/conversations/heads').expect(200)).body as ConversationHeadsDto;
      expect(heads.items).toMatchObject([{ conversationId, archived: true }]);
    });

    it('come back to where they were, with what is unread, when they are taken out', async () => {
      await sendMessage(family, conversationId, 'Kia ora');
      await changed(auPair, { archived: true });
      await changed(auPair, { archived: false });
      expect(await ids(auPair)).toEqual([conversationId]);
      expect(await ids(auPair, '?archived=true')).toEqual([]);
      expect([await unread(auPair), await toTell(auPair)]).toEqual([1, 1]);
    });

    it('come back with a new message, and not with a reaction or when they are read', async () => {
      const { id, seq } = await sendMessage(auPair, conversationId, 'Kia ora');
      await changed(auPair, { archived: true });
      await family.agent.put(`/api/messages/${id}/reactions/heart`).expect(200);
      await auPair.agent
        .put(`/api/conversations/${conversationId}/read`)
        .send({ seq: seq + 1 })
        .expect(200);
      expect(await ids(auPair, '?archived=true')).toEqual([conversationId]);
      await sendMessage(family, conversationId, 'Are you still looking?');
      expect(await ids(auPair)).toEqual([conversationId]);
      expect(await ids(auPair, '?archived=true')).toEqual([]);
      expect(await unread(auPair)).toBe(1);
    });

    it('are pages of their own, in the order of the list, without repeats', async () => {
      const all = [conversationId];
      for (let more = 0; more < 4; more++) {
        const { id } = await startConversation(family, await createTalker(app, 'aupair'));
        await sendMessage(family, id, 'Hello');
        all.unshift(id);
      }
      await sendMessage(family, conversationId, 'Hello again');
      all.unshift(all.pop() ?? '');
      const [newest, stays, ...others] = all as [string, string, ...string[]];
      for (const id of [...others, newest]) await changed(family, { archived: true }, id);
      expect(await ids(family)).toEqual([stays]);
      const first = await page(family, '?archived=true&limit=2');
      const second = await page(family, `?archived=true&limit=2&cursor=${first.nextCursor ?? ''}`);
      expect([first, second].flatMap(({ items }) => items.map(({ id }) => id))).toEqual([newest, ...others]);
      expect(second.nextCursor).toBeNull();
    });
  });

  describe('muted', () => {
    const passes = async (minutes: number) => {
      await minutesPass(app, minutes);
      await everythingLeft(app);
    };
    const mails = () => digestsTo(smtp, auPair);

    it('cause no email and are counted, until they are unmuted', async () => {
      await changed(auPair, { mute: 'always' });
      await sendMessage(family, conversationId, 'Are you there?');
      await passes(30);
      expect(mails()).toEqual([]);
      expect([await unread(auPair), await toTell(auPair)]).toEqual([1, 0]);
      expect(await changed(auPair, { mute: 'off' })).toMatchObject({ mutedUntil: null });
      await sendMessage(family, conversationId, 'Hello?');
      await passes(30);
      expect((await eventually('the digest', () => Promise.resolve(mails()[0] ?? null)))?.subject).toContain(
        '2 unread',
      );
    });

    it('are told of again after eight hours, or a week', async () => {
      await sendMessage(family, conversationId, 'Are you there?');
      for (const [mute, minutes] of [
        ['8_hours', 8 * HOUR],
        ['1_week', 7 * 24 * HOUR],
      ] as const) {
        await changed(auPair, { mute });
        advanceClock(app, minutes - 1);
        expect(await toTell(auPair)).toBe(0);
        advanceClock(app, 2);
        expect(await toTell(auPair)).toBe(1);
      }
    });

    it('silence that conversation alone, for that person alone', async () => {
      const { id } = await startConversation(await createTalker(app, 'family'), auPair);
      await sendMessage(auPair, id, 'Hello');
      await changed(auPair, { mute: 'always' });
      await sendMessage(auPair, conversationId, 'Hello');
      expect(await toTell(family)).toBe(1);
      expect((await one(family)).mutedUntil).toBeNull();
    });
  });

  it('are so at once on all devices of the person, and the other person hears nothing', async () => {
    const [mine, theirs] = await Promise.all([
      LiveClient.connect(app, { token: auPair.session.access_token }),
      LiveClient.connect(app, { token: family.session.access_token }),
    ]);
    await changed(auPair, { archived: true, mute: '8_hours' });
    const recorded = await mine.waitFor<ConversationSettingsDto>('conversation.settings');
    const { mutedUntil } = await one(auPair);
    expect(recorded).toEqual({ conversationId, archived: true, mutedUntil });
    await changed(auPair, { archived: false });
    const next = await mine.waitFor<ConversationSettingsDto>('conversation.settings', ({ archived }) => !archived);
    expect(next.mutedUntil).toBe(mutedUntil);
    expect(theirs.all('conversation.settings')).toEqual([]);
    for (const client of [mine, theirs]) client.close();
  });

  it('reject what is not one of the settings, and strangers, and change nothing', async () => {
    await change(auPair, { mute: 'for a while' }).expect(400);
    await change(auPair, { archived: 'yes' }).expect(400);
    await auPair.agent.get('/api/conversations?archived=maybe').expect(400);
    await change(await createTalker(app, 'family'), { archived: true }).expect(404);
    expect(await one(auPair)).toMatchObject({ archived: false, mutedUntil: null });
  });
});
