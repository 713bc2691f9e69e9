import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { UsersPage } from '../../src/modules/profiles/index.js';
import { eventually } from '../support/eventually.js';
import type { Person } from '../support/people.js';
import { completeAuPair, createAdmin, createFamily, registerPerson, verifyAuPair } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let keeper: Person;
let family: Person;
let auPair: Person;

beforeAll(async () => {
  test = await createTestApp();
  [keeper, family] = await Promise.all([createAdmin(test), createFamily(test, { familyName: 'Ó Súilleabháin' })]);
  auPair = await registerPerson(test, { userType: 'aupair', verified: true });
});
afterAll(() => test.close());

const list = async (query: object = {}) =>
  (await keeper.agent.get('/api/admin/users').query(query).expect(200)).body as UsersPage;
const idsOf = async (query: object) => (await list(query)).items.map(({ id }) => id);

describe('The list of users (R20, J05)', () => {
  it('shows everybody as they are now: R22 for administrators only', async () => {
    expect(await list({ search: family.email })).toEqual({
      items: [
        expect.objectContaining({
          id: family.id,
          name: 'Ó Súilleabháin',
          state: 'email-unverified',
          hasCompletedProfile: true,
          verified: false,
        }),
      ],
      total: { value: 1, capped: false },
    });
    await completeAuPair(auPair, { firstName: 'Søren', lastName: 'Åkesson' });
    await verifyAuPair(test, auPair.id);
    expect((await list({ search: auPair.id })).items).toMatchObject([
      { name: 'Søren Åkesson', state: 'open', verified: true },
    ]);
    await family.agent.get('/api/admin/users').expect(403);
    await test.http.get('/api/admin/users').expect(401);
  });

  it('S07: sign-ins count, and whoever signs in was seen', async () => {
    await eventually('the sign-in', async () => (await list({ search: family.id })).items[0]?.loginCount30d === 1);
    const [row] = (await list({ search: family.id })).items;
    expect(Date.now() - Date.parse(row?.lastSeenAt ?? '')).toBeLessThan(60 * 60 * 1_000);
  });

  it('finds pieces of words whatever their accents, and short ones at the beginning of a word', async () => {
    expect(await idsOf({ search: 'suillea' })).toEqual([family.id]);
    expect(await idsOf({ search: 'SØREN akes' })).toEqual([auPair.id]);
    expect(await idsOf({ search: 'ak' })).toEqual([auPair.id]);
    expect(await idsOf({ search: '%' })).toEqual([]);
  });
});
