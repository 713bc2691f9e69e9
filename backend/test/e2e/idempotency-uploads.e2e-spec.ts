import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import sharp from 'sharp';

import { plainPdf } from '../support/documents.js';
import { signUpPerson, type Person } from '../support/people.js';
import { createAdmin, createAuPair } from '../support/profiles.js';
import { expectDoneOnce, expectOneBodyPerKey, type Ask } from '../support/repeated-write.js';
import { createPair, sendMessage } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { WrittenRows } from '../support/written-rows.js';

let test: TestApp;
let admin: Person;
let writes: WrittenRows;
beforeAll(async () => {
  test = await createTestApp();
  admin = await createAdmin(test);
  writes = await WrittenRows.watch(test.database);
});
afterAll(() => test.close());

const photo = (background = '#2f7a4b') =>
  sharp({ create: { width: 800, height: 1000, channels: 3, background } })
    .jpeg()
    .toBuffer();
const resource = async () => {
  const { body } = await admin.agent
    .post('/api/admin/resources')
    .send({
      ...{ title: 'A guide with files', slug: `guide-${randomUUID()}`, audience: 'both', published: false },
      content: '<p>Print it, and put it on the fridge where everyone sees it.</p>',
      summary: 'One page for the fridge, which is not published yet.',
      ...{ image_url: null, region: null, featured: false, sources: [] },
    })
    .expect(201);
  const file = { filename: 'checklist.pdf', contentType: 'application/pdf' };
  return { path: `/api/admin/resources/${(body as { id: string }).id}`, file };
};
describe('An upload that is repeated with its Idempotency-Key', () => {
  it.each<[name: string, table: string, prepare: () => Promise<Ask>]>([
    [
      'a document is uploaded',
      'verification_files',
      async () => {
        const who = await createAuPair(test);
        const file = { filename: 'certificate.pdf', contentType: 'application/pdf' };
        const pdf = plainPdf();
        return () => who.agent.post('/api/verifications/me/checks/police_certificate/files').attach('file', pdf, file);
      },
    ],
    [
      'a photo is uploaded',
      "uploads WHERE kind = 'photo'",
      async () => {
        const who = await signUpPerson(test);
        const jpeg = await photo();
        return () =>
          who.agent.post('/api/photos').attach('file', jpeg, { filename: 'me.jpg', contentType: 'image/jpeg' });
      },
    ],
    [
      'a file for a message is uploaded',
      'message_attachments',
      async () => {
        const { family, auPair, conversationId } = await createPair(test);
        await sendMessage(auPair, conversationId, 'Hello');
        const pdf = plainPdf();
        const file = { filename: 'contract.pdf', contentType: 'application/pdf' };
        return () => family.agent.post(`/api/conversations/${conversationId}/attachments`).attach('file', pdf, file);
      },
    ],
    [
      'a picture is uploaded',
      "uploads WHERE kind = 'picture'",
      async () => {
        const jpeg = await photo();
        return () =>
          admin.agent
            .post('/api/admin/pictures')
            .attach('file', jpeg, { filename: 'a.jpg', contentType: 'image/jpeg' });
      },
    ],
    [
      'a file is added to a resource',
      'resource_attachments',
      async () => {
        const { path, file } = await resource();
        return () => admin.agent.post(`${path}/attachment-files`).attach('file', plainPdf(), file);
      },
    ],
    [
      'a file of a resource is replaced',
      "audit_entries WHERE action = 'resource.attachment-replaced'",
      async () => {
        const { path, file } = await resource();
        const { body } = await admin.agent
          .post(`${path}/attachment-files`)
          .attach('file', plainPdf(), file)
          .expect(201);
        const [attachment] = (body as { attachments: { id: string }[] }).attachments;
        const replacement = `${path}/attachments/${attachment?.id ?? ''}/replacement`;
        return () => admin.agent.post(replacement).attach('file', plainPdf(), file);
      },
    ],
  ])('is done once and answered alike, at the same instant and later: %s', async (_name, table, prepare) =>
    expectDoneOnce(test, writes, { table }, await prepare()),
  );

  it.each<[string, () => Promise<[Ask, Ask]>]>([
    [
      'a photo',
      async () => {
        const who = await signUpPerson(test);
        const file = { filename: 'me.jpg', contentType: 'image/jpeg' };
        const send = (bytes: Buffer) => () => who.agent.post('/api/photos').attach('file', bytes, file);
        return [send(await photo()), send(await photo('#b3541e'))];
      },
    ],
    [
      'a document',
      async () => {
        const who = await createAuPair(test);
        const path = '/api/verifications/me/checks/police_certificate/files';
        const send = (filename: string) => () =>
          who.agent.post(path).attach('file', plainPdf(), { filename, contentType: 'application/pdf' });
        return [send('one.pdf'), send('another.pdf')];
      },
    ],
    [
      'a file of a resource',
      async () => {
        const { path, file } = await resource();
        const send = (description: string) => () =>
          admin.agent
            .post(`${path}/attachment-files`)
            .field('description', description)
            .attach('file', plainPdf(), file);
        return [send('For the fridge'), send('For the door')];
      },
    ],
  ])('is refused with another file or field: %s', async (_name, prepare) => {
    const [ask, other] = await prepare();
    await expectOneBodyPerKey(ask, other);
  });
});
