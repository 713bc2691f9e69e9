import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  ConversationDto,
  ConversationPageDto,
} from '../../src/modules/messaging/conversations/conversation.dto.js';
import type { MessageDraftInput } from '../../src/modules/messaging/drafts/message-draft.dto.js';
import { coParentOf } from '../support/household.js';
import type { Person } from '../support/people.js';
import { createPair, createTalker } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const AT = '2026-01-05T08:30:00.000Z';

describe('Drafts of messages', () => {
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

  const save = ({ agent }: Person, input: Partial<MessageDraftInput>) =>
    agent
      .put(`/api/conversations/${conversationId}/draft`)
      .send({ text: 'Kia', clientMessageId: randomUUID(), basedOn: 0, typedAt: AT, ...input });
  const send = ({ agent }: Person, clientMessageId: string, content: string) =>
    agent.post(`/api/conversations/${conversationId}/messages`).send({ clientMessageId, content });
  const draftOf = async ({ agent }: Person) => {
    const { draft } = (await agent.get(`/api/conversations/${conversationId}`).expect(200)).body as ConversationDto;
    const { items } = (await agent.get('/api/conversations').expect(200)).body as ConversationPageDto;
    if (items[0]) expect(items[0].draft).toEqual(draft);
    return draft;
  };

  it('come with the conversation and the list, to the person who writes and no one else', async () => {
    expect(await draftOf(family)).toBeNull();
    const { body } = await save(family, { text: 'Kia ora ' }).expect(200);
    expect(body).toEqual({ text: 'Kia ora ', version: 1, typedAt: AT });
    expect(await draftOf(family)).toEqual(body);
    expect(await draftOf(auPair)).toBeNull();
    expect(JSON.stringify((await auPair.agent.get('/api/conversations').expect(200)).body)).not.toContain('Kia ora');
    await save(await createTalker(app, 'aupair'), {}).expect(404);
    const coParent = await coParentOf(app, family);
    expect(await draftOf(coParent)).toBeNull();
    await save(coParent, { text: 'From the other parent' }).expect(200);
    expect(await draftOf(family)).toEqual(body);
  });

  it('are replaced only by what is based on them, however the requests of two devices are mixed', async () => {
    const first = await Promise.all(['Phone', 'Laptop'].map((text) => save(family, { text })));
    expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [stored] = first.filter(({ status }) => status === 200);
    const [late] = first.filter(({ status }) => status === 409);
    expect(late?.body).toMatchObject({ code: 'stale_edit', current: stored?.body as object });
    await save(family, { text: 'Laptop, later', basedOn: 1 }).expect(200);
    await save(family, { text: 'Phone, from before', basedOn: 1 }).expect(409);
    expect(await draftOf(family)).toMatchObject({ text: 'Laptop, later', version: 2 });
  });

  it('are gone once they were sent: a request that arrives later brings nothing back', async () => {
    const id = randomUUID();
    await save(family, { text: 'Kia ora', clientMessageId: id }).expect(200);
    await send(family, id, 'Kia ora Lena').expect(201);
    expect(await draftOf(family)).toMatchObject({ text: '' });
    await save(family, { text: 'Kia ora Lena', clientMessageId: id, basedOn: 1 }).expect(200);
    expect(await draftOf(family)).toMatchObject({ text: '', version: 2 });
    const kept = await app.database.query<{ text: string }>(
      'SELECT text FROM message_drafts WHERE conversation_id = $1',
      [conversationId],
    );
    expect(kept).toEqual([{ text: '' }]);
  });

  it('are gone as well where both requests arrive at once, or a moderator reads the message first', async () => {
    const id = randomUUID();
    await Promise.all([
      ...Array.from({ length: 5 }, (_, basedOn) => save(family, { text: 'Morena', clientMessageId: id, basedOn })),
      send(family, id, 'Morena'),
    ]);
    expect((await draftOf(family))?.text ?? '').toBe('');
    const held = randomUUID();
    const version = (await draftOf(auPair))?.version ?? 0;
    await send(auPair, held, 'Please send me $900 by Western Union today').expect(409);
    await save(auPair, { text: 'Please send', clientMessageId: held, basedOn: version }).expect(200);
    expect(await draftOf(auPair)).toMatchObject({ text: '' });
  });

  it('are checked for their size and form, and never for what they say', async () => {
    for (const input of [{ text: 'x'.repeat(8001) }, { basedOn: -1 }, { typedAt: 'today' }, { clientMessageId: 'x' }])
      await save(family, input).expect(400);
    expect(await draftOf(family)).toBeNull();
    await save(family, { text: 'Please send me $900 by Western Union today' }).expect(200);
    const { typedAt } = (await save(family, { text: '', basedOn: 1, typedAt: '2999-01-01T00:00:00Z' }).expect(200))
      .body as { typedAt: string };
    expect(new Date(typedAt).getTime()).toBeLessThanOrEqual(Date.now());
  });
});
