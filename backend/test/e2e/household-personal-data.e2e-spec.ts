import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plainPdf } from '../support/documents.js';
import { eventually } from '../support/eventually.js';
import { CO_PARENT_PASSWORD, coParentOf } from '../support/household.js';
import { caseAbout, claim, decide } from '../support/moderators.js';
import { GOOD_PASSWORD, type Person } from '../support/people.js';
import { eraseWhenDue } from '../support/personal-data.js';
import { createAdmin } from '../support/profiles.js';
import { createTalker, sendMessage, startConversation } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const NAME = 'Thaddeus Quillfeather';

interface Upload {
  id: string;
}

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('The personal data of a co-parent', () => {
  let owner: Person;
  let auPair: Person;
  let coParent: Person;
  let conversationId: string;
  beforeEach(async () => {
    [owner, auPair] = [await createTalker(test, 'family'), await createTalker(test, 'aupair')];
    conversationId = (await startConversation(owner, auPair)).id;
    await sendMessage(owner, conversationId, 'Words of the account holder');
    await sendMessage(auPair, conversationId, 'Words of the au pair');
    coParent = await coParentOf(test, owner, NAME);
    const signed = `Call Thaddeus or write to ${coParent.email}. Regards, ${NAME}`;
    const { id } = await sendMessage(coParent, conversationId, `${signed} (Quillfeather)`);
    await coParent.agent.patch(`/api/messages/${id}`).send({ content: signed }).expect(200);
    const draft = { text: NAME, clientMessageId: randomUUID(), basedOn: 0, typedAt: new Date().toISOString() };
    await coParent.agent.put(`/api/conversations/${conversationId}/draft`).send(draft).expect(200);
  });

  /** Everything in the conversation that names them: current and earlier texts, and drafts. */
  const named = async () => {
    const rows = await test.database.query<{ content: string }>(
      `SELECT content FROM messages WHERE conversation_id = $1
       UNION ALL SELECT text FROM message_drafts WHERE conversation_id = $1
       UNION ALL SELECT content FROM message_versions
       WHERE message_id IN (SELECT id FROM messages WHERE conversation_id = $1)`,
      [conversationId],
    );
    return rows.map(({ content }) => content).filter((text) => /thaddeus|quillfeather|sam-/i.test(text));
  };
  const askForErasure = ({ agent }: Person, password: string) =>
    agent.post('/api/personal-data/me/erasure').send({ password }).expect(200);

  it('is exported with what they wrote for the family, and without what others wrote', async () => {
    const { body: file } = await coParent.agent
      .post(`/api/conversations/${conversationId}/attachments`)
      .attach('file', plainPdf(), { filename: 'timetable.pdf', contentType: 'application/pdf' })
      .expect(201);
    const message = { clientMessageId: randomUUID(), content: 'The timetable', attachmentIds: [(file as Upload).id] };
    await coParent.agent.post(`/api/conversations/${conversationId}/messages`).send(message).expect(201);
    await coParent.agent.post('/api/personal-data/me/exports').expect(201);
    const ready = await eventually('the export', async () => {
      const { body } = await coParent.agent.get('/api/personal-data/me').expect(200);
      const [one] = (body as { exports: { id: string; state: string }[] }).exports;
      return one?.state === 'ready' ? one : null;
    });
    const { body } = await coParent.agent
      .get(`/api/personal-data/me/exports/${ready.id}/file`)
      .responseType('blob')
      .expect(200);
    const files = unzipSync(new Uint8Array(body as Buffer));
    const text = strFromU8(files['your-data.json'] as Uint8Array);
    const { tables } = JSON.parse(text) as { tables: Record<string, object[]> };
    expect(tables['messages']).toMatchObject([{ written_by_id: coParent.id }, { content: 'The timetable' }]);
    expect(tables['message_versions']).toMatchObject([{ content: expect.stringContaining('(Quillfeather)') }]);
    expect(tables['message_attachments']).toMatchObject([{ file_name: 'timetable.pdf' }]);
    expect(Object.keys(files).filter((name) => name.endsWith('timetable.pdf'))).toHaveLength(1);
    expect(text).not.toMatch(/Words of the|storage_key/);
  });

  it('is erased once: an erasure that they had planned ends when the family removes them first', async () => {
    await askForErasure(coParent, CO_PARENT_PASSWORD);
    await owner.agent.delete('/api/households/me/co-parent').expect(204);
    await eraseWhenDue(test);
    expect(
      await test.database.query('SELECT erased_at IS NOT NULL AS erased FROM erasures WHERE account_id = $1', [
        coParent.id,
      ]),
    ).toEqual([{ erased: true }]);
  });

  it('is erased from what they wrote, and the messages stay', async () => {
    expect(await named()).toHaveLength(3);
    await askForErasure(coParent, CO_PARENT_PASSWORD);
    await eraseWhenDue(test);
    expect(await named()).toEqual([]);
    const { body } = await auPair.agent.get(`/api/conversations/${conversationId}/messages`).expect(200);
    expect(JSON.stringify(body)).toMatch(/Words of the account holder.*Regards, /);
  });

  it('is erased from a message that moderators held, and from evidence, and a released one says who wrote it', async () => {
    const content = `Please send it by Western Union. Regards, ${NAME}`;
    const send = () =>
      coParent.agent
        .post(`/api/conversations/${conversationId}/messages`)
        .send({ clientMessageId: randomUUID(), content });
    await send().expect(409, /message_held/);
    const admin = await createAdmin(test);
    const found = await caseAbout(admin, owner, 'held-message');
    await claim(admin, found.id).expect(200);
    await decide(admin, found.id, { action: 'none' }).expect(200);
    const released = await eventually('the released message', async () => {
      const { body } = await auPair.agent.get(`/api/conversations/${conversationId}/messages`).expect(200);
      const { items } = body as { items: { message: { content: string; writtenBy?: object } }[] };
      return items.find(({ message }) => message.content === content)?.message;
    });
    expect(released).toMatchObject({ writtenBy: { name: NAME } });
    await send().expect(409, /message_held/);
    const { body } = await admin.agent.get(`/api/admin/moderation-cases/${found.id}`).expect(200);
    expect(JSON.stringify(body)).not.toContain('writtenById');

    await coParent.agent.delete('/api/households/me/membership').expect(204);
    const kept = async () =>
      test.database.query<{ text: string }>(
        `SELECT content AS text FROM held_messages WHERE conversation_id = $1
         UNION ALL SELECT evidence::text FROM moderation_cases WHERE about_id = $2`,
        [conversationId, owner.id],
      );
    await eventually('no text that names them', async () => {
      const rows = await kept();
      return (await named()).length === 0 && !rows.some(({ text }) => /thaddeus|quillfeather|sam-/i.test(text));
    });
    // Two held messages, each with the evidence of its case.
    expect((await kept()).filter(({ text }) => text.includes('Western Union'))).toHaveLength(4);
  });

  it.each<[when: string, end: () => Promise<unknown>]>([
    ['they leave', () => coParent.agent.delete('/api/households/me/membership').expect(204)],
    ['the account holder removes them', () => owner.agent.delete('/api/households/me/co-parent').expect(204)],
    ['the family is erased', () => askForErasure(owner, GOOD_PASSWORD).then(() => eraseWhenDue(test))],
  ])('is erased from what they wrote when %s', async (_when, end) => {
    await end();
    await eventually('no text that names them', async () => (await named()).length === 0);
  });
});
