import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DataExportsService } from '../../src/modules/personal-data/exports/data-exports.service.js';
import { ExportFilesService } from '../../src/modules/personal-data/exports/export-files.service.js';
import { ExportMakingService } from '../../src/modules/personal-data/exports/export-making.service.js';
import { eventually } from '../support/eventually.js';
import { storedFiles } from '../support/personal-data.js';
import { registerPerson } from '../support/profiles.js';
import { deleteStrayFiles } from '../support/stray-files.js';
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
    await deleteStrayFiles(test);
    expect(await storedFiles(test)).toBe(before + 1);
    await test.database.query(
      `UPDATE data_exports SET state = 'failed', ready_at = NULL, expires_at = NULL, byte_size = NULL WHERE person_id = $1`,
      [person.id],
    );
    await deleteStrayFiles(test);
    expect(await storedFiles(test)).toBe(before);
  });

  it('is deleted after its time although the file of another one cannot be', async () => {
    const people = await Promise.all([1, 2].map(() => registerPerson(test, { userType: 'aupair', verified: true })));
    const ids = people.map(({ id }) => id);
    const states = () =>
      test.database.query<{ id: string; state: string }>(
        'SELECT id, state FROM data_exports WHERE person_id = ANY($1) ORDER BY id',
        [ids],
      );
    for (const { agent } of people) await agent.post('/api/personal-data/me/exports').expect(201);
    await eventually('both to be made', async () => (await states()).every(({ state }) => state === 'ready'));
    await test.database.query(`UPDATE data_exports SET expires_at = now() WHERE person_id = ANY($1)`, [ids]);
    const [stuck] = await states();
    const files = test.app.get(ExportFilesService, { strict: false });
    const remove = files.delete.bind(files);
    vi.spyOn(files, 'delete').mockImplementation((id) =>
      id === stuck?.id ? Promise.reject(new Error('The storage is away')) : remove(id),
    );
    await test.app.get(DataExportsService, { strict: false }).expire();
    vi.restoreAllMocks();
    expect((await states()).map(({ state }) => state)).toEqual(['ready', 'expired']);
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
