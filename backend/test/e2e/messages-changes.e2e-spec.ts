import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MessageDto } from '../../src/modules/messaging/sending/message.dto.js';
import type { ThreadPageDto } from '../../src/modules/messaging/thread/thread.dto.js';
import { eventually } from '../support/eventually.js';
import { LiveClient } from '../support/live-client.js';
import { caseAbout, claim, decide, textsOf } from '../support/moderators.js';
import type { Person } from '../support/people.js';
import { createAdmin } from '../support/profiles.js';
import { createPair, createTalker, sendMessage } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const WARNED = 'My agent will contact you about your visa.';
const HELD = 'Please send it by Western Union to my cousin.';

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

/** As if it had been sent so many minutes earlier. */
const makeOlder = ({ id }: MessageDto, minutes: number) =>
  app.database.query('UPDATE messages SET created_at = created_at - make_interval(mins => $2) WHERE id = $1', [
    id,
    minutes,
  ]);
const edit = ({ agent }: Person, { id }: MessageDto, content: string) =>
  agent.patch(`/api/messages/${id}`).send({ content });
const remove = ({ agent }: Person, { id }: MessageDto) => agent.delete(`/api/messages/${id}`);
const thread = async ({ agent }: Person, query = '') =>
  (await agent.get(`/api/conversations/${conversationId}/messages${query}`).expect(200)).body as ThreadPageDto;
const report = ({ agent }: Person, { id }: MessageDto) =>
  agent.post('/api/reports').send({ subjectType: 'message', subjectId: id, reason: 'rude-or-threatening' });
const linesOf = async (admin: Person) => {
  const { id } = await caseAbout(admin, family, 'message');
  const { body } = await admin.agent.get(`/api/admin/moderation-cases/${id}`).expect(200);
  return (body as { lines: { text: string }[] }).lines.map(({ text }) => text);
};

describe('A message that its sender edits', () => {
  it('is numbered like a message, shown to both at once, and says that it was edited', async () => {
    const sent = await sendMessage(family, conversationId, 'Two boys, 4 and 8');
    const page = await LiveClient.connect(app, { token: auPair.session.access_token });
    const { body } = await edit(family, sent, 'Two boys, 4 and 7').expect(200);
    expect(body).toEqual({ ...sent, content: 'Two boys, 4 and 7', editedAt: expect.any(String) });
    expect(await page.waitFor('message.changed')).toEqual({ seq: 2, message: body });
    page.close();
    expect((await thread(auPair)).items).toEqual([
      { kind: 'message', seq: 1, message: body },
      { kind: 'change', seq: 2, message: body },
    ]);
    const { body: list } = await auPair.agent.get('/api/conversations').expect(200);
    expect(list).toMatchObject({ items: [{ lastMessage: { content: 'Two boys, 4 and 7', seq: 1 }, unreadCount: 1 }] });
  });

  it('is the same message when it is sent again, and when the same words are saved again', async () => {
    const clientMessageId = randomUUID();
    const sent = await sendMessage(family, conversationId, 'First', clientMessageId);
    const { body } = await edit(family, sent, 'Second').expect(200);
    expect((await edit(family, sent, 'Second').expect(200)).body).toEqual(body);
    expect(await sendMessage(family, conversationId, 'First', clientMessageId)).toEqual(body);
    expect((await thread(family)).lastSeq).toBe(2);
  });

  it('can be edited by its sender only, for 15 minutes', async () => {
    const stranger = await createTalker(app, 'family');
    const sent = await sendMessage(family, conversationId, 'Mine');
    for (const person of [auPair, stranger]) await edit(person, sent, 'Theirs').expect(404);
    const { body } = await edit(family, sent, ' ').expect(400);
    expect(body).toMatchObject({ fields: { content: [expect.any(String)] } });
    await makeOlder(sent, 16);
    expect((await edit(family, sent, 'Too late').expect(409)).body).toMatchObject({ code: 'message_edit_too_late' });
    expect(await textsOf(auPair, conversationId)).toEqual(['Mine']);
  });

  it('warns of what is in its new words, and keeps the warnings of the old ones', async () => {
    const sent = await sendMessage(family, conversationId, 'Harmless');
    const rules = async () => {
      const { body } = await auPair.agent.get('/api/message-warnings').query({ conversationId }).expect(200);
      return (body as { items: { findings: { rule: string }[] }[] }).items.flatMap(({ findings }) =>
        findings.map(({ rule }) => rule),
      );
    };
    await edit(family, sent, WARNED).expect(200);
    expect(await rules()).toEqual(['go-between']);
    await edit(family, sent, 'I will post you a cheque, please cash it and keep some.').expect(200);
    expect(await rules()).toEqual(['cheque', 'go-between']);
    await edit(family, sent, 'Harmless again').expect(200);
    expect(await rules()).toEqual(['cheque', 'go-between']);
  });

  it('stays as it was where a moderator has to read the new words, which are sent alone if they pass', async () => {
    const admin = await createAdmin(app);
    const sent = await sendMessage(family, conversationId, 'Harmless');
    // As the website does.
    const key = randomUUID();
    for (let again = 0; again < 2; again += 1) {
      const asked = edit(family, sent, HELD).set('Idempotency-Key', key);
      expect((await asked.expect(409)).body).toMatchObject({ code: 'message_held' });
    }
    expect(await textsOf(auPair, conversationId)).toEqual(['Harmless']);
    const found = await caseAbout(admin, family, 'held-message');
    await claim(admin, found.id).expect(200);
    await decide(admin, found.id, { action: 'none' }).expect(200);
    await eventually('the message', async () => (await textsOf(auPair, conversationId)).includes(HELD));
    expect(await textsOf(auPair, conversationId)).toEqual(['Harmless', HELD]);
  });

  it('shows a moderator what it said before, also when it is reported later', async () => {
    const admin = await createAdmin(app);
    const sent = await sendMessage(family, conversationId, 'You are of no use');
    await edit(family, sent, 'You are of great use').expect(200);
    await report(auPair, sent).expect(201);
    expect(await linesOf(admin)).toEqual(['Before it was edited:\nYou are of no use\nNow:\nYou are of great use']);
  });
});

describe('A message that its sender deletes', () => {
  it('loses its text for both at once, and no longer counts as unread', async () => {
    const sent = await sendMessage(family, conversationId, 'To the wrong person');
    await auPair.agent.put(`/api/messages/${sent.id}/reactions/heart`).expect(200);
    const page = await LiveClient.connect(app, { token: auPair.session.access_token });
    const { body } = await remove(family, sent).expect(200);
    const gone = { ...sent, content: 'This message was deleted.', deleted: true, isRead: true, reactions: {} };
    expect(body).toEqual(gone);
    expect(await page.waitFor('message.changed')).toEqual({ seq: 3, message: gone });
    expect(await page.waitFor('unread', ({ count }: { count: number }) => count === 0)).toEqual({ count: 0 });
    page.close();
    expect((await thread(auPair, '?after=2')).items).toEqual([{ kind: 'change', seq: 3, message: gone }]);
    expect(await app.database.query('SELECT content FROM messages WHERE id = $1', [sent.id])).toEqual([
      { content: '' },
    ]);
    expect((await remove(family, sent).expect(200)).body).toEqual(gone);
    expect((await thread(family)).lastSeq).toBe(3);
    await auPair.agent.put(`/api/messages/${sent.id}/reactions/heart`).expect(404);
    await edit(family, sent, 'Back again').expect(410);
  });

  it('can be deleted by its sender only, for an hour', async () => {
    const sent = await sendMessage(family, conversationId, 'Mine');
    await remove(auPair, sent).expect(404);
    await makeOlder(sent, 61);
    expect((await remove(family, sent).expect(409)).body).toMatchObject({ code: 'message_delete_too_late' });
    expect(await textsOf(auPair, conversationId)).toEqual(['Mine']);
    const young = await sendMessage(family, conversationId, 'Mine too');
    await makeOlder(young, 59);
    await remove(family, young).expect(200);
  });

  it('is shown as deleted in an answer to it', async () => {
    const sent = await sendMessage(family, conversationId, 'Something hasty');
    const answer = { clientMessageId: randomUUID(), content: 'What was that?', replyToId: sent.id };
    await auPair.agent.post(`/api/conversations/${conversationId}/messages`).send(answer).expect(201);
    await remove(family, sent).expect(200);
    const [, second] = (await thread(auPair)).items;
    expect(second).toMatchObject({ message: { replyTo: { content: 'This message was deleted.', deleted: true } } });
  });

  it('shows a moderator what it said when it is reported', async () => {
    const admin = await createAdmin(app);
    const sent = await sendMessage(family, conversationId, 'You are of no use');
    await remove(family, sent).expect(200);
    await report(auPair, sent).expect(201);
    expect(await linesOf(admin)).toEqual(['Deleted by its sender. Before:\nYou are of no use']);
  });
});
