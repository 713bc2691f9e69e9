import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { AttachmentCleanupJob } from '../../src/modules/messaging/attachments/attachment-cleanup.job.js';
import type { AttachmentDto } from '../../src/modules/messaging/attachments/attachment.dto.js';
import { AttachmentsService } from '../../src/modules/messaging/index.js';
import type { MessageDto } from '../../src/modules/messaging/sending/message.dto.js';
import { ObjectStorage, StrayFilesJob } from '../../src/platform/storage/index.js';
import { eventually } from '../support/eventually.js';
import { coParentOf } from '../support/household.js';
import { LiveClient } from '../support/live-client.js';
import { caseAbout, claim, decide } from '../support/moderators.js';
import { picture, plainPdf, testVirus } from '../support/documents.js';
import type { Person } from '../support/people.js';
import { createAdmin } from '../support/profiles.js';
import { createPair, createTalker, sendMessage } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const PDF = 'application/pdf';

describe('Files in messages', () => {
  let app: TestApp;
  let family: Person;
  let auPair: Person;
  let stranger: Person;
  let admin: Person;
  let conversationId: string;
  beforeAll(async () => {
    app = await createTestApp({ env: { RATE_LIMIT_SCALE: '50' } });
    ({ family, auPair, conversationId } = await createPair(app));
    stranger = await createTalker(app, 'family');
    admin = await createAdmin(app);
    for (const by of [family, auPair]) await sendMessage(by, conversationId, 'Hello');
  });
  afterAll(() => app.close());

  const upload = (by: Person, bytes: Buffer, filename = 'plan.pdf', contentType = PDF, id = conversationId) =>
    by.agent.post(`/api/conversations/${id}/attachments`).attach('file', bytes, { filename, contentType });
  const uploaded = async (by: Person, bytes = plainPdf(), filename?: string, contentType?: string) =>
    (await upload(by, bytes, filename, contentType).expect(201)).body as AttachmentDto;
  const photo = async (by: Person) => uploaded(by, await picture(), 'garden.jpg', 'image/jpeg');
  const send = (by: Person, attachmentIds: unknown, content = '', clientMessageId = randomUUID()) =>
    by.agent.post(`/api/conversations/${conversationId}/messages`).send({ clientMessageId, content, attachmentIds });
  const sent = async (by: Person, ids: string[], content = '') =>
    (await send(by, ids, content).expect(201)).body as MessageDto;
  const fetchFile = (by: Person, id: string, size = 'full') =>
    by.agent.get(`/api/message-attachments/${id}`).query({ size });
  const threadOf = async ({ agent }: Person) =>
    (
      (await agent.get(`/api/conversations/${conversationId}/messages`).expect(200)).body as {
        items: { message: MessageDto }[];
      }
    ).items.map(({ message }) => message);
  const storedFiles = async () => {
    const keys: string[] = [];
    for await (const { key } of app.app.get(ObjectStorage).list('attachments')) keys.push(key);
    return keys;
  };
  const keysOf = (id: string) =>
    app.database.query<{ key: string }>('SELECT storage_key AS key FROM message_attachments WHERE id = $1', [id]);
  const due = (column: 'id' | 'message_id', id: string) =>
    app.database.query(`UPDATE message_attachments SET delete_after = now() - interval '1s' WHERE ${column} = $1`, [
      id,
    ]);
  const gone = (count: number) =>
    eventually(`only ${count} stored files`, async () => (await storedFiles()).length === count || undefined);

  it('reach both people with a message, at once and for ever, and a photo keeps nothing but its pixels', async () => {
    const page = await LiveClient.connect(app, { token: auPair.session.access_token });
    const [one, other] = [await photo(family), await uploaded(family)];
    expect(one).toEqual({
      ...{ id: expect.any(String) as string, kind: 'photo', fileName: 'garden.webp', width: 320, height: 200 },
      ...{ byteSize: expect.any(Number) as number, durationMs: null, waveform: null },
    });
    expect(other).toMatchObject({ kind: 'document', fileName: 'plan.pdf', width: null });
    const message = await sent(family, [other.id, one.id], 'The garden and the plan');
    expect(message).toMatchObject({ attachments: [other, one], photoCount: 1, documentCount: 1 });
    expect(await page.waitFor('message.created', ({ id }: MessageDto) => id === message.id)).toEqual(message);
    page.close();
    for (const person of [family, auPair]) {
      expect((await threadOf(person)).at(-1)).toEqual(message);
      expect((await fetchFile(person, other.id).expect(200)).body).toEqual(plainPdf());
      for (const size of ['small', 'full']) {
        const { body, headers } = await fetchFile(person, one.id, size).expect(200);
        expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
        expect((await sharp(body as Buffer).metadata()).exif).toBeUndefined();
      }
    }
    const stored = await app.app.get(ObjectStorage).get((await keysOf(other.id))[0]?.key ?? '');
    const bytes = stored ? await stored.stream.toArray() : [];
    expect(Buffer.concat(bytes as Buffer[]).includes('%PDF')).toBe(false);
  });

  it('are a message without words, which lists and quotes say', async () => {
    const message = await sent(family, [(await photo(family)).id]);
    expect(message.content).toBe('');
    const { body } = await auPair.agent.get(`/api/conversations/${conversationId}`).expect(200);
    expect(body).toMatchObject({ lastMessage: { content: '', photoCount: 1, documentCount: 0 } });
    const reply = { clientMessageId: randomUUID(), content: 'Lovely', replyToId: message.id };
    const answer = await auPair.agent.post(`/api/conversations/${conversationId}/messages`).send(reply).expect(201);
    expect(answer.body).toMatchObject({ replyTo: { content: '', photoCount: 1, documentCount: 0 } });
    for (const content of ['', '  '])
      expect((await send(family, [], content).expect(400)).body).toMatchObject({
        fields: { content: ['Write something first'] },
      });
  });

  it('are sent over the socket as well', async () => {
    const file = await uploaded(family);
    const page = await LiveClient.connect(app, { token: family.session.access_token });
    const answer = await page.ask('message.send', {
      conversationId,
      clientMessageId: randomUUID(),
      content: '',
      attachmentIds: [file.id],
    });
    expect(answer).toMatchObject({ ok: true, data: { attachments: [file] } });
    page.close();
  });

  it('of a wrong kind, too large, infected, locked or active are not accepted, and nothing is stored', async () => {
    const before = await storedFiles();
    const cases: [number, string, Buffer, string, string][] = [
      [415, 'unsupported_media_type', Buffer.from('<svg xmlns="x"/>'), 'a.svg', 'image/svg+xml'],
      [415, 'unsupported_media_type', plainPdf(), 'garden.png', 'image/png'],
      [415, 'unsupported_media_type', Buffer.from('MZ program'), 'plan.pdf', PDF],
      [413, 'payload_too_large', Buffer.concat([plainPdf(), Buffer.alloc(15 * 1024 * 1024)]), 'a.pdf', PDF],
      [422, 'document_infected', testVirus(), 'a.pdf', PDF],
      [422, 'document_encrypted', plainPdf('9 0 obj << /Encrypt 4 0 R >> endobj'), 'a.pdf', PDF],
      [422, 'document_active', plainPdf('1 0 obj << /S /JavaScript /JS (x) >> endobj'), 'a.pdf', PDF],
      [422, 'document_unreadable', Buffer.from('\xff\xd8\xffno picture', 'latin1'), 'a.jpg', 'image/jpeg'],
      [400, 'validation_failed', Buffer.alloc(0), 'a.pdf', PDF],
    ];
    for (const [status, code, bytes, name, type] of cases)
      expect((await upload(family, bytes, name, type).expect(status)).body).toMatchObject({ code });
    expect(await storedFiles()).toEqual(before);
  });

  it('are only for the two people of the conversation, and the co-parent', async () => {
    await upload(stranger, plainPdf()).expect(404);
    const waiting = await uploaded(family);
    await fetchFile(auPair, waiting.id).expect(404);
    await fetchFile(family, waiting.id).expect(200);
    const { attachments } = await sent(family, [waiting.id]);
    const coParent = await coParentOf(app, family);
    await fetchFile(coParent, waiting.id).expect(200);
    const theirs = await sent(coParent, [(await uploaded(coParent)).id]);
    expect(theirs).toMatchObject({ senderId: family.id, writtenBy: { name: 'Sam' } });
    for (const person of [stranger, admin]) await fetchFile(person, attachments[0]?.id ?? '').expect(404);
    await app.http.get(`/api/message-attachments/${waiting.id}`).expect(401);
  });

  it('are sent once: by their owner, in their conversation, ten at most', async () => {
    const [mine, theirs] = [await uploaded(family), await uploaded(auPair)];
    const refused = async (ids: unknown, status: number, code: string) =>
      expect((await send(family, ids, 'With files').expect(status)).body).toMatchObject({ code });
    await refused([theirs.id], 409, 'message_file_gone');
    await refused([mine.id, randomUUID()], 409, 'message_file_gone');
    await refused([mine.id, mine.id], 400, 'validation_failed');
    await refused(['plan.pdf'], 400, 'validation_failed');
    await refused(
      Array.from({ length: 11 }, () => randomUUID()),
      400,
      'validation_failed',
    );
    await sent(family, [mine.id]);
    await refused([mine.id], 409, 'message_file_gone');
  });

  it('come with the first message of that id, however often and how many at once it is sent', async () => {
    const [one, other] = [await uploaded(family), await uploaded(family)];
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(family, [one.id, other.id], 'Both', id)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${(body as MessageDto).id}`)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ attachments: [one, other] });
    for (const ids of [[other.id, one.id], [one.id], undefined])
      expect((await send(family, ids, 'Both', id).expect(409)).body).toMatchObject({ code: 'message_id_reused' });
    const file = await uploaded(family);
    const rivals = await Promise.all([1, 2, 3].map(() => send(family, [file.id], 'Mine')));
    expect(rivals.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('that are uploaded twice with one key are one file', async () => {
    const key = randomUUID();
    const [first, again] = [
      await upload(family, plainPdf()).set('Idempotency-Key', key).expect(201),
      await upload(family, plainPdf()).set('Idempotency-Key', key).expect(201),
    ];
    expect(again.body).toEqual(first.body);
  });

  it('go when their message is deleted, for both people and from the storage', async () => {
    const before = (await storedFiles()).length;
    const message = await sent(family, [(await photo(family)).id, (await uploaded(family)).id], 'A mistake');
    expect((await storedFiles()).length).toBe(before + 3);
    const { body } = await family.agent.delete(`/api/messages/${message.id}`).expect(200);
    expect(body).toMatchObject({ deleted: true, attachments: [], photoCount: 0, documentCount: 0 });
    for (const { id } of message.attachments) {
      await fetchFile(auPair, id).expect(404);
      await fetchFile(family, id).expect(404);
    }
    await gone(before);
  });

  it('of a reported message are kept for moderators until the case and the time to appeal are over', async () => {
    const before = (await storedFiles()).length;
    const file = await photo(family);
    const message = await sent(family, [file.id], 'Look at this');
    const report = { subjectType: 'message', subjectId: message.id, reason: 'rude-or-threatening' };
    await auPair.agent.post('/api/reports').send(report).expect(201);
    await family.agent.delete(`/api/messages/${message.id}`).expect(200);
    await fetchFile(auPair, file.id).expect(404);

    const { id: caseId } = await caseAbout(admin, family, 'message');
    const path = `/api/admin/moderation-cases/${caseId}`;
    const shown = (await admin.agent.get(path).expect(200)).body as { lines: { reported: boolean; files: object[] }[] };
    const files = [{ id: file.id, kind: 'photo', fileName: 'garden.webp' }];
    expect(shown.lines.find(({ reported }) => reported)).toMatchObject({ files });
    const opened = await admin.agent.get(`${path}/files/${file.id}`).expect(200);
    expect(opened.headers['content-type']).toBe('image/webp');
    await admin.agent.get(`${path}/files/${randomUUID()}`).expect(404);
    await family.agent.get(`${path}/files/${file.id}`).expect(403);
    const noted = await app.database.query(`SELECT FROM audit_entries WHERE action = 'moderation.file-opened'`);
    expect(noted).toHaveLength(1);

    const job = app.app.get(AttachmentCleanupJob, { strict: false });
    await job.run();
    expect((await storedFiles()).length).toBe(before + 2);
    await claim(admin, caseId).expect(200);
    await decide(admin, caseId, { action: 'none' }).expect(200);
    const overdue = `UPDATE moderation_cases SET appeal_until = now() - interval '1 hour' WHERE id = $1`;
    await app.database.query(overdue, [caseId]);
    await due('message_id', message.id);
    await job.run();
    await gone(before);
    await admin.agent.get(`${path}/files/${file.id}`).expect(404);
  });

  it('wait with a message that a moderator reads first, and come with it', async () => {
    const file = await photo(family);
    const text = 'Please send it by Western Union to my cousin.';
    expect((await send(family, [file.id], text).expect(409)).body).toMatchObject({ code: 'message_held' });
    const held = await caseAbout(admin, family, 'held-message');
    const path = `/api/admin/moderation-cases/${held.id}`;
    await admin.agent.get(`${path}/files/${file.id}`).expect(200);
    await app.app.get(AttachmentCleanupJob, { strict: false }).run();
    await claim(admin, held.id).expect(200);
    await decide(admin, held.id, { action: 'none' }).expect(200);
    const released = await eventually('the released message', async () =>
      (await threadOf(auPair)).find(({ content }) => content === text),
    );
    expect(released.attachments).toEqual([file]);
  });

  it('that were not sent within a day are deleted, and the others are not', async () => {
    const [left, kept] = [await uploaded(auPair), await uploaded(auPair)];
    await sent(auPair, [kept.id]);
    await due('id', left.id);
    const stray = 'attachments/aa/unknown';
    await app.app.get(ObjectStorage).put(stray, Buffer.from('x'));
    await app.app.get(AttachmentCleanupJob, { strict: false }).run();
    await fetchFile(auPair, left.id).expect(404);
    await fetchFile(auPair, kept.id).expect(200);
    expect((await send(auPair, [left.id]).expect(409)).body).toMatchObject({ code: 'message_file_gone' });
    // A stray is not deleted within its first hour.
    await app.app.get(StrayFilesJob, { strict: false }).run();
    await fetchFile(auPair, kept.id).expect(200);
  });

  it('are 40 at most while they wait to be sent', async () => {
    const { family: other, auPair: partner, conversationId: theirs } = await createPair(app);
    await sendMessage(partner, theirs, 'Hi');
    await app.database.query(
      `INSERT INTO message_attachments (owner_id, conversation_id, kind, file_name, content_type, byte_size, storage_key, uploaded_at)
       SELECT $1, $2, 'document', 'a.pdf', $3, 1, 'attachments/none/' || n, now() FROM generate_series(1, 40) AS n`,
      [other.id, theirs, PDF],
    );
    const { body } = await upload(other, plainPdf(), 'a.pdf', PDF, theirs).expect(409);
    expect(body).toMatchObject({ code: 'unsent_files_limit_reached' });
  });

  it('are in the export of those who can see them, and are no longer there once the two have closed the conversation', async () => {
    const pair = await createPair(app);
    await sendMessage(pair.auPair, pair.conversationId, 'Hi');
    const path = `/api/conversations/${pair.conversationId}`;
    const file = (await upload(pair.family, plainPdf(), 'rules.pdf', PDF, pair.conversationId).expect(201))
      .body as AttachmentDto;
    const message = { clientMessageId: randomUUID(), content: '', attachmentIds: [file.id] };
    await pair.family.agent.post(`${path}/messages`).send(message).expect(201);
    const attachments = app.app.get(AttachmentsService, { strict: false });
    for (const { id } of [pair.family, pair.auPair]) {
      const names: string[] = [];
      for await (const { name } of attachments.filesOf(id)) names.push(name);
      expect(names).toEqual(['rules.pdf']);
    }
    await pair.auPair.agent.put(`/api/blocks/${pair.family.id}`).send({}).expect(204);
    for (const person of [pair.family, pair.auPair]) await fetchFile(person, file.id).expect(404);
  });
});
