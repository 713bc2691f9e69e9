import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DataSource } from 'typeorm';
import { FollowMovesToTheOtherCountry1795000245000 } from '../../src/migrations/1795000245000-follow-moves-to-the-other-country.js';
import { confirmAgreement, goodTerms, propose, startAgreement } from '../support/agreements.js';
import { eventually } from '../support/eventually.js';
import { coParentOf } from '../support/household.js';
import { completeFamily, NEXT_FEBRUARY } from '../support/profiles.js';
import { createPair, createTalker } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('Drafts of agreements', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const read = async (person: Awaited<ReturnType<typeof createTalker>>, id: string) =>
    (await person.agent.get(`/api/agreements/${id}`).expect(200)).body;

  it('an older window never saves its draft over what another one has stored since', async () => {
    const { family, conversationId } = await createPair(test);
    const { id, draft } = await startAgreement(family, conversationId);
    const save = (words: string, basedOn: string | null | undefined) =>
      family.agent.put(`/api/agreements/${id}/draft`).send({ terms: { words }, basedOn });
    const { body: newer } = await save('the second window', draft?.updatedAt).expect(200);
    const { body: refused } = await save('the first window', draft?.updatedAt).expect(409);
    expect(refused).toMatchObject({ code: 'stale_edit', current: newer });
    await save('typed before there was one', null).expect(409);
    await save('not a moment', 'yesterday').expect(400);
    expect((await read(family, id)).draft).toEqual(newer);
    await save('chosen', newer.updatedAt).expect(200);
  });

  it('a draft is where the family lives, not where it signed up, until it is first proposed', async () => {
    const { family, conversationId } = await createPair(test);
    const placeOf = async (id: string) => {
      const [row] = await test.database.query<[{ region: string; zone: string; state: string }]>(
        'SELECT region, time_zone AS zone, state FROM agreements WHERE id = $1',
        [id],
      );
      return row;
    };
    const lives = (location: string) => completeFamily(family, { location });
    await family.agent.patch('/api/profiles/me').send({ timeZone: 'Europe/London' }).expect(200);
    const { id, draft } = await startAgreement(family, conversationId);
    const typed = goodTerms({
      car: { use: 'for_work', insurance: 'Full cover', excessCents: 50_000, excessPaidBy: 'family' },
    });
    const save = (basedOn?: string) =>
      family.agent.put(`/api/agreements/${id}/draft`).send({ terms: typed, ...(basedOn && { basedOn }) });
    const { body: saved } = await save(draft?.updatedAt).expect(200);
    expect(await placeOf(id)).toEqual({ region: 'australia', zone: 'Australia/Sydney', state: 'draft' });
    await lives('Ponsonby, Auckland');
    const { body: moved } = await propose(family, id, 0, goodTerms()).expect(409);
    expect(moved).toMatchObject({
      code: 'agreement_changed',
      message: expect.stringContaining('You have moved to New Zealand since you began. Amounts are now in NZ$'),
    });
    const reopened = await read(family, id);
    expect(reopened.payFacts.currency).toBe('NZD');
    expect(reopened.draft?.terms).toEqual({
      ...typed,
      pay: { ...typed.pay, weeklyCents: null },
      car: { ...typed.car, excessCents: null },
    });
    await save((saved as { updatedAt: string }).updatedAt).expect(409);
    expect((await read(family, id)).draft).toEqual(reopened.draft);
    await propose(family, id, 0, goodTerms()).expect(201);
    const proposed = { region: 'newzealand', zone: 'Pacific/Auckland', state: 'proposed' };
    expect(await placeOf(id)).toEqual(proposed);
    await lives('Newtown, Sydney');
    expect((await read(family, id)).region).toBe('newzealand');
    expect(await placeOf(id)).toEqual(proposed);
  });

  it('a draft is filled in from both profiles, kept while typing, and no one else’s until it is proposed', async () => {
    const { family, auPair, conversationId } = await createPair(test);
    const draft = await startAgreement(family, conversationId);
    expect(draft).toMatchObject({ state: 'draft', you: 'family', yourTurn: true, moves: ['propose', 'cancel'] });
    expect(draft.draft?.terms).toMatchObject({
      dates: { startsOn: NEXT_FEBRUARY },
      room: { description: expect.stringContaining('Your own room with a desk') },
    });
    await auPair.agent.get(`/api/agreements/${draft.id}`).expect(404);
    const { body: list } = await auPair.agent.get('/api/agreements').query({ conversationId }).expect(200);
    expect(list.items).toEqual([]);
    await family.agent
      .put(`/api/agreements/${draft.id}/draft`)
      .send({ terms: { half: 'a wo' }, basedOn: draft.draft?.updatedAt })
      .expect(200);
    expect((await startAgreement(family, conversationId)).draft?.terms).toEqual({ half: 'a wo' });
    const stranger = await createTalker(test, 'aupair');
    await stranger.agent.post('/api/agreements').send({ conversationId }).expect(404);
  });

  it('co-parents and open agreements from before a move could be followed get the region and a clock of the family', async () => {
    const [pair, other, over] = [await createPair(test), await createPair(test), await createPair(test)];
    const [sam, jo] = [await coParentOf(test, pair.family), await coParentOf(test, other.family)];
    const id = await confirmAgreement(test, pair);
    const kept = await startAgreement(other.family, other.conversationId);
    const ended = await startAgreement(over.family, over.conversationId);
    const sql = (text: string, ...values: unknown[]) => test.database.query<Record<string, unknown>>(text, values);
    await eventually('the arrival plan', async () => {
      return (await sql('SELECT FROM arrival_plans WHERE agreement_id = $1', id)).length > 0;
    });
    await sql(`UPDATE accounts SET region = 'newzealand' WHERE id = $1`, sam.id);
    const lock = (way: string) => sql(`ALTER TABLE agreements ${way} TRIGGER confirmed_agreements_are_locked`);
    await lock('DISABLE');
    await sql(`UPDATE agreements SET time_zone = 'Europe/London' WHERE id = ANY ($1)`, [id, ended.id]);
    await lock('ENABLE');
    await sql(`UPDATE arrival_plans SET time_zone = 'Europe/London' WHERE agreement_id = $1`, id);
    await sql(`UPDATE agreements SET time_zone = 'Australia/Perth' WHERE id = $1`, kept.id);
    await sql(`UPDATE agreements SET state = 'cancelled' WHERE id = $1`, ended.id);
    const runner = test.app.get(DataSource).createQueryRunner();
    await new FollowMovesToTheOtherCountry1795000245000().up(runner);
    await runner.release();
    expect(await sql('SELECT region FROM accounts WHERE id = ANY ($1)', [sam.id, jo.id])).toEqual([
      { region: 'australia' },
      { region: 'australia' },
    ]);
    const zones = await sql('SELECT id, time_zone AS zone FROM agreements WHERE id = ANY ($1)', [
      id,
      kept.id,
      ended.id,
    ]);
    expect(zones).toEqual(
      expect.arrayContaining([
        { id, zone: 'Australia/Sydney' },
        { id: kept.id, zone: 'Australia/Perth' },
        { id: ended.id, zone: 'Europe/London' },
      ]),
    );
    await expect(sql(`UPDATE agreements SET time_zone = 'Europe/London' WHERE id = $1`, id)).rejects.toThrow(
      /does not change/,
    );
    expect(await sql('SELECT time_zone AS zone FROM arrival_plans WHERE agreement_id = $1', id)).toEqual([
      { zone: 'Australia/Sydney' },
    ]);
  });
});
