import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../src/platform/calendar-days/index.js';
import type { EmployerClockDto, EmployerClocksDto } from '../../src/modules/employer-clock/employer-clock.dto.js';
import { lastDayOf } from '../../src/modules/visas/index.js';
import { ClockService, dayIn } from '../../src/platform/clock/index.js';
import { JobQueueService } from '../../src/platform/jobs/index.js';
import { ContentSeedsService } from '../../src/platform/seeding/index.js';
import { confirmPlacement, goodTerms } from '../support/agreements.js';
import { eventually } from '../support/eventually.js';
import { recordEvents } from '../support/recorded-events.js';
import { textOfPdf } from '../support/pdf-text.js';
import type { Person } from '../support/people.js';
import { createAuPair, createFamily } from '../support/profiles.js';
import { createPlacement } from '../support/placements.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const SYDNEY = 'Australia/Sydney';
const DAY_MS = 86_400_000;

let test: TestApp;
let stranger: Person;
let family: Person;
let auPair: Person;
let id: string;
let startsOn: string;

const clock = () => test.app.get(ClockService, { strict: false });
const today = () => dayIn(SYDNEY, clock().now());
const run = (task: string) => test.app.get(JobQueueService).runScheduledTaskNow(task);
const tell = () => run('employer-clock.notify');
/** Noon in Sydney, and the placement is in progress on it. */
const goTo = async (day: string) => {
  clock().runAhead(Date.parse(`${day}T02:00:00Z`) - Date.now());
  await run('agreements.apply-dates');
};
const at = (path = '', of = id) => `/api/employer-clocks/${of}${path}`;
const read = async ({ agent }: Person, of = id): Promise<EmployerClockDto> =>
  (await agent.get(at('', of)).expect(200)).body as EmployerClockDto;
const record = ({ agent }: Person, wish: object) => agent.put(at('/permission')).send(wish);
const fieldsOf = async (person: Person, wish: object): Promise<Record<string, string[]>> =>
  ((await record(person, wish).expect(400)).body as { fields: Record<string, string[]> }).fields;

beforeAll(async () => {
  test = await createTestApp();
  await test.app.get(ContentSeedsService).run();
  stranger = await createFamily(test);
});
afterAll(() => test.close());

beforeEach(async () => {
  ({ family, auPair, id, startsOn } = await confirmPlacement(test, 3, 270));
});

describe('The employer clock', () => {
  it('counts from the first day by the rule of the visa, for both sides, with its source and its date', async () => {
    const lastDay = lastDayOf(startsOn, 6);
    expect(await read(family)).toMatchObject({ you: 'family', state: 'ahead', lastDay, daysLeft: null });
    await goTo(addDays(startsOn, 10));
    for (const person of [family, auPair]) {
      const read10 = await read(person);
      const daysLeft = (Date.parse(lastDay) - Date.parse(startsOn)) / DAY_MS - 10;
      expect(read10).toMatchObject({ state: 'running', lastDay, daysLeft, because: 'rule', permission: null });
      expect(read10.rule).toMatchObject({ kind: 'months', months: 6, contested: false, unclear: null });
      expect(read10.rule.sources.length).toBeGreaterThan(0);
      expect(read10.rule.sources.every(({ url, checkedOn }) => /^https?:/.test(url) && checkedOn)).toBe(true);
      expect(read10.rule.authority.url).toMatch(/^https:/);
      expect(read10.rule.longer[0]?.link?.url).toMatch(/^https:/);
    }
    const { body } = await auPair.agent.get('/api/employer-clocks').expect(200);
    expect((body as EmployerClocksDto).items).toMatchObject([{ agreementId: id, you: 'aupair', lastDay }]);
  });

  it('is over after the last day, and ends with the placement', async () => {
    await goTo(addDays(lastDayOf(startsOn, 6), 1));
    expect(await read(family)).toMatchObject({ state: 'over', daysLeft: null });
    await family.agent.post(`/api/agreements/${id}/ending`).send({ reason: 'We move back to Perth now.' }).expect(200);
    await goTo(addDays(lastDayOf(startsOn, 6), 3));
    expect(await read(auPair)).toMatchObject({ state: 'ended', canRecord: false });
    expect(((await family.agent.get('/api/employer-clocks').expect(200)).body as EmployerClocksDto).items).toEqual([]);
  });

  it('says where there is no limit, and where it is unclear', async () => {
    const [citizen, student] = [
      await createAuPair(test, { nationality: 'New Zealander' }),
      await createAuPair(test, { visaStatus: 'Student visa (500)' }),
    ];
    const free = await createPlacement(test, family, citizen, { state: 'active', starts: -30, ends: 300 });
    expect(await read(citizen, free)).toMatchObject({ lastDay: null, daysLeft: null, canRecord: false });
    expect((await read(family, free)).rule).toMatchObject({ kind: 'none', months: null });
    const unclear = await createPlacement(test, stranger, student, { state: 'active', starts: -30, ends: 300 });
    const found = await read(student, unclear);
    expect(found).toMatchObject({ lastDay: null, rule: { kind: 'unclear', unclear: 'other_visa' } });
    expect(found.rule.authority.url).toMatch(/^https:/);
  });

  it('counts an earlier placement with the same family, and a permission that was recorded in it', async () => {
    const [host, lena] = [await createFamily(test), await createAuPair(test)];
    const first = await createPlacement(test, host, lena, { state: 'completed', starts: -150, ends: -31 });
    const second = await createPlacement(test, host, lena, { state: 'active', starts: -30, ends: 200 });
    const [one, other] = [await read(host, first), await read(host, second)];
    expect(one.state).toBe('ended');
    expect(other).toMatchObject({ countedFrom: one.startsOn, lastDay: lastDayOf(one.startsOn, 6) });
    const asked = addDays(other.today, -40);
    await test.database.query(
      `INSERT INTO permission_entries (agreement_id, family_id, au_pair_id, step, happened_on, until, recorded_by, recorded_at)
       VALUES ($1, $2, $3, 'asked', $4, NULL, $2, now()), ($1, $2, $3, 'granted', $4, $5, $2, now() + interval '1 second')`,
      [first, host.id, lena.id, asked, addDays(other.today, 120)],
    );
    expect(await read(lena, second)).toMatchObject({ lastDay: addDays(other.today, 120), because: 'permission' });
  });

  it('is for the two alone', async () => {
    await stranger.agent.get(at()).expect(404);
    await record(stranger, { step: 'asked', on: today() }).expect(404);
    await stranger.agent.delete(at(`/permission/${id}`)).expect(404);
    await stranger.agent.put(at('/support-letter')).send({ reason: 'We would like that.' }).expect(404);
    await stranger.agent.get(at('/support-letter.pdf')).expect(404);
    await family.agent.get(at('', stranger.id)).expect(404);
    expect(await read(family)).toMatchObject({ history: [], letter: { isOwn: false } });
  });
});

describe('A permission to work longer', () => {
  beforeEach(() => goTo(addDays(startsOn, 100)));

  it('is recorded by either side, moves the last day, and shows its history to both', async () => {
    const until = addDays(startsOn, 260);
    for (let times = 0; times < 2; times += 1)
      await record(auPair, { step: 'asked', on: addDays(startsOn, 90), note: 'Asked online' }).expect(200);
    expect(await read(family)).toMatchObject({ permission: 'asked', lastDay: lastDayOf(startsOn, 6) });
    for (let times = 0; times < 2; times += 1)
      await record(family, { step: 'granted', on: addDays(startsOn, 99), until }).expect(200);
    const granted = await read(auPair);
    expect(granted).toMatchObject({ lastDay: until, because: 'permission', permission: 'granted', daysLeft: 160 });
    expect(granted.ruleLastDay).toBe(lastDayOf(startsOn, 6));
    expect(granted.history.map(({ step, recordedBy }) => [step, recordedBy])).toEqual([
      ...[
        ['asked', 'you'],
        ['granted', 'them'],
      ],
    ]);
    expect(granted.history[0]).toMatchObject({ note: 'Asked online', canRemove: false });
  });

  it('that was declined changes nothing, and can be asked for again', async () => {
    await record(family, { step: 'asked', on: today() }).expect(200);
    await record(family, { step: 'declined', on: today(), note: 'No reason given' }).expect(200);
    expect(await read(auPair)).toMatchObject({ permission: 'declined', lastDay: lastDayOf(startsOn, 6) });
    await record(auPair, { step: 'asked', on: today() }).expect(200);
    expect((await read(family)).history).toHaveLength(3);
  });

  it('is withdrawn by the member who recorded it, newest first, and stays in the history', async () => {
    await record(family, { step: 'asked', on: today() }).expect(200);
    await record(auPair, { step: 'granted', on: today(), until: addDays(startsOn, 260) }).expect(200);
    const [asked, granted] = (await read(auPair)).history;
    const remove = ({ agent }: Person, entry?: string) => agent.delete(at(`/permission/${entry ?? ''}`));
    await remove(family, granted?.id).expect(404);
    await remove(family, asked?.id).expect(409);
    for (let times = 0; times < 2; times += 1) await remove(auPair, granted?.id).expect(200);
    const after = await read(family);
    expect(after).toMatchObject({ permission: 'asked', lastDay: lastDayOf(startsOn, 6) });
    expect(after.history[1]?.removedAt).not.toBeNull();
    await remove(family, asked?.id).expect(200);
    expect((await read(family)).permission).toBeNull();
  });

  it('is not accepted with impossible days, and then nothing changes', async () => {
    const lastDay = lastDayOf(startsOn, 6);
    expect(await fieldsOf(family, { step: 'asked', on: addDays(today(), 1) })).toHaveProperty('on');
    expect(await fieldsOf(family, { step: 'asked', on: '2027-02-30' })).toHaveProperty('on');
    expect(await fieldsOf(family, { step: 'asked', on: addDays(startsOn, -400) })).toHaveProperty('on');
    expect(await fieldsOf(family, { step: 'perhaps', on: today() })).toHaveProperty('step');
    expect(await fieldsOf(family, { step: 'asked', on: today(), until: lastDay })).toHaveProperty('until');
    expect(await fieldsOf(family, { step: 'asked', on: today(), note: 'x'.repeat(501) })).toHaveProperty('note');
    await record(family, { step: 'granted', on: today(), until: addDays(lastDay, 30) }).expect(409);
    await record(family, { step: 'asked', on: today() }).expect(200);
    await record(family, { step: 'asked', on: addDays(today(), -1) }).expect(409);
    expect(await fieldsOf(family, { step: 'granted', on: today() })).toHaveProperty('until');
    expect(await fieldsOf(family, { step: 'granted', on: today(), until: lastDay })).toHaveProperty('until');
    expect(await fieldsOf(family, { step: 'granted', on: today(), until: addDays(lastDay, 2000) })).toHaveProperty(
      'until',
    );
    const early = { step: 'granted', on: addDays(today(), -1), until: addDays(lastDay, 30) };
    expect(await fieldsOf(family, early)).toHaveProperty('on');
    expect((await read(auPair)).history).toHaveLength(1);
  });

  it('is recorded once when both record it at the same time', async () => {
    const asked = { step: 'asked', on: today() };
    const answers = await Promise.all([family, auPair, family, auPair].map((person) => record(person, asked)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await read(family)).history).toHaveLength(1);
  });
});

describe('Both are told', () => {
  const lastDay = () => lastDayOf(startsOn, 6);
  const weeksBefore = (weeks: number) => goTo(addDays(lastDay(), -7 * weeks));

  it('8, 4 and 2 weeks before the last day, once, also after a downtime', async () => {
    const recorded = recordEvents(test, ['employer-clock.running-out']);
    const own = () =>
      recorded.filter(({ payload }) => payload['agreementId'] === id).map(({ payload }) => payload['weeks']);
    await goTo(addDays(lastDay(), -57));
    await tell();
    await weeksBefore(8);
    for (let times = 0; times < 2; times += 1) await tell();
    await eventually('8 weeks', () => Promise.resolve(own().length === 1));
    // Down until 10 days before: the notice of 4 weeks is not made up for.
    await goTo(addDays(lastDay(), -10));
    for (let times = 0; times < 2; times += 1) await tell();
    await eventually('2 weeks', () => Promise.resolve(own().length === 2));
    await goTo(addDays(lastDay(), 1));
    await tell();
    expect(own()).toEqual([8, 2]);
    for (const { agent } of [family, auPair])
      await eventually('the notification', async () => {
        const { body } = await agent.get('/api/notifications').expect(200);
        const paths = (body as { items: { path: string }[] }).items.map(({ path }) => path);
        return paths.some((path) => path.endsWith(`/app/employer-clock/${id}`));
      });
  });

  it('not once a permission was granted, until its own last day comes near', async () => {
    const recorded = recordEvents(test, ['employer-clock.running-out']);
    const own = () => recorded.filter(({ payload }) => payload['agreementId'] === id);
    await goTo(addDays(startsOn, 100));
    const until = addDays(lastDay(), 60);
    await record(auPair, { step: 'asked', on: today() }).expect(200);
    await record(auPair, { step: 'granted', on: today(), until }).expect(200);
    await weeksBefore(4);
    await tell();
    await goTo(addDays(until, -56));
    await tell();
    await eventually('the permission ends', () => Promise.resolve(own().length === 1));
    expect(own()[0]?.payload).toMatchObject({ weeks: 8, lastDay: until });
  });

  it('not after the placement ended early', async () => {
    const recorded = recordEvents(test, ['employer-clock.running-out']);
    await goTo(addDays(startsOn, 60));
    await auPair.agent.post(`/api/agreements/${id}/ending`).send({ reason: 'I go home to my family.' }).expect(200);
    await weeksBefore(8);
    await tell();
    expect(recorded.filter(({ payload }) => payload['agreementId'] === id)).toEqual([]);
  });
});

describe('The letter of support', () => {
  const pdf = async ({ agent }: Person): Promise<string> => {
    const { body, headers } = await agent
      .get(at('/support-letter.pdf'))
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      })
      .expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    return textOfPdf(body as Buffer);
  };

  it('is filled in from the agreement, and downloaded by both', async () => {
    for (const person of [family, auPair]) {
      const text = await pdf(person);
      for (const words of ['Department of Home Affairs', 'Sydney', 'Duties in the agreement', 'Lena'])
        expect(text).toContain(words);
      expect(text).toContain(goodTerms().duties.duties[0]);
    }
  });

  it('has the reason that the family writes, which only the family can change', async () => {
    const write = ({ agent }: Person, reason: unknown) => agent.put(at('/support-letter')).send({ reason });
    await write(auPair, 'I would like to stay with them.').expect(404);
    const { body } = await write(family, 'x'.repeat(1501)).expect(400);
    expect((body as { fields: object }).fields).toHaveProperty('reason');
    await write(family, 'Short').expect(400);
    for (let times = 0; times < 2; times += 1)
      await write(family, 'The youngest starts kindergarten in October.').expect(200);
    expect((await read(auPair)).letter).toEqual({
      reason: 'The youngest starts kindergarten in October.',
      isOwn: true,
    });
    expect(await pdf(auPair)).toContain('The youngest starts kindergarten in October.');
    await write(family, '').expect(200);
    expect((await read(family)).letter.isOwn).toBe(false);
  });
});
