import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { PhotosService, PhotoCleanupJob, type Photo } from '../../src/modules/media/index.js';
import { PHOTO_WIDTHS } from '../../src/modules/media/photo-files.service.js';
import { TransactionsService } from '../../src/platform/database/index.js';
import { ObjectStorage, StrayFilesJob } from '../../src/platform/storage/index.js';
import { eventually } from '../support/eventually.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('The nightly clean-up of photos', () => {
  let test: TestApp;
  let photos: PhotosService;
  let cleanup: PhotoCleanupJob;
  let picture: Buffer;
  const used = new Set<string>();
  beforeAll(async () => {
    test = await createTestApp();
    photos = test.app.get(PhotosService);
    cleanup = test.app.get(PhotoCleanupJob);
    picture = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#2f7a4b' } })
      .png()
      .toBuffer();
    cleanup.addUse(async (ids) => ids.filter((id) => used.has(id)));
  });
  afterAll(() => test.close());

  const add = () => photos.importTrusted(randomUUID(), picture);
  const age = (photo: Photo, days: number) =>
    test.database.query('UPDATE uploads SET created_at = now() - make_interval(days => $2) WHERE id = $1', [
      photo.id,
      days,
    ]);
  const isShown = async (photo: Photo) => (await test.http.get(photo.urls[800])).status === 200;
  const ageFiles = async (photo: { id: string }, hours: number) => {
    const then = Date.now() / 1_000 - hours * 3_600;
    const folder = join(test.settings.dataDir, 'media', 'photos', photo.id.slice(0, 2), photo.id);
    for (const width of PHOTO_WIDTHS) await utimes(join(folder, `${width}.webp`), then, then);
  };

  it('keeps a photo that someone puts into their profile meanwhile', async () => {
    const ownerId = randomUUID();
    const [found, chosen] = [
      await photos.importTrusted(ownerId, picture),
      await photos.importTrusted(ownerId, picture),
    ];
    await Promise.all([age(found, 8), age(chosen, 8)]);
    let looks = 0;
    cleanup.addUse(async () => {
      looks += 1;
      if (looks === 1) used.add(found.id);
      return [];
    });
    const saving = new EventEmitter();
    const isChosen = once(saving, 'chosen');
    const profile = test.app.get(TransactionsService).run(async () => {
      await photos.ensureOwned(ownerId, [chosen.id]);
      saving.emit('chosen');
      await once(saving, 'saved');
    });
    await isChosen;
    try {
      await cleanup.run();
    } finally {
      used.add(chosen.id);
      saving.emit('saved');
      await profile;
    }
    const rows = await test.database.query<{ id: string }>('SELECT id FROM uploads WHERE owner_id = $1', [ownerId]);
    expect(rows.map(({ id }) => id).sort()).toEqual([found.id, chosen.id].sort());
  });

  it('removes a photo that no one has shown for a week, and keeps all others', async () => {
    const [unused, shown, recent] = [await add(), await add(), await add()];
    used.add(shown.id);
    await age(unused, 8);
    await age(shown, 800);
    await age(recent, 6);
    await cleanup.run();
    await eventually('the unused photo to be gone', async () => !(await isShown(unused)));
    expect([await isShown(shown), await isShown(recent)]).toEqual([true, true]);
    const found = await photos.shown([unused.id, shown.id, recent.id]);
    expect([...found.keys()].sort()).toEqual([shown.id, recent.id].sort());
  });

  it('removes uploads that a killed process did not finish', async () => {
    const [half, running] = [await add(), await add()];
    await test.database.query(`UPDATE uploads SET status = 'pending' WHERE id = ANY($1)`, [[half.id, running.id]]);
    await test.database.query(`UPDATE uploads SET created_at = now() - interval '2 hours' WHERE id = $1`, [half.id]);
    await cleanup.run();
    await eventually('the half-stored photo to be gone', async () => !(await isShown(half)));
    expect(await isShown(running)).toBe(true);
  });

  it('removes files without a row, unless they are being uploaded', async () => {
    const [stray, fresh] = [await add(), await add()];
    await test.database.query('DELETE FROM uploads WHERE id = ANY($1)', [[stray.id, fresh.id]]);
    await ageFiles(stray, 2);
    await test.app.get(StrayFilesJob).run();
    expect([await isShown(stray), await isShown(fresh)]).toEqual([false, true]);
    const key = `photos/${stray.id.slice(0, 2)}/${stray.id}/1200.webp`;
    expect(await test.app.get(ObjectStorage).sizeOf(key)).toBeNull();
  });
});
