import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ExportMakingService } from '../../src/modules/personal-data/exports/export-making.service.js';
import { ObjectStorage, StrayFilesJob } from '../../src/platform/storage/index.js';
import { eventually } from '../support/eventually.js';
import { storedFiles } from '../support/personal-data.js';
import { registerPerson } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('A data export', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('that failed after its file was stored does not leave the file for ever', async () => {
    const person = await registerPerson(test, { userType: 'aupair', verified: true });
    const before = await storedFiles(test);
    const stateOf = async () => {
      const sql = 'SELECT state FROM data_exports WHERE person_id = $1';
      return (await test.database.query<{ state: string }>(sql, [person.id]))[0]?.state;
    };
    await person.agent.post('/api/personal-data/me/exports').expect(201);
    await eventually('the export to be made', async () => (await stateOf()) === 'ready');
    const storage = test.app.get(ObjectStorage, { strict: false });
    const listed = storage.list.bind(storage);
    vi.spyOn(storage, 'list').mockImplementation(async function* (folder) {
      for await (const file of listed(folder)) yield { ...file, modifiedAt: new Date(0) };
    });
    const strays = test.app.get(StrayFilesJob, { strict: false });
    await strays.run();
    expect(await storedFiles(test)).toBe(before + 1);
    await test.database.query(
      `UPDATE data_exports SET state = 'failed', ready_at = NULL, expires_at = NULL, byte_size = NULL WHERE person_id = $1`,
      [person.id],
    );
    await strays.run();
    expect(await storedFiles(test)).toBe(before);
    vi.restoreAllMocks();
  });

  it('is not kept when its person was erased while it was made', async () => {
    const person = await registerPerson(test, { userType: 'aupair', verified: true });
    const before = await storedFiles(test);
    const making = test.app.get(ExportMakingService, { strict: false });
    const make = making.make.bind(making);
    let stored = 0;
    vi.spyOn(making, 'make').mockImplementation(async (wish, at) => {
      const size = await make(wish, at);
      stored = await storedFiles(test);
      await test.database.query('DELETE FROM data_exports WHERE id = $1', [wish.id]);
      return size;
    });
    await person.agent.post('/api/personal-data/me/exports').expect(201);
    await eventually('the export to be made', () => Promise.resolve(stored === before + 1));
    await eventually('its file to be gone', async () => (await storedFiles(test)) === before);
  });
});
