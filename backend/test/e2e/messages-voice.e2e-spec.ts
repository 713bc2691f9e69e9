import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AttachmentDto } from '../../src/modules/messaging/attachments/attachment.dto.js';
import { AttachmentsService } from '../../src/modules/messaging/index.js';
import type { MessageDto } from '../../src/modules/messaging/sending/message.dto.js';
import { TransactionsService } from '../../src/platform/database/index.js';
import { ObjectStorage } from '../../src/platform/storage/index.js';
import { plainPdf } from '../support/documents.js';
import { LiveClient } from '../support/live-client.js';
import { caseAbout } from '../support/moderators.js';
import type { Person } from '../support/people.js';
import { createAdmin } from '../support/profiles.js';
import { recording, WAVEFORM } from '../support/recordings.js';
import { createPair, createTalker, sendMessage } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const LEVELS = JSON.stringify(WAVEFORM);

describe('Voice messages', () => {
  let app: TestApp;
  let family: Person;
  let auPair: Person;
  let conversationId: string;
  beforeAll(async () => {
    app = await createTestApp({ env: { RATE_LIMIT_SCALE: '50' } });
    ({ family, auPair, conversationId } = await createPair(app));
    await sendMessage(family, conversationId, 'Hello');
    await sendMessage(auPair, conversationId, 'Hi');
  });
  afterAll(() => app.close());

  const upload = (by: Person, bytes: Buffer, waveform: string | null = LEVELS, id = conversationId) => {
    const form = by.agent.post(`/api/conversations/${id}/attachments`);
    if (waveform !== null) void form.field('waveform', waveform);
    return form.attach('file', bytes, { filename: 'blob', contentType: 'audio/webm;codecs=opus' });
  };
  const spoken = async (by: Person, seconds = 12) =>
    (await upload(by, await recording(seconds)).expect(201)).body as AttachmentDto;
  const send = (by: Person, attachmentIds: string[], content = '', id = conversationId) =>
    by.agent.post(`/api/conversations/${id}/messages`).send({ clientMessageId: randomUUID(), content, attachmentIds });
  const sent = async (by: Person, ids: string[]) => (await send(by, ids).expect(201)).body as MessageDto;
  const listen = (by: Person, id: string) => by.agent.get(`/api/message-attachments/${id}`);

  it('reach the other person with their length and waveform, and are played in parts', async () => {
    const page = await LiveClient.connect(app, { token: auPair.session.access_token });
    const file = await spoken(family);
    expect(file).toMatchObject({ kind: 'voice', fileName: 'voice-message.webm', waveform: WAVEFORM, width: null });
    expect(Math.abs((file.durationMs ?? 0) - 12_000)).toBeLessThan(50);
    const message = await sent(family, [file.id]);
    expect(message).toMatchObject({ content: '', voiceSeconds: 12, photoCount: 0, attachments: [file] });
    expect(await page.waitFor('message.created', ({ id }: MessageDto) => id === message.id)).toEqual(message);
    page.close();
    const { body } = await auPair.agent.get(`/api/conversations/${conversationId}`).expect(200);
    expect(body).toMatchObject({ lastMessage: { content: '', voiceSeconds: 12 } });

    const whole = await listen(auPair, file.id).expect(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/webm',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(whole.headers['content-disposition']).toMatch(/^attachment; /);
    const bytes = whole.body as Buffer;
    const part = await listen(auPair, file.id).set('Range', 'bytes=0-1').expect(206);
    expect(part.headers['content-range']).toBe(`bytes 0-1/${bytes.length}`);
    expect(part.body).toEqual(bytes.subarray(0, 2));
    const rest = await listen(auPair, file.id).set('Range', 'bytes=10-').expect(206);
    expect(rest.body).toEqual(bytes.subarray(10));
    for await (const { key } of app.app.get(ObjectStorage).list('attachments')) {
      const stored = await app.app.get(ObjectStorage).get(key);
      expect(Buffer.concat((await stored?.stream.toArray()) as Buffer[]).includes('OpusHead')).toBe(false);
    }
  });

  it('are decided by content: a picture in them, five minutes and more, junk and odd levels are not accepted', async () => {
    const good = await recording();
    const cases: [number, string, Buffer, string | null][] = [
      [422, 'voice_not_sound', await recording(1, { picture: true }), LEVELS],
      [422, 'voice_too_long', await recording(306), LEVELS],
      [422, 'voice_unreadable', good.subarray(0, 200), LEVELS],
      [413, 'payload_too_large', Buffer.concat([good, Buffer.alloc(8 * 1024 * 1024)]), LEVELS],
      [415, 'unsupported_media_type', Buffer.from('<html><script>alert(1)</script>'), LEVELS],
      [400, 'validation_failed', good, '[1,2,3]'],
      [400, 'validation_failed', good, 'loud'],
    ];
    for (const [status, code, bytes, levels] of cases)
      expect((await upload(family, bytes, levels).expect(status)).body).toMatchObject({ code });
    const document = family.agent.post(`/api/conversations/${conversationId}/attachments`).field('waveform', LEVELS);
    await document.attach('file', plainPdf(), { filename: 'a.pdf', contentType: 'application/pdf' }).expect(400);
    const { body } = await upload(family, await recording(1, { format: 'mp4' }), null).expect(201);
    expect(body).toMatchObject({ fileName: 'voice-message.m4a', waveform: null });
  });

  it('have no text, also when they are edited', async () => {
    const [one, other] = [await spoken(family, 1), await spoken(family, 1)];
    await send(family, [one.id, other.id]).expect(400);
    await send(family, [one.id], 'Listen').expect(400);
    const message = await sent(family, [one.id]);
    expect(message.voiceSeconds).toBe(1);
    await family.agent.patch(`/api/messages/${message.id}`).send({ content: 'Listen' }).expect(400);
  });

  it('go with their message, and are heard by moderators who have a case about it', async () => {
    const admin = await createAdmin(app);
    const file = await spoken(auPair, 2);
    const message = await sent(auPair, [file.id]);
    const report = { subjectType: 'message', subjectId: message.id, reason: 'rude-or-threatening' };
    await family.agent.post('/api/reports').send(report).expect(201);
    const { body } = await auPair.agent.delete(`/api/messages/${message.id}`).expect(200);
    expect(body).toMatchObject({ deleted: true, attachments: [], voiceSeconds: 0 });
    await listen(family, file.id).expect(404);

    const { id } = await caseAbout(admin, auPair, 'message');
    const shown = await admin.agent.get(`/api/admin/moderation-cases/${id}`).expect(200);
    expect((shown.body as { lines: { reported: boolean }[] }).lines.find(({ reported }) => reported)).toMatchObject({
      files: [{ id: file.id, kind: 'voice', fileName: 'voice-message.webm' }],
    });
    const path = `/api/admin/moderation-cases/${id}/files/${file.id}`;
    const heard = await admin.agent.get(path).set('Range', 'bytes=0-3').expect(206);
    expect(heard.headers['content-type']).toBe('audio/webm');
    await family.agent.get(path).expect(403);
  });

  it('are in the export of both, and among what is erased with the account of the one who spoke', async () => {
    const pair = await createPair(app);
    await sendMessage(pair.auPair, pair.conversationId, 'Hi');
    const { body } = await upload(pair.family, await recording(1), LEVELS, pair.conversationId).expect(201);
    await send(pair.family, [(body as AttachmentDto).id], '', pair.conversationId).expect(201);
    const attachments = app.app.get(AttachmentsService, { strict: false });
    for (const { id } of [pair.family, pair.auPair]) {
      const names: string[] = [];
      for await (const { name } of attachments.filesOf(id)) names.push(name);
      expect(names).toEqual(['voice-message.webm']);
    }
    const keys = await app.app
      .get(TransactionsService)
      .run((manager) => attachments.fileKeysOf(pair.family.id, manager));
    expect(keys).toHaveLength(1);
  });

  it('and other files are sent once the other person has written, in every way', async () => {
    const pair = await createPair(app);
    const { family: first, auPair: second, conversationId: id } = pair;
    const refused = { code: 'files_need_answer' };
    await sendMessage(first, id, 'Hello');
    expect((await upload(first, await recording(1), LEVELS, id).expect(403)).body).toMatchObject(refused);
    // Uploaded while it was allowed, as by an earlier release.
    const [row] = await app.database.query<{ id: string }>(
      `INSERT INTO message_attachments (owner_id, conversation_id, kind, file_name, content_type, byte_size, storage_key, uploaded_at)
       VALUES ($1, $2, 'document', 'a.pdf', 'application/pdf', 1, 'attachments/none/1', now()) RETURNING id`,
      [first.id, id],
    );
    const ids = [row?.id ?? ''];
    expect((await send(first, ids, 'With a file', id).expect(403)).body).toMatchObject(refused);
    const page = await LiveClient.connect(app, { token: first.session.access_token });
    const message = { conversationId: id, clientMessageId: randomUUID(), content: '', attachmentIds: ids };
    expect(await page.ask('message.send', message)).toMatchObject({ ok: false, error: refused });
    page.close();
    // The one who was written to may answer with a file at once.
    await upload(second, await recording(1), LEVELS, id).expect(201);
    await sendMessage(second, id, 'Hi');
    await send(first, ids, 'With a file', id).expect(201);
    const outsider = await createTalker(app, 'family');
    await upload(outsider, await recording(1), LEVELS, id).expect(404);
  });
});
