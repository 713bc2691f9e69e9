import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { ExportMakingService } from '../../src/modules/personal-data/exports/export-making.service.js';
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
