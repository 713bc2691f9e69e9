import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Comparison } from '../../src/modules/shortlists/comparisons/comparison.dto.js';
import { COUNTED, CountedStatements } from '../support/counted-statements.js';
import { publish } from '../support/job-listings.js';
import type { Person } from '../support/people.js';
import { createAdmin, createAuPair, createFamily, registerPerson } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let counted: CountedStatements;
let test: TestApp;
let family: Person;
let auPairs: Person[];

beforeAll(async () => {
  counted = CountedStatements.ofRequests();
  test = await createTestApp();
  family = await createFamily(test);
  auPairs = [];
  for (const firstName of ['Lena', 'Samira', 'Diego', 'Mei']) auPairs.push(await createAuPair(test, { firstName }));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await test.close();
});

const compare = (who: Person, ids: readonly string[]) => who.agent.get('/api/comparisons').query({ ids: ids.join() });
const compared = async (who: Person, ids: readonly string[]) =>
  (await compare(who, ids).expect(200)).body as Comparison;
const idsOf = (people: readonly Person[]) => people.map(({ id }) => id);

describe('A comparison', () => {
  it('shows four au pairs in their order, each as their page does, with the days of their checks', async () => {
    const ids = idsOf([...auPairs].reverse());
    const { auPairs: shown, families, leftOut } = await compared(family, ids);
    expect([shown.map(({ page }) => page.id), families, leftOut]).toEqual([ids, [], 0]);
    for (const { page } of shown)
      expect(page).toEqual((await family.agent.get(`/api/au-pair-profiles/${page.id}`).expect(200)).body);
    expect(shown[0]?.page).toMatchObject({
      match: { score: expect.any(Number), inReturn: { score: expect.any(Number) } },
    });
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string;
    expect(shown[0]?.checks).toContainEqual({ kind: 'identity', approvedOn: day, validUntil: null });
    expect(shown[0]?.checks.map(({ kind }) => kind)).toEqual(['identity', 'police_certificate', 'references']);
  });

  it('shows families to au pairs, with the pay of their open job listing', async () => {
    const [lena] = auPairs as [Person];
    const other = await createFamily(test);
    await publish(other);
    const { families } = await compared(lena, [family.id, other.id]);
    expect(families).toMatchObject([
      { page: { id: family.id, full: { id: family.id }, match: { score: expect.any(Number) } }, pay: null },
      { page: { id: other.id }, pay: { minCents: expect.any(Number), currency: 'AUD' } },
    ]);
    for (const { page } of families)
      expect(page).toEqual((await lena.agent.get(`/api/family-profiles/${page.id}`).expect(200)).body);
  });

  it('leaves out people who are paused, hidden, on the same side or unknown, and says how many', async () => {
    const [paused, blocking] = [await createAuPair(test), await createAuPair(test)];
    await paused.agent.put('/api/au-pair-profiles/me/active').send({ active: false }).expect(200);
    await blocking.agent.put(`/api/blocks/${family.id}`).send({}).expect(204);
    const [lena] = auPairs as [Person];
    const { auPairs: shown, leftOut } = await compared(family, [paused.id, lena.id, blocking.id, randomUUID()]);
    expect([shown.map(({ page }) => page.id), leftOut]).toEqual([[lena.id], 3]);
    expect(await compared(family, [(await createFamily(test)).id])).toEqual({ auPairs: [], families: [], leftOut: 1 });
  });

  it('shows members without a profile what visitors see', async () => {
    const newcomer = await registerPerson(test, { userType: 'family', verified: true });
    const { auPairs: shown } = await compared(newcomer, idsOf(auPairs.slice(0, 1)));
    expect(shown).toMatchObject([{ page: { full: null, missing: 'complete_profile', match: null } }]);
  });

  it('takes as many statements for four people as for one', async () => {
    const leastFor = async (ids: readonly string[]) => {
      const counts: number[] = [];
      for (let run = 0; run < 3; run += 1) {
        counted.begin();
        await compare(family, ids).set('x-request-id', COUNTED).expect(200);
        counts.push(counted.statements.length);
      }
      return Math.min(...counts);
    };
    const one = await leastFor(idsOf(auPairs.slice(0, 1)));
    expect(one).toBeGreaterThan(0);
    expect(await leastFor(idsOf(auPairs))).toBeLessThanOrEqual(one);
  });

  it('R19 is not for visitors and admins', async () => {
    await test.http.get('/api/comparisons').query({ ids: auPairs[0]?.id }).expect(401);
    await compare(await createAdmin(test), idsOf(auPairs)).expect(403);
  });

  it('V05 does not take bad ids, none, five or the same twice', async () => {
    const five = Array.from({ length: 5 }, () => randomUUID());
    for (const ids of [['lena'], [], five, [family.id, family.id]]) {
      const { body } = await compare(family, ids).expect(400);
      expect(body).toMatchObject({ fields: { ids: ['Please send 1 to 4 different ids, separated by commas'] } });
    }
  });
});
