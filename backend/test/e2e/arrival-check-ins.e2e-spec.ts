import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DataSource } from 'typeorm';
import { addDays } from '../../src/platform/calendar-days/index.js';
import type { ArrivalSummaries } from '../../src/modules/arrivals/arrival.dto.js';
import { RemoveNamesFromCheckIns1795000244710 } from '../../src/migrations/1795000244710-remove-names-from-check-ins.js';
import type { SupportRequestDetail } from '../../src/modules/support/support-request.dto.js';
import { ArrivalStage } from '../support/arrival-stage.js';
import { eventually } from '../support/eventually.js';
import { recordEvents, type RecordedEvent } from '../support/recorded-events.js';
import type { Person } from '../support/people.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const stage = new ArrivalStage();
const { answer, clock, followUp, read } = stage;

let test: TestApp;
let family: Person;
let auPair: Person;
let id: string;
let startsOn: string;

/** Ten in the evening in Sydney: the steps of the day are due. */
const goTo = (day: string) => clock().runAhead(Date.parse(`${day}T11:30:00Z`) - Date.now());

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  await stage.open(test);
  ({ family, auPair, id, startsOn } = stage);
});

const requestsOf = async ({ agent }: Person): Promise<SupportRequestDetail[]> => {
  const { body } = await agent.get('/api/support-requests').expect(200);
  const items = (body as { items: { id: string }[] }).items;
  return Promise.all(
    items.map(async (one) => (await agent.get(`/api/support-requests/${one.id}`)).body as SupportRequestDetail),
  );
};
const hasPriority = async (request: SupportRequestDetail | undefined): Promise<boolean> => {
  const sql = 'SELECT priority FROM support_requests WHERE id = $1';
  const [row] = await test.database.query<{ priority: boolean }>(sql, [request?.id]);
  return row?.priority === true;
};
const ofPerson = (recorded: RecordedEvent[], name: string, personId: string) =>
  recorded.filter((one) => one.name === name && [one.payload['personId'], one.payload['toId']].includes(personId));

describe('A check-in', () => {
  it('that is missed reminds gently, then tells the other side, then our team, each once', async () => {
    const recorded = recordEvents(test, ['arrival.check-in-due', 'arrival.check-in-missed']);
    const due = () => ofPerson(recorded, 'arrival.check-in-due', auPair.id);
    const missed = () => ofPerson(recorded, 'arrival.check-in-missed', family.id);
    goTo(addDays(startsOn, -1));
    await followUp();
    goTo(startsOn);
    for (let times = 0; times < 2; times += 1) await followUp();
    await answer(family, 1, { answer: 'good' }).expect(200);
    await eventually('the au pair is asked', () => Promise.resolve(due().length === 1));
    const { body } = await auPair.agent.get('/api/arrivals').expect(200);
    expect((body as ArrivalSummaries).items).toMatchObject([{ openCheckIn: 1 }]);
    goTo(addDays(startsOn, 1));
    for (let times = 0; times < 2; times += 1) await followUp();
    await eventually('the reminder', () => Promise.resolve(due().length === 2));
    expect(due().map(({ payload }) => payload['reminder'])).toEqual([false, true]);
    goTo(addDays(startsOn, 2));
    await followUp();
    expect(missed()).toHaveLength(0);
    goTo(addDays(startsOn, 3));
    for (let times = 0; times < 2; times += 1) await followUp();
    await eventually('the family is told', () => Promise.resolve(missed().some(({ payload }) => payload['day'] === 1)));
    expect(await requestsOf(auPair)).toEqual([]);
    goTo(addDays(startsOn, 5));
    for (let times = 0; times < 2; times += 1) await followUp();
    const [request, ...others] = await requestsOf(auPair);
    expect(others).toEqual([]);
    expect(request).toMatchObject({ subject: 'arrangement', state: 'open', messages: [{ fromSupport: true }] });
    // Our own texts name no one, so that no name is left when the other person’s account is deleted.
    expect(request?.messages[0]?.words).toMatch(/^On day 1 of your placement we asked how it is going, /);
    expect(await requestsOf(family)).toEqual([]);
    // The team gets the late answer in the same request.
    await answer(auPair, 1, { answer: 'good' }).expect(200);
    expect((await requestsOf(auPair))[0]?.messages).toHaveLength(2);
    expect(missed().filter(({ payload }) => payload['day'] === 1)).toHaveLength(1);
    // The family answered and was never reminded of that day.
    const asked = ofPerson(recorded, 'arrival.check-in-due', family.id);
    expect(asked.filter(({ payload }) => payload['day'] === 1 && payload['reminder'])).toEqual([]);
  });

  it('that is missed goes to our team at once, not to the other side, while one has blocked the other', async () => {
    const recorded = recordEvents(test, ['arrival.check-in-missed', 'arrival.check-in-due']);
    goTo(startsOn);
    await followUp();
    await auPair.agent
      .put(`/api/blocks/${family.id}`)
      .send({})
      .expect((response) => expect(response.status).toBeLessThan(300));
    for (const days of [1, 3]) {
      goTo(addDays(startsOn, days));
      await followUp();
    }
    for (const one of [auPair, family])
      expect(await requestsOf(one)).toMatchObject([{ subject: 'arrangement', messages: [{ fromSupport: true }] }]);
    goTo(addDays(startsOn, 5));
    await followUp();
    await eventually(
      'the later check-in',
      async () => ofPerson(recorded, 'arrival.check-in-due', auPair.id).length > 2,
    );
    expect(await requestsOf(auPair)).toHaveLength(1);
    for (const one of [auPair, family]) expect(ofPerson(recorded, 'arrival.check-in-missed', one.id)).toEqual([]);
  });

  it('of a later day ends the steps of an earlier one that was missed, and nothing is asked about that day again', async () => {
    const recorded = recordEvents(test, ['arrival.check-in-due', 'arrival.check-in-missed']);
    for (const day of [startsOn, addDays(startsOn, 1), addDays(startsOn, 2)]) {
      goTo(day);
      await followUp();
    }
    await answer(auPair, 3, { answer: 'good' }).expect(200);
    const { body } = await auPair.agent.get('/api/arrivals').expect(200);
    expect((body as ArrivalSummaries).items).toMatchObject([{ openCheckIn: null }]);
    for (const days of [3, 5]) {
      goTo(addDays(startsOn, days));
      await followUp();
    }
    // The family answered nothing, so that its steps go on.
    await eventually('the au pair is told', () =>
      Promise.resolve(ofPerson(recorded, 'arrival.check-in-missed', auPair.id).length > 0),
    );
    expect(ofPerson(recorded, 'arrival.check-in-missed', family.id)).toEqual([]);
    expect(await requestsOf(auPair)).toEqual([]);
  });

  it('with “I need help” reaches our team before others, and nothing of it the family', async () => {
    goTo(startsOn);
    await answer(auPair, 3, { answer: 'good' }).expect(409);
    await answer(auPair, 2, { answer: 'good' }).expect(404);
    await answer(auPair, 1, { answer: 'maybe' }).expect(400);
    const recorded = recordEvents(test, ['arrival.changed', 'support.asked', 'arrival.check-in-missed']);
    for (let times = 0; times < 2; times += 1)
      await answer(auPair, 1, { answer: 'help', note: 'The days are too long.' }).expect(200);
    const [request, ...others] = await requestsOf(auPair);
    expect(others).toEqual([]);
    expect(request?.messages).toHaveLength(1);
    const written = 'Answer to the check-in on day 1 of the placement: I need help.\n\nThe days are too long.';
    expect(request?.messages[0]?.words).toBe(written);
    expect(await hasPriority(request)).toBe(true);
    const messages = `/api/support-requests/${request?.id}/messages`;
    await auPair.agent.post(messages).send({ words: 'One more thing.' }).expect(201);
    expect(await hasPriority(request)).toBe(true);
    await eventually('the team is told', () => Promise.resolve(recorded.some(({ name }) => name === 'support.asked')));
    expect(recorded.filter(({ payload }) => JSON.stringify(payload).includes(family.id))).toEqual([]);
    expect(JSON.stringify(await read(family))).not.toMatch(/help|too long/);
    const first = (await read(auPair)).checkIns.find(({ day }) => day === 1);
    expect(first).toMatchObject({ answer: 'help', supportRequestId: request?.id });
  });

  it('without a note stays between the person and the plan; a note is a request for help', async () => {
    goTo(startsOn);
    await answer(auPair, 1, { answer: 'good' }).expect(200);
    expect(await requestsOf(auPair)).toEqual([]);
    await answer(auPair, 1, { answer: 'talk', note: 'Whose turn is the bathroom?' }).expect(200);
    const [request] = await requestsOf(auPair);
    expect(request?.messages[0]?.words).toContain('Whose turn is the bathroom?');
  });

  it('that an earlier release wrote down with a name loses it, and keeps what the person wrote', async () => {
    goTo(startsOn);
    const note = 'It is: hard.\n\nOn day 1 of the placement with Lena we asked how it is going, too.';
    await answer(auPair, 1, { answer: 'help', note }).expect(200);
    const [request] = await requestsOf(auPair);
    const store = (fromSupport: boolean, words: string) =>
      test.database.query(
        'INSERT INTO support_messages (request_id, from_support, words, created_at) VALUES ($1, $2, $3, now())',
        [request?.id, fromSupport, words],
      );
    await store(
      false,
      `Answer to the check-in on day 3 of the placement with the Kim-O’Hara family: I need help.\n\n${note}`,
    );
    await store(true, 'On day 7 of the placement with Lea we asked you how it is going, and have not heard from you.');
    const runner = test.app.get(DataSource).createQueryRunner();
    await new RemoveNamesFromCheckIns1795000244710().up(runner);
    await runner.release();
    const [kept] = await requestsOf(auPair);
    expect(kept?.messages.map(({ words }) => words).sort()).toEqual([
      `Answer to the check-in on day 1 of the placement: I need help.\n\n${note}`,
      `Answer to the check-in on day 3 of the placement: I need help.\n\n${note}`,
      'On day 7 of your placement we asked you how it is going, and have not heard from you.',
    ]);
  });

  it('that becomes “I need help” in an open request goes before others too', async () => {
    goTo(startsOn);
    await answer(auPair, 1, { answer: 'talk', note: 'Whose turn is the bathroom?' }).expect(200);
    await answer(auPair, 1, { answer: 'help' }).expect(200);
    const [request, ...others] = await requestsOf(auPair);
    expect(others).toEqual([]);
    expect(request?.messages).toHaveLength(2);
    expect(await hasPriority(request)).toBe(true);
  });

  it('keeps a note that follows the same answer, once', async () => {
    goTo(startsOn);
    await answer(auPair, 1, { answer: 'talk' }).expect(200);
    for (let times = 0; times < 2; times += 1)
      await answer(auPair, 1, { answer: 'talk', note: 'Whose turn is the bathroom?' }).expect(200);
    await answer(auPair, 1, { answer: 'talk', note: 'And who pays for it?' }).expect(200);
    await answer(auPair, 1, { answer: 'talk' }).expect(200);
    const [request, ...others] = await requestsOf(auPair);
    expect(others).toEqual([]);
    expect(request?.messages.map(({ words }) => words.split('\n\n').at(-1))).toEqual([
      'Whose turn is the bathroom?',
      'And who pays for it?',
    ]);
  });

  it('is asked for until the last day of a placement that ends early', async () => {
    const recorded = recordEvents(test, ['arrival.check-in-due']);
    const ours = () => recorded.filter(({ payload }) => payload['agreementId'] === id);
    goTo(startsOn);
    await auPair.agent.get(`/api/agreements/${id}`).expect(200);
    const ending = { reason: 'It does not work out for the two of us.', on: addDays(startsOn, 14) };
    await auPair.agent.post(`/api/agreements/${id}/ending`).send(ending).expect(200);
    goTo(addDays(startsOn, 7));
    // The arrival plan gets the event of the earlier end after the answer.
    await eventually('both are asked', async () => {
      await followUp();
      return ours().length > 0;
    });
    expect(await read(auPair)).toMatchObject({ isOver: false });
    goTo(ending.on);
    expect(await read(auPair)).toMatchObject({ isOver: true });
  });

  it('is not asked for any more once the placement has ended early', async () => {
    const recorded = recordEvents(test, ['arrival.check-in-due', 'arrival.check-in-missed']);
    // Placements of other tests are asked too.
    const ours = () => recorded.filter(({ payload }) => payload['agreementId'] === id);
    goTo(startsOn);
    await followUp();
    await eventually('both are asked', () => Promise.resolve(ours().length === 2));
    await auPair.agent.get(`/api/agreements/${id}`).expect(200);
    await auPair.agent
      .post(`/api/agreements/${id}/ending`)
      .send({ reason: 'It does not work out for the two of us.' })
      .expect((response) => expect(response.status).toBeLessThan(300));
    for (const day of [1, 3, 5, 30]) {
      goTo(addDays(startsOn, day));
      await followUp();
    }
    expect(ours()).toHaveLength(2);
    expect(await requestsOf(auPair)).toEqual([]);
    expect(await read(auPair)).toMatchObject({ isOver: true, checkIns: [] });
    expect(((await auPair.agent.get('/api/arrivals').expect(200)).body as ArrivalSummaries).items).toEqual([]);
    const [row] = await test.database.query<{ left: number }>(
      'SELECT count(*)::integer AS left FROM arrival_check_ins WHERE agreement_id = $1 AND next_step_at <= $2',
      [id, clock().now()],
    );
    expect(row?.left).toBe(0);
  });
});
