import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PipelineEntry, PipelinePage } from '../../src/modules/shortlists/pipeline/pipeline.dto.js';
import { wallTimeOf } from '../../src/modules/interviews/wall-time.js';
import { confirmAgreement, goodTerms, startAgreement } from '../support/agreements.js';
import type { Person } from '../support/people.js';
import { createAdmin, createAuPair, createFamily } from '../support/profiles.js';
import { sendMessage, startConversation } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const SYDNEY = 'Australia/Sydney';
const STAGES = ['saved', 'conversation', 'interview', 'agreement', 'signed'] as const;

let test: TestApp;
let family: Person;
const auPairs: Record<string, Person> = {};

const save = (who: Person, { id }: Person) => who.agent.put(`/api/shortlist-entries/${id}`).expect(204);
const talk = async (one: Person, other: Person): Promise<string> => {
  const { id } = await startConversation(one, other);
  await sendMessage(one, id, 'Good morning');
  return id;
};
const setAside = (who: Person, { id }: Person, isAside: boolean) =>
  who.agent.put(`/api/pipeline-entries/${id}/set-aside`).send({ setAside: isAside });
const ask = (who: Person, column: string, query: object = {}) =>
  who.agent.get('/api/pipeline-entries').query({ column, ...query });
const columnOf = async (who: Person, column: string, query: object = {}): Promise<PipelinePage> =>
  (await ask(who, column, query).expect(200)).body as PipelinePage;
const namesIn = async (who: Person, column: string) =>
  (await columnOf(who, column)).items.map(({ person }) => person.displayName);
const only = async (who: Person, column: string): Promise<PipelineEntry | undefined> => {
  const { items } = await columnOf(who, column);
  expect(items).toHaveLength(1);
  return items[0];
};

beforeAll(async () => {
  test = await createTestApp();
  family = await createFamily(test);
  for (const firstName of ['Saved', 'Talking', 'Meeting', 'Drafting', 'Signed'])
    auPairs[firstName] = await createAuPair(test, { firstName });
  const { Saved, Talking, Meeting, Drafting, Signed } = auPairs;
  for (const one of [Saved, Talking, Meeting] as Person[]) await save(family, one);
  await talk(Talking as Person, family);
  const conversationId = await talk(family, Meeting as Person);
  const times = [wallTimeOf(new Date(Date.now() + 3 * 86_400_000), SYDNEY)];
  await family.agent.post('/api/interviews').send({ conversationId, minutes: 30, timeZone: SYDNEY, times }).expect(201);
  await startAgreement(family, await talk(family, Drafting as Person));
  const pair = { family, auPair: Signed as Person, conversationId: await talk(family, Signed as Person) };
  await confirmAgreement(test, pair, goodTerms());
});
afterAll(() => test.close());

describe('People by stage', () => {
  it('are each in the furthest stage that was reached, with a link to the next step', async () => {
    for (const stage of STAGES) expect((await only(family, stage))?.stage).toBe(stage);
    expect(await only(family, 'saved')).toMatchObject({ person: { displayName: 'Saved' }, conversationId: null });
    expect(await only(family, 'conversation')).toMatchObject({
      person: { displayName: 'Talking', userType: 'aupair' },
      conversationId: expect.any(String),
      isUnread: true,
    });
    expect(await only(family, 'interview')).toMatchObject({
      person: { displayName: 'Meeting' },
      conversationId: expect.any(String),
      interviewState: 'proposed',
      interviewStartsAt: null,
    });
    expect(await only(family, 'agreement')).toMatchObject({
      person: { displayName: 'Drafting' },
      agreementId: expect.any(String),
      agreementState: 'draft',
    });
    expect(await only(family, 'signed')).toMatchObject({
      person: { displayName: 'Signed' },
      agreementId: expect.any(String),
      agreementState: 'confirmed',
      interviewState: null,
    });
  });

  it('are the same for the other side, apart from drafts and whom the other one has saved', async () => {
    const { Saved, Drafting, Signed } = auPairs;
    for (const stage of STAGES) expect(await namesIn(Saved as Person, stage)).toEqual([]);
    expect(await only(Drafting as Person, 'conversation')).toMatchObject({ person: { id: family.id } });
    expect(await only(Signed as Person, 'signed')).toMatchObject({ person: { id: family.id } });
  });

  it('can be set aside and put back, for the member only', async () => {
    const { Talking } = auPairs;
    for (let times = 0; times < 2; times += 1) await setAside(family, Talking as Person, true).expect(204);
    expect(await namesIn(family, 'conversation')).toEqual([]);
    expect(await only(family, 'set_aside')).toMatchObject({
      person: { displayName: 'Talking' },
      stage: 'conversation',
    });
    expect(await only(Talking as Person, 'conversation')).toMatchObject({ person: { id: family.id } });
    for (let times = 0; times < 2; times += 1) await setAside(family, Talking as Person, false).expect(204);
    expect(await namesIn(family, 'conversation')).toEqual(['Talking']);
    expect(await namesIn(family, 'set_aside')).toEqual([]);
  });

  it('keep their note when they are set aside, and get none by that', async () => {
    const { Saved } = auPairs;
    const id = Saved?.id ?? '';
    await setAside(family, Saved as Person, true).expect(204);
    const { body: none } = await family.agent.get('/api/person-notes').query({ ids: id }).expect(200);
    expect(none).toEqual({ items: [] });
    const note = { content: 'Calm', labels: [], basedOn: null };
    await family.agent.put(`/api/person-notes/${id}`).send(note).expect(200);
    expect(await namesIn(family, 'set_aside')).toEqual(['Saved']);
    await setAside(family, Saved as Person, false).expect(204);
    const { body: kept } = await family.agent.get('/api/person-notes').query({ ids: id }).expect(200);
    expect(kept).toMatchObject({ items: [{ content: 'Calm' }] });
  });

  it('come page by page, the latest first', async () => {
    const searching = await createFamily(test);
    const saved = Object.values(auPairs);
    for (const one of saved) await save(searching, one);
    const found: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await columnOf(searching, 'saved', { limit: 2, ...(cursor && { cursor }) });
      found.push(...page.items.map(({ person }) => person.id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(found).toEqual(saved.map(({ id }) => id).reverse());
  });

  it('leave out hidden people, and paused people who are only saved', async () => {
    const searching = await createFamily(test);
    const [paused, hidden] = [await createAuPair(test), await createAuPair(test)];
    await save(searching, paused);
    await talk(searching, hidden);
    await paused.agent.put('/api/au-pair-profiles/me/active').send({ active: false }).expect(200);
    await hidden.agent.put(`/api/blocks/${searching.id}`).send({}).expect(204);
    for (const stage of STAGES) expect(await namesIn(searching, stage)).toEqual([]);
    await setAside(searching, hidden, true).expect(404);
    await searching.agent.put(`/api/pipeline-entries/${randomUUID()}/set-aside`).send({ setAside: true }).expect(404);
  });

  it('show someone without a confirmed email neither where a family lives nor a home town', async () => {
    const newcomers = [
      await createAuPair(test, {}, { verified: false }),
      await createFamily(test, {}, { verified: false }),
    ] as const;
    await save(newcomers[0], await createFamily(test, { location: '14 Quorven Street, Dubbo NSW' }));
    await save(newcomers[1], await createAuPair(test, { homeTown: 'Quorvenburg' }));
    expect((await only(newcomers[0], 'saved'))?.person).toMatchObject({ place: 'Australia' });
    expect((await only(newcomers[1], 'saved'))?.person).toMatchObject({ place: '' });
  });

  it('R19 are not for visitors and admins', async () => {
    await test.http.get('/api/pipeline-entries').query({ column: 'saved' }).expect(401);
    const admin = await createAdmin(test);
    await ask(admin, 'saved').expect(403);
    await setAside(admin, family, true).expect(403);
  });

  it('V05 are asked for by a known column', async () => {
    for (const column of ['', 'everyone'])
      expect((await ask(family, column).expect(400)).body).toMatchObject({ fields: { column: [expect.any(String)] } });
    await ask(family, 'saved', { cursor: 'abc' }).expect(400);
    await setAside(family, auPairs['Saved'] as Person, 'yes' as never).expect(400);
  });
});
