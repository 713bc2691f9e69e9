import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpPerson, type Person } from '../support/people.js';
import { completeFamily, registerPerson } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const LARGEST_BYTES = 64 * 1024;

const nested = (depth: number): object => (depth === 1 ? { end: true } : { deeper: nested(depth - 1) });

describe('Profile drafts', () => {
  let test: TestApp;
  let person: Person;
  beforeAll(async () => {
    test = await createTestApp();
    person = await registerPerson(test);
  });
  afterAll(() => test.close());

  const read = ({ agent }: Person) => agent.get('/api/profile-drafts/me');
  const save = ({ agent }: Person, draft: object) => agent.put('/api/profile-drafts/me').send(draft);
  const discard = ({ agent }: Person) => agent.delete('/api/profile-drafts/me');

  it('keep what was typed, however unfinished, and the newest of it', async () => {
    await save(person, { step: 0, data: { familyName: 'H' } }).expect(200);
    const data = { familyName: 'Harrow', childrenAges: '', photos: [], odd: { nested: [1, null, 'é'] } };
    const { body } = await save(person, { step: 3, data }).expect(200);
    expect(body).toEqual({ step: 3, data, updatedAt: expect.stringMatching(/Z$/) });
    expect((await read(person).expect(200)).body).toEqual(body);
  });

  it('are gone once discarded, and once the profile is saved', async () => {
    await save(person, { step: 1, data: { familyName: 'Harrow' } }).expect(200);
    await discard(person).expect(204);
    await read(person).expect(204);
    await discard(person).expect(204);
    await save(person, { step: 1, data: { familyName: 'Harrow' } }).expect(200);
    await completeFamily(person);
    await read(person).expect(204);
  });

  it('of an older window never replace what another one has stored since', async () => {
    await discard(person).expect(204);
    const keep = (words: string, basedOn: string | null) => save(person, { step: 0, data: { words }, basedOn });
    const { body: first } = await keep('first', null).expect(200);
    const { body: second } = await keep('second', first.updatedAt).expect(200);
    expect((await keep('of the older window', first.updatedAt).expect(409)).body).toMatchObject({
      code: 'stale_edit',
      current: second,
    });
    await keep('of a window without a draft', null).expect(409);
    expect((await read(person).expect(200)).body).toEqual(second);
    await discard(person).expect(204);
    expect((await keep('after all', second.updatedAt).expect(409)).body.current).toBeUndefined();
  });

  it('stay when saving the profile fails', async () => {
    const draft = { step: 2, data: { familyName: 'x' } };
    await save(person, draft).expect(200);
    await person.agent.put('/api/family-profiles/me').send(draft.data).expect(400);
    expect((await read(person).expect(200)).body).toMatchObject(draft);
  });

  it('belong to one person (ASVS 8.2.2)', async () => {
    const other = await registerPerson(test, { userType: 'aupair' });
    await save(person, { step: 1, data: { mine: true } }).expect(200);
    await read(other).expect(204);
    await discard(other).expect(204);
    expect((await read(person).expect(200)).body.data).toEqual({ mine: true });
    for (const method of ['get', 'put', 'delete'] as const)
      await test.http[method]('/api/profile-drafts/me').expect(401);
  });

  it('need a profile to belong to', async () => {
    const newcomer = await signUpPerson(test);
    const { body } = await save(newcomer, { step: 0, data: {} }).expect(409);
    expect(body.code).toBe('profile_missing');
  });

  it('V05 take up to 64 kB and not a byte more', async () => {
    const envelope = JSON.stringify({ text: '' }).length;
    await save(person, { step: 0, data: { text: 'x'.repeat(LARGEST_BYTES - envelope) } }).expect(200);
    const tooLarge = await save(person, { step: 0, data: { text: 'x'.repeat(LARGEST_BYTES - envelope + 1) } }).expect(
      413,
    );
    expect(tooLarge.body.code).toBe('payload_too_large');
    // Bytes, not characters.
    await save(person, { step: 0, data: { text: 'ā'.repeat(LARGEST_BYTES / 2) } }).expect(413);
    const farTooLarge = await save(person, { step: 0, data: { text: 'x'.repeat(300 * 1024) } }).expect(413);
    expect(farTooLarge.body.code).toBe('payload_too_large');
  });

  it('V05 may be five levels deep', async () => {
    await save(person, { step: 0, data: nested(5) }).expect(200);
    const { body } = await save(person, { step: 0, data: nested(6) }).expect(400);
    expect(body.fields).toEqual({ data: ['data is nested too deeply'] });
  });

  it('V05 are refused at any depth that a body can have, without a fault of ours', async () => {
    const abyss = `{"step":0,"data":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`;
    const { body } = await person.agent.put('/api/profile-drafts/me').type('application/json').send(abyss).expect(400);
    expect(body.statusCode).toBe(400);
  });

  it.each([
    ['__proto__', '{"step":0,"data":{"__proto__":{"polluted":true}}}'],
    ['constructor', '{"step":0,"data":{"a":[{"constructor":{"prototype":{"polluted":true}}}]}}'],
  ])('V05 never have a field called %s (ASVS 15.3.6)', async (_key, body) => {
    await person.agent.put('/api/profile-drafts/me').type('application/json').send(body).expect(400);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it.each([
    ['step', { step: -1, data: {} }],
    ['step', { step: 21, data: {} }],
    ['step', { step: '1', data: {} }],
    ['data', { step: 1, data: [] }],
    ['data', { step: 1, data: 'text' }],
    ['data', { step: 1 }],
    ['userId', { step: 1, data: {}, userId: '0b6c8a52-5d5e-4f0e-9a55-0f1c2d3e4f50' }],
  ])('V05 name %s when it is wrong: %j', async (field, draft) => {
    const { body } = await save(person, draft).expect(400);
    expect(Object.keys(body.fields as object)).toEqual([field]);
  });

  it('V05 with text that no database keeps are a bad request', async () => {
    await save(person, { step: 0, data: { text: 'a\u0000b' } }).expect(400);
  });
});
