import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/people.js';
import { createAuPair, createFamily, registerPerson } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('Cards of people', () => {
  let test: TestApp;
  let family: Person;
  let auPair: Person;
  beforeAll(async () => {
    test = await createTestApp();
    family = await createFamily(test, {
      familyName: 'Secretsurname',
      location: '12 Hidden Lane, Newtown, Sydney',
      tagline: 'The Secretsurnames like beach mornings.',
    });
    auPair = await createAuPair(test, {
      homeTown: '12 Hidden Lane, Freiburg',
      preferredLocation: 'Near my aunt, 3 Secret Street, Sydney',
    });
  });
  afterAll(() => test.close());

  it('tell no family name and no suburb to an account without a confirmed address', async () => {
    const newcomer = await registerPerson(test, { userType: 'aupair' });
    const cardFor = async (viewer: Person | null) => {
      const { body } = await (viewer?.agent ?? test.http).get('/api/family-profiles').query({ limit: 50 }).expect(200);
      return (body as { items: { id: string }[] }).items.find(({ id }) => id === family.id);
    };
    const seen = await Promise.all([cardFor(null), cardFor(newcomer)]);
    for (const card of seen) {
      expect(card).toMatchObject({ familyName: null, place: 'Sydney', tagline: null });
      expect(JSON.stringify(card)).not.toMatch(/Secretsurname|Hidden|Newtown/);
    }
    expect(await cardFor(auPair)).toMatchObject({ familyName: 'Secretsurname', place: 'Newtown, Sydney' });
  });

  it('tell an account without a confirmed address neither home town nor street of an au pair', async () => {
    const newcomer = await registerPerson(test, { userType: 'family' });
    const cardFor = async (viewer: Person | null) => {
      const { body } = await (viewer?.agent ?? test.http).get('/api/au-pair-profiles').query({ limit: 50 }).expect(200);
      return (body as { items: { id: string }[] }).items.find(({ id }) => id === auPair.id);
    };
    for (const card of await Promise.all([cardFor(null), cardFor(newcomer)])) {
      expect(card).toMatchObject({ homeTown: null, preferredLocation: 'Sydney' });
      expect(JSON.stringify(card)).not.toMatch(/Hidden|Freiburg|Secret|aunt/);
    }
    expect(await cardFor(family)).toMatchObject({
      homeTown: '12 Hidden Lane, Freiburg',
      preferredLocation: 'Near my aunt, 3 Secret Street, Sydney',
    });
  });
});
