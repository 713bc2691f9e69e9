import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InterviewAccessService } from '../../src/modules/interviews/interview-access.service.js';
import { InterviewFactsService } from '../../src/modules/interviews/interview-facts.service.js';
import type { InterviewDto } from '../../src/modules/interviews/interview.dto.js';
import { wallTimeOf } from '../../src/modules/interviews/wall-time.js';
import { headerOf, emailsTo, emailTo } from '../support/inbox.js';
import {
  accept,
  cancel,
  DAY,
  fieldsOf,
  HOUR,
  InterviewStage,
  list,
  MINUTE,
  propose,
  proposeOthers,
  read,
  SYDNEY,
} from '../support/interview-stage.js';
import { createPair, createTalker, startConversation } from '../support/talkers.js';
import type { TestApp } from '../support/test-app.js';

let stage: InterviewStage;
let test: TestApp;
beforeAll(async () => {
  stage = await InterviewStage.open();
  test = stage.test;
});
afterAll(() => test.close());

describe('Proposed times', () => {
  it('say next to each field what is wrong, and change nothing', async () => {
    const { family, auPair, conversationId, interview } = await stage.scheduled(2 * DAY);
    const { id: other } = await startConversation(family, await createTalker(test, 'aupair'));
    const taken = wallTimeOf(new Date(Date.parse(interview.startsAt ?? '') + 15 * MINUTE), SYDNEY);
    const cases: [times: string[], Record<string, RegExp>][] = [
      [
        [stage.inSydney(-HOUR), stage.inSydney(5 * MINUTE), stage.inSydney(91 * DAY)],
        { 'times.0': /passed/, 'times.1': /15 minutes/, 'times.2': /90 days/ },
      ],
      [[stage.inSydney(3 * DAY), stage.inSydney(3 * DAY)], { 'times.1': /twice/ }],
      [['tomorrow', '2027-02-30T10:00'], { 'times.0': /day and a time/, 'times.1': /day and a time/ }],
      [[stage.inSydney(3 * DAY), taken], { 'times.1': /You have another interview/ }],
      [[], { times: /one to three/ }],
      [Array.from({ length: 4 }, (_, day) => stage.inSydney((day + 3) * DAY)), { times: /one to three/ }],
    ];
    for (const [times, wanted] of cases) {
      const fields = fieldsOf(await propose(family, other, { times }).expect(400)) ?? {};
      expect(Object.keys(fields)).toEqual(Object.keys(wanted));
      for (const [name, words] of Object.entries(wanted)) expect(fields[name]?.[0]).toMatch(words);
    }
    expect(
      fieldsOf(await propose(family, other, { times: [stage.inSydney(DAY)], timeZone: 'Mars/Olympus' }).expect(400)),
    ).toHaveProperty('timeZone');
    expect(
      fieldsOf(await propose(family, other, { times: [stage.inSydney(DAY)], minutes: 20 }).expect(400)),
    ).toHaveProperty('minutes');
    expect((await list(family, 'waiting')).items).toEqual([]);

    const third = await createTalker(test, 'family');
    const { id: theirs } = await startConversation(third, auPair);
    const fields = fieldsOf(await propose(third, theirs, { times: [taken] }).expect(400));
    expect(fields).toEqual({ 'times.0': ['Lena has another interview at this time'] });
    // An interview does not conflict with its own times.
    await proposeOthers(family, interview.id, { times: [taken] }).expect(200);
    await propose(auPair, conversationId, stage.timesIn(5 * DAY)).expect(409);
  });

  it('in an hour that clocks skip are refused, in one that comes twice the first is meant and it says so', async () => {
    const { family, conversationId } = await createPair(test);
    // A month before Sydney's clocks go forward, and before Berlin's go back.
    await stage.ahead(Date.parse('2027-09-15T00:00Z') - Date.now(), async () => {
      const skipped = await propose(family, conversationId, { times: ['2027-10-03T02:30', '2027-10-03T03:00'] }).expect(
        400,
      );
      expect(fieldsOf(skipped)).toEqual({ 'times.0': [expect.stringContaining('Clocks go forward')] });
      const asked = { times: ['2027-10-31T02:30', '2027-10-31T03:30'], timeZone: 'Europe/Berlin' };
      const { body } = await propose(family, conversationId, asked).expect(201);
      expect((body as InterviewDto).proposals).toMatchObject([
        { startsAt: '2027-10-31T00:30:00.000Z', firstOfTwo: true },
        { startsAt: '2027-10-31T02:30:00.000Z', firstOfTwo: false },
      ]);
    });
  });

  it('cannot be accepted once they have passed or are taken by another interview', async () => {
    const { family, auPair, interview } = await stage.proposed(2 * DAY);
    const rival = await createTalker(test, 'family');
    const { id: theirs } = await startConversation(rival, auPair);
    const { body } = await propose(rival, theirs, stage.timesIn(2 * DAY)).expect(201);
    const rivals = body as InterviewDto;
    // Both at once: one of them wins, however close in time.
    const answers = await Promise.all([
      accept(auPair, interview.id, interview.proposals[0]?.id ?? ''),
      accept(auPair, rivals.id, rivals.proposals[0]?.id ?? ''),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const lost = answers.find(({ status }) => status === 400);
    expect(fieldsOf({ body: lost?.body as unknown })).toEqual({
      proposalId: ['You have another interview at this time'],
    });

    const late = await stage.proposed(HOUR);
    await stage.ahead(2 * HOUR, async () => {
      const refused = await accept(late.auPair, late.interview.id, late.interview.proposals[0]?.id ?? '').expect(400);
      expect(fieldsOf(refused)).toEqual({ proposalId: ['This time has passed'] });
      await propose(family, late.conversationId, stage.timesIn(DAY)).expect(404);
      await proposeOthers(late.auPair, late.interview.id, stage.timesIn(DAY)).expect(200);
    });
  });
});

describe('The calendar file', () => {
  const unfolded = (text: string) => text.replace(/\r?\n[ \t]/g, '');

  it('J02 goes by email to both, and again when the interview moves or is cancelled', async () => {
    const { family, auPair, interview } = await stage.scheduled(2 * DAY);
    const uid = `UID:interview-${interview.id}@localhost`;
    for (const [person, other] of [
      [family, auPair],
      [auPair, family],
    ] as const) {
      const mail = await emailTo(test, person.email, /^Video interview with/);
      const [file] = mail.attachments;
      expect(file).toMatchObject({ name: 'interview.ics', mimeType: 'text/calendar', method: 'REQUEST' });
      const text = unfolded(file?.content ?? '');
      for (const line of [
        'METHOD:REQUEST',
        uid,
        'SEQUENCE:0',
        'STATUS:CONFIRMED',
        `DTSTART:${(interview.startsAt ?? '').replace(/[-:]|\.000/g, '')}`,
        `http://localhost:3000/interviews/${interview.id}/room`,
      ])
        expect(text).toContain(line);
      expect(text).toMatch(/ORGANIZER;CN="?Wattle & Fern"?:mailto:/i);
      expect(text.match(/^ATTENDEE.*$/gm)).toEqual([expect.stringContaining(person.email)]);
      // Neither learns the other's address.
      expect(text + mail.text + mail.html).not.toContain(other.email);
    }
    const { body } = await proposeOthers(family, interview.id, stage.timesIn(3 * DAY)).expect(200);
    await accept(auPair, interview.id, (body as InterviewDto).proposals[0]?.id ?? '').expect(200);
    const moved = unfolded((await emailTo(test, family.email, /^New time/)).attachments[0]?.content ?? '');
    expect(moved).toContain(uid);
    expect(moved).toContain('SEQUENCE:1');

    await cancel(auPair, interview.id, 'The goats are out').expect(200);
    const mail = await emailTo(test, family.email, /^Cancelled/);
    expect(mail.text).toContain('The goats are out');
    expect(mail.attachments[0]?.method).toBe('CANCEL');
    const cancelled = unfolded(mail.attachments[0]?.content ?? '');
    for (const line of ['METHOD:CANCEL', uid, 'SEQUENCE:2', 'STATUS:CANCELLED']) expect(cancelled).toContain(line);
    expect((await emailsTo(test, family.email)).filter(({ attachments }) => attachments.length > 0)).toHaveLength(3);
  });

  it('has a one-click unsubscribe link, and is not sent to people who used it', async () => {
    const { family, auPair, interview } = await stage.scheduled(2 * DAY);
    const mail = await emailTo(test, auPair.email, /^Video interview with/);
    expect(await headerOf(test, mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const oneClick = (await headerOf(test, mail, 'list-unsubscribe')) ?? '';
    expect(mail.html).toContain('Stop these emails');
    await test.http.post(new URL(oneClick.slice(1, -1)).pathname + new URL(oneClick.slice(1, -1)).search).expect(200);
    await cancel(family, interview.id).expect(200);
    await emailTo(test, family.email, /^Cancelled/);
    expect((await emailsTo(test, auPair.email)).filter(({ attachments }) => attachments.length > 0)).toHaveLength(1);
  });

  it('can be fetched by its two people', async () => {
    const { family, interview } = await stage.scheduled(2 * DAY);
    const { headers, text } = await family.agent.get(`/api/interviews/${interview.id}/calendar.ics`).expect(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toContain('interview.ics');
    expect(text).toContain('METHOD:PUBLISH');
    const waiting = await stage.proposed(2 * DAY);
    const path = `/api/interviews/${waiting.interview.id}/calendar.ics`;
    expect((await waiting.family.agent.get(path).expect(409)).body).toMatchObject({ code: 'interview_not_scheduled' });
  });
});

describe('As time passes', () => {
  it('both are reminded a day and ten minutes before, once', async () => {
    const { family, auPair, interview } = await stage.scheduled(3 * DAY);
    await stage.runScheduledTask();
    expect(await stage.reminders(interview.id)).toEqual([]);
    await stage.ahead(2 * DAY + MINUTE, async () => {
      await Promise.all([stage.runScheduledTask(), stage.runScheduledTask()]);
      await stage.runScheduledTask();
    });
    expect(await stage.reminders(interview.id)).toEqual(['day']);
    await stage.ahead(3 * DAY - 9 * MINUTE, async () => {
      await stage.runScheduledTask();
      await stage.runScheduledTask();
    });
    expect(await stage.reminders(interview.id)).toEqual(['day', 'minutes']);
    expect((await stage.told(interview.id)).at(-1)?.payload).toMatchObject({
      personIds: [family.id, auPair.id],
      startsAt: interview.startsAt,
    });
  });

  it('no one is reminded of a time that was changed, or that was agreed at short notice', async () => {
    const moved = await stage.scheduled(3 * DAY);
    const { body } = await proposeOthers(moved.family, moved.interview.id, stage.timesIn(6 * DAY)).expect(200);
    await accept(moved.auPair, moved.interview.id, (body as InterviewDto).proposals[0]?.id ?? '').expect(200);
    const off = await stage.scheduled(3 * DAY);
    await cancel(off.family, off.interview.id).expect(200);
    const short = await stage.scheduled(5 * HOUR);
    await stage.runScheduledTask();
    expect(await stage.reminders(short.interview.id)).toEqual([]);
    await stage.ahead(2 * DAY + MINUTE, () => stage.runScheduledTask());
    await stage.ahead(3 * DAY - 9 * MINUTE, () => stage.runScheduledTask());
    expect(await stage.reminders(moved.interview.id)).toEqual([]);
    expect(await stage.reminders(off.interview.id)).toEqual([]);
    await stage.ahead(5 * DAY + MINUTE, () => stage.runScheduledTask());
    expect(await stage.reminders(moved.interview.id)).toEqual(['day']);
  });

  it('the room opens ten minutes early and closes an hour after, to the two alone', async () => {
    const { family, auPair, interview } = await stage.scheduled(2 * DAY);
    const access = test.app.get(InterviewAccessService, { strict: false });
    const start = Date.parse(interview.startsAt ?? '') - Date.now();
    const closed = {
      code: 'interview_not_open',
      fields: { opensAt: [interview.opensAt], closesAt: [interview.closesAt] },
    };
    await expect(access.assertSeat(interview.id, family.id)).rejects.toMatchObject(closed);
    await stage.ahead(start - 9 * MINUTE, async () => {
      expect(await access.assertSeat(interview.id, auPair.id)).toMatchObject({
        interviewId: interview.id,
        familyId: family.id,
        auPairId: auPair.id,
      });
      await expect(access.assertSeat(interview.id, randomUUID())).rejects.toMatchObject({ code: 'not_found' });
    });
    await stage.ahead(start + 91 * MINUTE, async () => {
      await expect(access.assertSeat(interview.id, family.id)).rejects.toMatchObject(closed);
    });
  });

  it('unanswered proposals expire and both are notified; an agreed time stays when proposals to move it expire', async () => {
    const asked = await stage.proposed(HOUR, 2 * HOUR);
    const moving = await stage.scheduled(3 * DAY);
    await proposeOthers(moving.family, moving.interview.id, stage.timesIn(HOUR)).expect(200);
    await stage.ahead(4 * HOUR, () => stage.runScheduledTask());
    expect(await read(asked.auPair, asked.interview.id)).toMatchObject({ state: 'proposed' });
    await stage.ahead(5 * HOUR + MINUTE, async () => {
      await stage.runScheduledTask();
      await stage.runScheduledTask();
    });
    expect(await read(asked.auPair, asked.interview.id)).toMatchObject({ state: 'lapsed', proposals: [], steps: [] });
    const { startsAt } = moving.interview;
    expect(await read(moving.auPair, moving.interview.id)).toMatchObject({
      state: 'scheduled',
      moving: false,
      startsAt,
    });
    const lapses = async (id: string) => (await stage.told(id)).filter(({ name }) => name === 'interview.lapsed');
    expect(await lapses(asked.interview.id)).toMatchObject([
      { payload: { personIds: [asked.family.id, asked.auPair.id], startsAt: null, hidden: false } },
    ]);
    expect(await lapses(moving.interview.id)).toMatchObject([{ payload: { startsAt } }]);
    await propose(asked.auPair, asked.conversationId, stage.timesIn(DAY)).expect(201);
  });

  it('it is done once it was held, or its end has passed, and only the first means that the two have met', async () => {
    const facts = test.app.get(InterviewFactsService, { strict: false });
    const held = await stage.scheduled(2 * DAY);
    const access = test.app.get(InterviewAccessService, { strict: false });
    await access.noteHeld(held.interview.id);
    await access.noteHeld(held.interview.id);
    expect(await read(held.family, held.interview.id)).toMatchObject({
      state: 'done',
      heldAt: expect.any(String),
      steps: [],
    });
    const passed = await stage.scheduled(2 * DAY);
    const { family, auPair, interview } = passed;
    const pipeline = async () =>
      (await family.agent.get('/api/pipeline-entries?column=interview').expect(200)).body.items;
    await stage.ahead(2 * DAY + 31 * MINUTE, async () => {
      await stage.runScheduledTask();
      // Good talks run over: someone who was cut off may still come back.
      expect(await access.assertSeat(interview.id, family.id)).toBeDefined();
      expect(await read(auPair, interview.id)).toMatchObject({ state: 'done', heldAt: null });
      expect(await facts.wasHeld(family.id, auPair.id)).toBe(false);
      expect(await pipeline()).toEqual([]);
      // Both come late, while the room is still open.
      await access.noteHeld(interview.id);
    });
    expect(await read(auPair, interview.id)).toMatchObject({ state: 'done', heldAt: expect.any(String) });
    expect(await facts.wasHeld(family.id, auPair.id)).toBe(true);
    expect(await pipeline()).toMatchObject([{ person: { id: auPair.id }, interviewState: 'done' }]);
    const off = await stage.scheduled(2 * DAY);
    await cancel(off.family, off.interview.id).expect(200);
    await access.noteHeld(off.interview.id);
    expect(await read(off.family, off.interview.id)).toMatchObject({ state: 'cancelled' });
  });
});
