import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ConversationDto } from '../../src/modules/messaging/conversations/conversation.dto.js';
import type { MessageDto } from '../../src/modules/messaging/sending/message.dto.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { JobQueueService } from '../../src/platform/jobs/index.js';
import { setClock, setClockAgain } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { LiveClient } from '../support/live-client.js';
import { caseAbout, claim, decide } from '../support/moderators.js';
import type { Person } from '../support/people.js';
import { createAdmin } from '../support/profiles.js';
import { recordEvents, type RecordedEvent } from '../support/recorded-events.js';
import { createPair, sendMessage } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const KIND = 'Thank you for writing. We have found someone.';

let app: TestApp;
let family: Person;
let auPair: Person;
let conversationId: string;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  ({ family, auPair, conversationId } = await createPair(app));
});
afterAll(() => app.close());

const decline = ({ agent }: Person, clientMessageId: string = randomUUID(), content = KIND) =>
  agent.post(`/api/conversations/${conversationId}/messages`).send({ clientMessageId, content, declines: true });
const conversation = async ({ agent }: Person) =>
  (await agent.get(`/api/conversations/${conversationId}`).expect(200)).body as ConversationDto;

describe('A message that declines', () => {
  it('is an answer that says so to both, until someone writes again', async () => {
    await sendMessage(family, conversationId, 'Kia ora Lena');
    expect(await conversation(auPair)).toMatchObject({ answered: false });
    const page = await LiveClient.connect(app, { token: family.session.access_token });
    const { body } = await decline(auPair).expect(201);
    expect(body).toMatchObject({ content: KIND, declines: true });
    expect(await page.waitFor('message.created', ({ id }: MessageDto) => id === (body as MessageDto).id)).toEqual(body);
    page.close();
    for (const person of [family, auPair])
      expect(await conversation(person)).toMatchObject({ answered: true, lastMessage: { declines: true } });
    const again = await sendMessage(family, conversationId, 'And next year?');
    expect(again).not.toHaveProperty('declines');
    for (const person of [family, auPair])
      expect((await conversation(person)).lastMessage).not.toHaveProperty('declines');
  });

  it('is not possible before the other person has written, and leaves nothing behind', async () => {
    const { body } = await decline(family).expect(400);
    expect(body).toMatchObject({ fields: { declines: ['You can decline once the other person has written'] } });
    expect(await conversation(family)).toMatchObject({ answered: false, lastMessage: null, lastSeq: 0 });
    await sendMessage(family, conversationId, 'Kia ora Lena');
    await decline(family).expect(400);
    await family.agent
      .post(`/api/conversations/${conversationId}/messages`)
      .send({ clientMessageId: randomUUID(), content: KIND, declines: 'yes' })
      .expect(400);
  });

  it('is stored once for its id, and is something else than the same text that does not decline', async () => {
    await sendMessage(family, conversationId, 'Kia ora Lena');
    const id = randomUUID();
    const [first, second] = [await decline(auPair, id).expect(201), await decline(auPair, id).expect(201)];
    expect(second.body).toEqual(first.body);
    await auPair.agent
      .post(`/api/conversations/${conversationId}/messages`)
      .send({ clientMessageId: id, content: KIND })
      .expect(409, /message_id_reused/);
  });

  it('no longer declines once its sender has deleted it', async () => {
    await sendMessage(family, conversationId, 'Kia ora Lena');
    const { id } = (await decline(auPair).expect(201)).body as MessageDto;
    await auPair.agent.delete(`/api/messages/${id}`).expect(200);
    expect((await conversation(family)).lastMessage).not.toHaveProperty('declines');
  });

  it('still declines after a moderator has read it first', async () => {
    await sendMessage(family, conversationId, 'Kia ora Lena');
    await decline(auPair, randomUUID(), 'Sorry, no. Please send it by Western Union to my cousin.').expect(409);
    expect(await conversation(auPair)).toMatchObject({ answered: false });
    const admin = await createAdmin(app);
    const found = await caseAbout(admin, auPair, 'held-message');
    await claim(admin, found.id).expect(200);
    await decide(admin, found.id, { action: 'none' }).expect(200);
    await eventually('the message', async () => (await conversation(family)).lastMessage?.declines);
  });
});

describe('The reminder of a first message that was read and not answered', () => {
  const ZONE = 'Australia/Sydney';
  let recorded: RecordedEvent[];
  beforeAll(() => {
    recorded = recordEvents(app, ['message.unanswered']);
  });
  beforeEach(async () => {
    recorded.length = 0;
    setClockAgain(app, ZONE, 12);
    await sendMessage(family, conversationId, 'Kia ora Lena');
  });

  /** The au pair reads it now, by the clock of the product, which runs ahead of the database. */
  const read = async () => {
    await auPair.agent.put(`/api/conversations/${conversationId}/read`).send({ seq: 1 }).expect(200);
    const now = app.app.get(ClockService).now();
    await app.database.query('UPDATE conversation_reads SET updated_at = $2 WHERE conversation_id = $1', [
      conversationId,
      now,
    ]);
  };
  /** Runs the task at an hour in Sydney, some days from now. */
  const runAfter = async (days: number, hour: number) => {
    for (let day = 0; day < days; day += 1) setClock(app, ZONE, 12);
    setClock(app, ZONE, hour);
    await app.app.get(JobQueueService).runScheduledTaskNow('messages.remind-unanswered');
  };
  const ofThis = () => recorded.filter(({ payload }) => payload['conversationId'] === conversationId);

  it('comes once, three days later and by day, with a way to decline', async () => {
    await read();
    await runAfter(2, 14);
    expect(ofThis()).toEqual([]);
    await runAfter(2, 3);
    expect(ofThis()).toEqual([]);
    await runAfter(0, 10);
    await eventually('the reminder', async () => ofThis().length === 1);
    expect(ofThis()[0]?.payload).toEqual({ conversationId, senderId: family.id, receiverId: auPair.id });
    await eventually('the notification', async () =>
      (
        (await auPair.agent.get('/api/notifications').expect(200)).body as { items: { title: string; path: string }[] }
      ).items.some(
        ({ title, path }) =>
          title.endsWith('is waiting for your answer') &&
          path === `/app/messages?conversation=${conversationId}#decline`,
      ),
    );
    await runAfter(1, 10);
    expect(ofThis()).toHaveLength(1);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['that is not read yet', () => Promise.resolve()],
    ['that was answered', async () => (await read(), await sendMessage(auPair, conversationId, 'Hello'))],
    ['that was declined', async () => (await read(), await decline(auPair).expect(201))],
    [
      'to someone who has paused their profile',
      async () => (
        await read(),
        await auPair.agent.put('/api/au-pair-profiles/me/active').send({ active: false }).expect(200)
      ),
    ],
    [
      'of someone who has paused their profile',
      async () => (
        await read(),
        await family.agent.put('/api/family-profiles/me/active').send({ active: false }).expect(200)
      ),
    ],
    [
      'of someone who is blocked',
      async () => (await read(), await auPair.agent.put(`/api/blocks/${family.id}`).send({}).expect(204)),
    ],
    [
      'in an archived conversation',
      async () => (
        await read(),
        await auPair.agent.patch(`/api/conversations/${conversationId}`).send({ archived: true }).expect(200)
      ),
    ],
    [
      'in a muted conversation',
      async () => (
        await read(),
        await auPair.agent.patch(`/api/conversations/${conversationId}`).send({ mute: 'always' }).expect(200)
      ),
    ],
  ])('does not come for a message %s', async (_, prepare) => {
    await prepare();
    await runAfter(4, 10);
    expect(ofThis()).toEqual([]);
  });
});
