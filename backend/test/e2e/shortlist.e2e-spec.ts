import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuPairSearchPage } from '../../src/modules/search/results/search.dto.js';
import type { ShortlistPage } from '../../src/modules/search/shortlist/shortlist.dto.js';
import type { Person } from '../support/people.js';
import { createAdmin, createAuPair, createFamily, registerPerson } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let family: Person;
let auPairs: Person[];

beforeAll(async () => {
  test = await createTestApp();
  family = await createFamily(test);
  auPairs = [];
  for (const firstName of ['Lena', 'Samira', 'Diego']) auPairs.push(await createAuPair(test, { firstName }));
});
afterAll(() => test.close());

const save = (who: Person, id: string) => who.agent.put(`/api/shortlist-entries/${id}`);
const unsave = (who: Person, id: string) => who.agent.delete(`/api/shortlist-entries/${id}`);
const list = async (who: Person, query: object = {}): Promise<ShortlistPage> => {
  const { body } = await who.agent.get('/api/shortlist-entries').query(query).expect(200);
  return body as ShortlistPage;
};
const namesOf = ({ items }: ShortlistPage) => items.map(({ auPair }) => auPair?.firstName);
const countOf = async ({ agent }: Person) =>
  ((await agent.get('/api/dashboards/me').expect(200)).body as { shortlistCount: number }).shortlistCount;

describe('A shortlist', () => {
  it('keeps people, newest first, with their cards and matches', async () => {
    for (const { id } of auPairs) await save(family, id).expect(204);
    const page = await list(family);
    expect(namesOf(page)).toEqual(['Diego', 'Samira', 'Lena']);
    expect(page.items[0]).toMatchObject({
      savedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      auPair: { saved: true, match: { score: expect.any(Number) } },
      family: null,
    });
    expect(await countOf(family)).toBe(3);
  });

  it('shows in the search who is saved', async () => {
    const { body } = await family.agent.get('/api/au-pair-profiles').expect(200);
    expect((body as AuPairSearchPage).items.map(({ saved }) => saved)).toEqual([true, true, true]);
  });

  it('comes page by page', async () => {
    const first = await list(family, { limit: 2 });
    const second = await list(family, { limit: 2, cursor: first.nextCursor });
    expect([...namesOf(first), ...namesOf(second)]).toEqual(['Diego', 'Samira', 'Lena']);
    expect(second.nextCursor).toBeNull();
  });

  it('stores everyone once, and removing is idempotent', async () => {
    const [lena] = auPairs as [Person];
    await Promise.all(Array.from({ length: 5 }, () => save(family, lena.id).expect(204)));
    expect(namesOf(await list(family))).toEqual(['Diego', 'Samira', 'Lena']);
    await unsave(family, lena.id).expect(204);
    await unsave(family, lena.id).expect(204);
    expect(namesOf(await list(family))).toEqual(['Diego', 'Samira']);
  });

  it('S08 hides those who pause, until they resume', async () => {
    const diego = auPairs[2] as Person;
    const setActive = (active: boolean) =>
      diego.agent.put('/api/au-pair-profiles/me/active').send({ active }).expect(200);
    await setActive(false);
    expect(namesOf(await list(family))).toEqual(['Samira']);
    expect(await countOf(family)).toBe(1);
    await save(family, diego.id).expect(404);
    await setActive(true);
    expect(namesOf(await list(family))).toEqual(['Diego', 'Samira']);
  });

  it('is for families of au pairs, and for au pairs of families', async () => {
    const [lena, samira] = auPairs as [Person, Person];
    await save(lena, family.id).expect(204);
    expect((await list(lena)).items).toMatchObject([{ auPair: null, family: { id: family.id, saved: true } }]);
    expect(await countOf(lena)).toBe(1);
    await save(lena, samira.id).expect(404);
    await save(lena, lena.id).expect(404);
    await save(family, (await createFamily(test)).id).expect(404);
  });

  it('is no one else’s', async () => {
    const other = await createFamily(test);
    expect((await list(other)).items).toEqual([]);
    await unsave(other, auPairs[1]?.id ?? '').expect(204);
    expect(namesOf(await list(family))).toContain('Samira');
  });

  it('does not accept people who are not found', async () => {
    await save(family, randomUUID()).expect(404);
    await save(family, (await registerPerson(test, { userType: 'aupair' })).id).expect(404);
    await save(family, 'lena').expect(400);
  });

  it('has a limit', async () => {
    await test.database.query(
      `INSERT INTO accounts (id, email, username, password_hash, user_type, region)
       SELECT gen_random_uuid(), n || '@filler.example', 'filler-' || n, '', 'aupair', 'australia' FROM generate_series(1, 498) n`,
    );
    await test.database.query(
      `INSERT INTO profiles (id, email, username, user_type, region)
       SELECT id, email, username, user_type, region FROM accounts WHERE username LIKE 'filler-%'`,
    );
    await test.database.query(
      `INSERT INTO shortlist_entries (user_id, saved_id) SELECT $1, id FROM profiles WHERE username LIKE 'filler-%'`,
      [family.id],
    );
    const [lena, samira] = auPairs as [Person, Person];
    const { body } = await save(family, lena.id).expect(409);
    expect(body).toMatchObject({ code: 'shortlist_full' });
    await save(family, samira.id).expect(204);
  });

  it('R19 needs a session, and is not for admins', async () => {
    await test.http.get('/api/shortlist-entries').expect(401);
    await test.http.put(`/api/shortlist-entries/${family.id}`).expect(401);
    await test.http.delete(`/api/shortlist-entries/${family.id}`).expect(401);
    const admin = await createAdmin(test);
    await admin.agent.get('/api/shortlist-entries').expect(403);
    await save(admin, family.id).expect(403);
  });

  it.each(['abc', 'WzEsMl0', 'W251bGwsbnVsbF0', 'WzFlOTksImEiXQ'])('V05 refuses the cursor "%s"', async (cursor) => {
    const { body } = await family.agent.get('/api/shortlist-entries').query({ cursor }).expect(400);
    expect(body).toMatchObject({ fields: { cursor: [expect.any(String)] } });
  });
});
