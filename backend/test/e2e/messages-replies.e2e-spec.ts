import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MessageDto } from '../../src/modules/messaging/sending/message.dto.js';
import type { ThreadPageDto } from '../../src/modules/messaging/thread/thread.dto.js';
import { eventually } from '../support/eventually.js';
import { LiveClient } from '../support/live-client.js';
import { caseAbout, claim, decide } from '../support/moderators.js';
import type { Person } from '../support/people.js';
import { createAdmin } from '../support/profiles.js';
import { createPair, createTalker, sendMessage, startConversation } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const HELD = 'Please send it by Western Union to my cousin.';

describe('An answer to a message', () => {
  let app: TestApp;
  let family: Person;
  let auPair: Person;
  let conversationId: string;
  beforeAll(async () => {
    app = await createTestApp();
    ({ family, auPair, conversationId } = await createPair(app));
  });
  afterAll(() => app.close());

  const path = () => `/api/conversations/${conversationId}/messages`;
  const answer = (by: Person, replyToId: unknown, clientMessageId = randomUUID(), content = 'Not at all') =>
    by.agent.post(path()).send({ clientMessageId, content, replyToId });
  const quoteOf = ({ id, seq, senderId, content }: MessageDto) => ({
    ...{ id, seq, senderId, content },
    removed: false,
    deleted: false,
    photoCount: 0,
    documentCount: 0,
    voiceSeconds: 0,
  });
  const thread = async ({ agent }: Person) =>
    ((await agent.get(path()).expect(200)).body as ThreadPageDto).items.flatMap((event) =>
      event.kind === 'message' ? [event.message] : [],
    );

  it('shows both people what it answers, at once and for ever', async () => {
    const asked = await sendMessage(family, conversationId, 'Would two boys be too much?');
    const page = await LiveClient.connect(app, { token: family.session.access_token });
    const { body } = await answer(auPair, asked.id).expect(201);
    expect(body).toMatchObject({ content: 'Not at all', replyTo: quoteOf(asked) });
    expect(await page.waitFor('message.created', ({ id }: MessageDto) => id === (body as MessageDto).id)).toEqual(body);
    page.close();
    for (const person of [family, auPair]) expect((await thread(person)).at(-1)).toEqual(body);
  });

  it('quotes the beginning of a long message, and none where it answers nothing', async () => {
    const long = await sendMessage(family, conversationId, 'x'.repeat(900));
    expect(long.replyTo).toBeNull();
    const { body } = await answer(auPair, long.id).expect(201);
    expect((body as MessageDto).replyTo?.content).toBe('x'.repeat(200));
  });

  it('is stored once for its id, and another answer under the same id is refused', async () => {
    const one = await sendMessage(family, conversationId, 'One');
    const other = await sendMessage(family, conversationId, 'Two');
    const id = randomUUID();
    const { body } = await answer(auPair, one.id, id).expect(201);
    expect((await answer(auPair, one.id, id).expect(201)).body).toEqual(body);
    for (const replyToId of [other.id, undefined])
      expect((await answer(auPair, replyToId, id).expect(409)).body).toMatchObject({ code: 'message_id_reused' });
  });

  it.each([
    ['of another conversation', () => startElsewhere()],
    ['that is not there', () => Promise.resolve(randomUUID())],
    ['that is no id', () => Promise.resolve('1 OR 1=1')],
  ])('V05 to a message %s is refused, naming the field, and stores nothing', async (_case, replyToId) => {
    const id = randomUUID();
    const { body } = await answer(family, await replyToId(), id).expect(400);
    expect(body).toMatchObject({ code: 'validation_failed', fields: { replyToId: [expect.any(String)] } });
    expect(await app.database.query('SELECT FROM messages WHERE client_message_id = $1', [id])).toEqual([]);
  });
  async function startElsewhere(): Promise<string> {
    const other = await createTalker(app, 'aupair');
    const { id } = await startConversation(family, other);
    return (await sendMessage(family, id, 'Between us')).id;
  }

  it('says so once a moderator removed what it answers', async () => {
    const admin = await createAdmin(app);
    const rude = await sendMessage(family, conversationId, 'Something rude');
    await answer(auPair, rude.id).expect(201);
    const report = { subjectType: 'message', subjectId: rude.id, reason: 'rude-or-threatening' };
    await auPair.agent.post('/api/reports').send(report).expect(201);
    const found = await caseAbout(admin, family, 'message');
    await claim(admin, found.id).expect(200);
    await decide(admin, found.id, { action: 'remove' }).expect(200);
    const quoted = await eventually('the quote to change', async () => {
      const quote = (await thread(auPair)).at(-1)?.replyTo;
      return quote?.removed ? quote : null;
    });
    expect(quoted).toMatchObject({ id: rude.id, content: 'A moderator removed this message.' });
  });

  it('still answers it after a moderator read it first and let it pass', async () => {
    const admin = await createAdmin(app);
    const asked = await sendMessage(family, conversationId, 'How would you like to be paid?');
    await answer(auPair, asked.id, randomUUID(), HELD).expect(409);
    const found = await caseAbout(admin, auPair, 'held-message');
    await claim(admin, found.id).expect(200);
    await decide(admin, found.id, { action: 'none' }).expect(200);
    const released = await eventually('the message', async () =>
      (await thread(family)).find(({ content }) => content === HELD),
    );
    expect(released.replyTo).toEqual(quoteOf(asked));
  });
});
