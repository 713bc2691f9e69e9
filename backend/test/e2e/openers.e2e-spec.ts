import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuPair, createFamily } from '../support/profiles.js';
import type { Person } from '../support/people.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('Openers of a first message', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const begin = async (from: Person, to: Person): Promise<string> => {
    const { body } = await from.agent.post('/api/conversations').send({ userId: to.id }).expect(201);
    return body.id as string;
  };
  const openers = (person: Person, id: string) => person.agent.get(`/api/conversations/${id}/openers`);

  it('are made of both profiles, for each of the two', async () => {
    const family = await createFamily(test, {
      location: 'Newtown, Sydney',
      childrenAges: '4 and 7',
      numberOfChildren: 2,
    });
    const auPair = await createAuPair(test, { preferredLocation: 'Sydney', languages: 'German, English' });
    const id = await begin(family, auPair);
    const { body: forFamily } = await openers(family, id).expect(200);
    expect(forFamily.items).toEqual([
      expect.stringContaining('you would like to live in Sydney'),
      expect.stringContaining('our children are 4 and 7'),
      expect.stringContaining('you speak German'),
    ]);
    const { body: forAuPair } = await openers(auPair, id).expect(200);
    expect(forAuPair.items).toHaveLength(3);
    expect(forAuPair.items[0]).toContain('you live in Sydney');
  });

  it('are not there for anyone else, nor of someone who has paused', async () => {
    const [family, auPair, other] = [await createFamily(test), await createAuPair(test), await createFamily(test)];
    const id = await begin(family, auPair);
    await openers(other, id).expect(404);
    await test.http.get(`/api/conversations/${id}/openers`).expect(401);
    await family.agent.get('/api/conversations/no-id/openers').expect(400);
    await auPair.agent.put('/api/au-pair-profiles/me/active').send({ active: false }).expect(200);
    expect((await openers(family, id).expect(200)).body).toEqual({ items: [] });
  });
});
