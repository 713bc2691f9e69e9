import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { CreateMultipartUploadCommand, S3Client, UploadPartCommand } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../src/migrations/index.js';
import { readLastBackup, restoreBackup, writeBackup } from '../../src/platform/backup/index.js';
import { loadSettings } from '../../src/platform/config/index.js';
import { openDatabase } from '../../src/platform/database/open-database.js';
import { S3Storage } from '../../src/platform/storage/s3.storage.js';
import { signUpPerson } from '../support/people.js';
import { storageContract } from '../support/storage-contract.js';
import { describeWithSwift, SwiftServer } from '../support/swift-server.js';
import { createTestApp } from '../support/test-app.js';
import { createEmptyDatabase } from '../support/test-database.js';

describeWithSwift('Files in an S3-compatible store', () => {
  let server: SwiftServer;
  let storage: S3Storage;
  beforeAll(async () => {
    server = await SwiftServer.start();
    storage = new S3Storage(server.settings);
  });
  afterAll(() => server?.kill());

  describe('S3Storage', () => {
    storageContract(() => storage);

    it('removes what was sent of an upload by a process that was killed', async () => {
      const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey } = server.settings;
      const client = new S3Client({
        endpoint: endpoint ?? '',
        region,
        forcePathStyle: true,
        credentials: { accessKeyId, secretAccessKey },
      });
      for (const Key of ['exports/half', 'exports/half-too']) {
        const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
        await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber: 1, Body: Buffer.alloc(1_000) }));
      }
      client.destroy();
      await storage.delete('exports/half');
      expect(await storage.deletePartials(new Date(Date.now() - 60_000))).toBe(0);
      expect(await storage.deletePartials(new Date(Date.now() + 60_000))).toBe(1);
    });

    it('fails with a wrong key, and says so', async () => {
      const stranger = new S3Storage({ ...server.settings, secretAccessKey: 'another-secret' });
      await expect(stranger.put('a/b', Buffer.from('x'))).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
      await expect(stranger.state()).rejects.toThrow();
    });

    it('reports “unavailable” while the server is down', async () => {
      const away = new S3Storage({ ...server.settings, endpoint: 'http://127.0.0.1:1' });
      await expect(away.get('a/b')).rejects.toMatchObject({ code: 'unavailable', status: 503 });
      await expect(away.put('a/b', Buffer.from('x'))).rejects.toMatchObject({ code: 'unavailable' });
    });
  });

  it('hold photos, and a backup brings them back into a new store', async () => {
    const app = await createTestApp({ env: server.env });
    const empty = await createEmptyDatabase();
    const folder = join(process.env['TEST_DATA_DIR'] ?? '', randomUUID());
    const other = await SwiftServer.start({ withBucket: false });
    try {
      await app.http.get('/health/ready').expect(200, /"storage":"up"/);
      const person = await signUpPerson(app);
      const file = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#2f7a4b' } })
        .jpeg()
        .toBuffer();
      const { body } = await person.agent
        .post('/api/photos')
        .attach('file', file, { filename: 'us.jpg', contentType: 'image/jpeg' })
        .expect(201);
      const shown = await person.agent.get(`/media/${body.id}/400.webp`).expect(200);
      const stored = [];
      for await (const { key } of storage.list('photos')) stored.push(key);
      expect(stored.filter((key) => key.includes(body.id)).length).toBeGreaterThan(0);

      const { path, manifest } = await writeBackup(folder, app.settings);
      expect(manifest.storedFiles.count).toBeGreaterThanOrEqual(stored.length);
      // Read by processes that do not share a folder with the one that made it.
      expect(await readLastBackup('/nowhere', storage)).toEqual({ finishedAt: manifest.finishedAt });
      await restoreBackup({
        folder: path,
        dataDir: join(folder, 'fresh'),
        migrations,
        loadSettings: () =>
          loadSettings({
            NODE_ENV: 'test',
            PUBLIC_URL: 'http://localhost:3000',
            DATABASE_URL: empty.url,
            DATABASE_ADMIN_URL: empty.adminUrl,
            DATA_DIR: join(folder, 'fresh'),
            JWT_SECRET: app.settings.secrets.jwtSecret,
            PASSWORD_PEPPER: app.settings.secrets.passwordPepper,
            MFA_ENCRYPTION_KEY: app.settings.secrets.mfaEncryptionKey,
            ...other.env,
          }),
        openDatabase,
        beforeCommit: () => Promise.resolve(),
      });
      const restored = new S3Storage(other.settings);
      const photo = await restored.get(`photos/${body.id.slice(0, 2)}/${body.id}/400.webp`);
      expect(photo?.size).toBe(Number(shown.headers['content-length'] ?? shown.body.length));
      photo?.stream.destroy();
    } finally {
      await other.kill();
      await app.close();
      await empty.drop();
    }
  });
});
