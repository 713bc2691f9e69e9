import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_ATTACHMENTS } from '../../src/modules/resources/editing/attachment-edit.dto.js';
import { MOST_FILES } from '../../src/modules/verification/checks.js';
import { JobQueueService } from '../../src/platform/jobs/index.js';
import { plainPdf } from '../support/documents.js';
import { eventually } from '../support/eventually.js';
import { createAdmin } from '../support/profiles.js';
import { rowsIn } from '../support/repeated-write.js';
import { createPair, sendMessage } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/people.js';
import { OPERATIONS } from './support/contract.js';
import { portrait } from './support/objects.js';

const MANY = 25;
const PHOTOS_PER_PERSON = 24;
const PDF = { filename: 'certificate.pdf', contentType: 'application/pdf' };
const JPEG = { filename: 'me.jpg', contentType: 'image/jpeg' };

interface Upload {
  by: Person;
  path: string;
  /** Where its files have rows, and the folder in which they are. */
  table: string;
  folder: string;
  bytes: Buffer;
  file: { filename: string; contentType: string };
  /** Rows that 25 of them make. */
  rows: number;
  /** Files of each row. */
  sizes?: number;
  fields?: Record<string, string>;
  /** Files that no row refers to any more are deleted at night. */
  isNightly?: boolean;
}

describe('Twenty-five uploads at once', () => {
  let test: TestApp;
  let uploads: Record<string, Upload>;
  beforeAll(async () => {
    test = await createTestApp();
    const admin = await createAdmin(test);
    const { family, auPair, conversationId } = await createPair(test);
    await sendMessage(auPair, conversationId, 'Hello');
    const { body: guide } = await admin.agent
      .post('/api/admin/resources')
      .send({ title: 'A guide', slug: 'a-guide', audience: 'both', content: `<p>${'On the fridge. '.repeat(6)}</p>` })
      .expect(201);
    const resource = `/api/admin/resources/${guide.id}`;
    const { body: other } = await admin.agent
      .post('/api/admin/resources')
      .send({ title: 'Another', slug: 'another', audience: 'both', content: `<p>${'On the fridge. '.repeat(6)}</p>` })
      .expect(201);
    const path = `/api/admin/resources/${other.id}`;
    const { body } = await admin.agent.post(`${path}/attachment-files`).attach('file', plainPdf(), PDF).expect(201);
    const pdf = { bytes: plainPdf(), file: PDF };
    const photo = { bytes: await portrait(), file: JPEG, table: 'uploads', folder: 'photos', sizes: 3 };
    const download = { ...pdf, by: admin, table: 'resource_attachments', folder: 'downloads' };
    uploads = {
      uploadPhoto: { ...photo, by: family, path: '/api/photos', rows: PHOTOS_PER_PERSON },
      uploadPicture: { ...photo, by: admin, path: '/api/admin/pictures', rows: MANY },
      uploadEvidence: {
        ...{ ...pdf, by: auPair, path: '/api/verifications/me/checks/police_certificate/files', rows: MOST_FILES },
        ...{ table: 'verification_files', folder: 'documents' },
      },
      uploadMessageFile: {
        ...{ ...pdf, by: family, path: `/api/conversations/${conversationId}/attachments`, rows: MANY },
        ...{ table: 'message_attachments', folder: 'attachments' },
      },
      uploadAttachment: { ...download, path: `${resource}/attachment-files`, rows: MOST_ATTACHMENTS },
      replaceAttachment: {
        ...download,
        path: `${path}/attachments/${body.attachments[0].id}/replacement`,
        rows: 0,
        isNightly: true,
      },
      tryUpload: { ...download, path: '/api/admin/upload-trials', fields: { purpose: 'download' }, rows: 0 },
    };
  });
  afterAll(() => test.close());

  const filesIn = async (folder: string): Promise<string[]> => {
    const options = { recursive: true, withFileTypes: true } as const;
    const entries = await readdir(join(test.settings.dataDir, 'media', folder), options).catch(() => []);
    const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
    return files.map(({ parentPath, name }) => join(parentPath, name));
  };
  const cleanUp = async (folder: string): Promise<void> => {
    const before = new Date(Date.now() - 2 * 60 * 60 * 1_000);
    for (const file of await filesIn(folder)) await utimes(file, before, before);
    await test.app.get(JobQueueService, { strict: false }).runScheduledTaskNow('files.delete-strays');
  };

  it('are tested for every operation that takes a file', () => {
    const ids = OPERATIONS.filter(({ body }) => body?.type === 'multipart/form-data').map(({ id }) => id);
    expect(Object.keys(uploads).sort()).toEqual(ids.sort());
  });

  it('make as many rows as the limit allows, and exactly their files', async () => {
    for (const [id, upload] of Object.entries(uploads)) {
      const { by, path, table, folder, bytes, file, rows, sizes = 1, fields = {}, isNightly } = upload;
      const before = [await rowsIn(test.database, table), (await filesIn(folder)).length] as const;
      const send = async (): Promise<number> => {
        const sending = by.agent.post(path);
        for (const [name, value] of Object.entries(fields)) void sending.field(name, value);
        const { status } = await sending.attach('file', bytes, file);
        if (status !== 503) return status;
        await pause(200);
        return send();
      };
      const statuses = await Promise.all(Array.from({ length: MANY }, send));
      expect([id, [...new Set(statuses)].filter((status) => status >= 300 && status !== 409)]).toEqual([id, []]);
      expect([id, (await rowsIn(test.database, table)) - before[0]]).toEqual([id, rows]);
      if (isNightly) await cleanUp(folder);
      const count = before[1] + rows * sizes;
      await eventually(`${count} files in ${folder} after ${id}`, async () => (await filesIn(folder)).length === count);
    }
  }, 300_000);
});
