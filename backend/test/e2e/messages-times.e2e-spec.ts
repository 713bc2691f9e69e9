import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MessageTimesDto } from '../../src/modules/messaging/times/message-times.dto.js';
import { eventually } from '../support/eventually.js';
import { LiveClient } from '../support/live-client.js';
import type { Person } from '../support/people.js';
import { createPair, createTalker, sendMessage } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const NOT_YET = { done: false, at: null };
const NOT_RECORDED = { done: true, at: null };

describe('When a message was sent, delivered and read', () => {
  let app: TestApp;
  let family: Person;
  let auPair: Person;
  let conversationId: string;
  beforeAll(async () => {
    app = await createTestApp();
    ({ family, auPair, conversationId } = await createPair(app));
  });
  afterAll(() => app.close());

  const times = async ({ agent }: Person, id: string) =>
    (await agent.get(`/api/messages/${id}/times`).expect(200)).body as MessageTimesDto;
  const read = (seq: number) => auPair.agent.put(`/api/conversations/${conversationId}/read`).send({ seq }).expect(200);

  it('is told to both: delivered once a page of the receiver is open, read once they have read it', async () => {
    const first = await sendMessage(family, conversationId, 'Kia ora');
    expect(await times(family, first.id)).toEqual({ sentAt: first.createdAt, delivered: NOT_YET, read: NOT_YET });
    const page = await LiveClient.connect(app, { token: auPair.session.access_token });
    await eventually('its time is kept', async () => (await times(family, first.id)).delivered.at);
    const second = await sendMessage(family, conversationId, 'Are you there?');
    await eventually('its time is kept', async () => (await times(family, second.id)).delivered.at);
    expect((await times(family, second.id)).read).toEqual(NOT_YET);
    page.close();
    await read(first.seq);
    await eventually('its time is kept', async () => (await times(family, first.id)).read.at);
    const { sentAt, delivered, read: seen } = await times(auPair, first.id);
    expect((delivered.at ?? '') >= sentAt && (seen.at ?? '') >= (delivered.at ?? '')).toBe(true);
    expect((await times(family, second.id)).read).toEqual(NOT_YET);
  });

  it('says that it was not recorded, for older messages', async () => {
    const message = await sendMessage(family, conversationId, 'Long ago');
    await read(message.seq);
    await eventually('its time is kept', async () => (await times(family, message.id)).read.at);
    await app.database.query(
      `UPDATE conversation_reads SET read_marks = jsonb_build_array(jsonb_build_array(last_read_seq, NULL)), delivered_marks = '[]'
       WHERE conversation_id = $1 AND user_id = $2`,
      [conversationId, auPair.id],
    );
    expect(await times(family, message.id)).toMatchObject({ delivered: NOT_RECORDED, read: NOT_RECORDED });
  });

  it('is told to no one else, and of no message that was deleted', async () => {
    const { id } = await sendMessage(family, conversationId, 'Only for two');
    const stranger = await createTalker(app, 'aupair');
    await stranger.agent.get(`/api/messages/${id}/times`).expect(404);
    await family.agent.delete(`/api/messages/${id}`).expect(200);
    await family.agent.get(`/api/messages/${id}/times`).expect(404);
  });
});
