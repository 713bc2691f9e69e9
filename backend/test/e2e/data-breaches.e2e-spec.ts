import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DataBreachDto } from '../../src/modules/admin/breaches/data-breach.dto.js';
import type { Person } from '../support/people.js';
import { createAdmin, createFamily } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const HOUR_MS = 60 * 60 * 1_000;

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  admin = await createAdmin(test);
});
afterAll(() => test.close());

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const path = '/api/admin/data-breaches';
const whatHappened = 'An export was sent to the wrong address.';
const record = async (noticedAt: string) =>
  (await admin.agent.post(path).send({ noticedAt, whatHappened }).expect(201)).body as DataBreachDto;
const NOTHING = { peopleAffected: null, decision: null, reason: null, decidedAt: null, close: false };
const save = ({ id, version, noticedAt }: DataBreachDto, change: object) =>
  admin.agent
    .put(`${path}/${id}`)
    .send({ ...NOTHING, regulatorsToldAt: null, peopleToldAt: null, version, noticedAt, whatHappened, ...change });

describe('The record of a data breach', () => {
  it('is closed only with the decision, its reason and its times, and never changes again', async () => {
    const breach = await record(hoursAgo(50));
    const empty = await save(breach, { close: true }).expect(400);
    expect(Object.keys(empty.body.fields).sort()).toEqual(['decidedAt', 'decision', 'reason']);
    const decision = { decision: 'notify', reason: 'Serious harm is likely.', decidedAt: hoursAgo(30) };
    const untold = await save(breach, { ...decision, close: true }).expect(400);
    expect(Object.keys(untold.body.fields).sort()).toEqual(['peopleToldAt', 'regulatorsToldAt']);
    await expect(
      test.database.query('UPDATE data_breaches SET closed_at = now() WHERE id = $1', [breach.id]),
    ).rejects.toThrow('data_breaches_closed_check');
    const early = await save(breach, { ...decision, decidedAt: hoursAgo(60) }).expect(400);
    expect(early.body.fields).toHaveProperty('decidedAt');

    await save(breach, { peopleAffected: 1e12 }).expect(400);
    const saved = (await save(breach, decision).expect(200)).body as DataBreachDto;
    expect((await save(breach, decision).expect(409)).body.code).toBe('breach_changed');
    const told = { ...decision, regulatorsToldAt: hoursAgo(20), peopleToldAt: hoursAgo(10), peopleAffected: 12 };
    const closed = (await save(saved, { ...told, close: true }).expect(200)).body as DataBreachDto;
    expect(closed).toMatchObject({ closedAt: expect.any(String), peopleAffected: 12, version: 3 });
    expect((await save(closed, { ...told, peopleAffected: 1 }).expect(409)).body.code).toBe('breach_changed');

    const harmless = { decision: 'no_notice', reason: 'The file was encrypted.', decidedAt: hoursAgo(1), close: true };
    await save(await record(hoursAgo(2)), harmless).expect(200);
    const open = await record(hoursAgo(100));
    const { body } = await admin.agent.get(path).expect(200);
    expect((body as { items: DataBreachDto[] }).items.map(({ id }) => id)[0]).toBe(open.id);
    expect((body as { items: DataBreachDto[] }).items).toHaveLength(3);
    const { body: queues } = await admin.agent.get('/api/admin/queues').expect(200);
    expect((queues as { items: { name: string }[] }).items.find(({ name }) => name === 'breaches')).toEqual({
      ...{ name: 'breaches', waiting: 1, oldestSince: open.noticedAt },
    });
    const query = { subjectType: 'data-breach', subjectId: breach.id };
    const log = await admin.agent.get('/api/admin/audit-entries').query(query).expect(200);
    expect(log.body).toMatchObject({
      items: [
        { action: 'breach.closed', before: { peopleAffected: null }, after: { peopleAffected: 12, changedTexts: [] } },
        {
          action: 'breach.changed',
          before: { decision: null },
          after: { decision: 'notify', changedTexts: ['reason'] },
        },
        { action: 'breach.recorded', before: null, after: { noticedAt: breach.noticedAt } },
      ],
    });
    for (const text of [whatHappened, decision.reason]) expect(JSON.stringify(log.body)).not.toContain(text);
  });

  it('is for admins only, and has no date in the future', async () => {
    const family = await createFamily(test);
    await family.agent.get(path).expect(403);
    await family.agent
      .post(path)
      .send({ noticedAt: hoursAgo(1), whatHappened })
      .expect(403);
    const ahead = { noticedAt: hoursAgo(-2), whatHappened };
    expect((await admin.agent.post(path).send(ahead).expect(400)).body.fields).toHaveProperty('noticedAt');
    expect(
      (await admin.agent.post(path).send({ noticedAt: 'then', whatHappened: 'short' }).expect(400)).body.fields,
    ).toEqual(expect.objectContaining({ noticedAt: expect.anything(), whatHappened: expect.anything() }));
  });
});
