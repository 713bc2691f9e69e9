import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { InterviewAccessService } from '../../src/modules/interviews/interview-access.service.js';
import type { ConversationInterviewDto, InterviewDto } from '../../src/modules/interviews/interview.dto.js';
import {
  INTERVIEW_STEPS,
  situationAfter,
  type InterviewStep,
  type Situation,
} from '../../src/modules/interviews/interview-states.js';
import { EffectiveBlocksService } from '../../src/modules/profiles/index.js';
import { TransactionsService } from '../../src/platform/database/index.js';
import {
  accept,
  cancel,
  DAY,
  decline,
  fieldsOf,
  InterviewStage,
  keep,
  list,
  MINUTE,
  propose,
  proposeOthers,
  read,
  SYDNEY,
} from '../support/interview-stage.js';
import { LiveClient } from '../support/live-client.js';
import type { Person } from '../support/people.js';
import { createPair, createTalker, startConversation } from '../support/talkers.js';
import type { TestApp } from '../support/test-app.js';

let stage: InterviewStage;
let test: TestApp;
beforeAll(async () => {
  stage = await InterviewStage.open();
  test = stage.test;
});
afterAll(() => test.close());

describe('An interview', () => {
  it('J01 is proposed, accepted and seen by both, live', async () => {
    const { family, auPair, conversationId, interview } = await stage.proposed(2 * DAY, 3 * DAY, 4 * DAY);
    expect(interview).toMatchObject({
      state: 'proposed',
      moving: false,
      with: { id: auPair.id, displayName: 'Lena', timeZone: SYDNEY },
      steps: ['propose', 'cancel'],
      proposedBy: family.id,
      minutes: 30,
      startsAt: null,
      opensAt: null,
    });
    expect(interview.proposals).toHaveLength(3);
    const page = await LiveClient.connect(test, { token: family.session.access_token });
    const theirs = await read(auPair, interview.id);
    expect(theirs.steps).toEqual(['propose', 'accept', 'decline']);
    const chosen = theirs.proposals[1];
    const { body } = await accept(auPair, interview.id, chosen?.id ?? '').expect(200);
    expect(await page.waitFor('interview.changed')).toEqual({ interviewId: interview.id, conversationId });
    page.close();
    const starts = Date.parse(chosen?.startsAt ?? '');
    expect(body).toMatchObject({
      state: 'scheduled',
      startsAt: chosen?.startsAt,
      endsAt: chosen?.endsAt,
      opensAt: new Date(starts - 10 * MINUTE).toISOString(),
      closesAt: new Date(starts + 90 * MINUTE).toISOString(),
      proposals: [],
      steps: ['propose', 'cancel'],
    });
    const { body: seen } = await family.agent.get(`/api/conversations/${conversationId}/interview`).expect(200);
    expect((seen as ConversationInterviewDto).interview).toMatchObject({ id: interview.id, state: 'scheduled' });
    expect((await stage.told(interview.id)).map(({ name }) => name)).toEqual([
      'interview.proposed',
      'interview.scheduled',
    ]);
    expect((await stage.told(interview.id))[1]?.payload).toEqual({
      interviewId: interview.id,
      byId: auPair.id,
      toId: family.id,
      conversationId,
      startsAt: chosen?.startsAt,
    });
  });

  it('is one at a time in each conversation', async () => {
    const { family, auPair, conversationId, interview } = await stage.proposed(2 * DAY);
    const { body } = await propose(auPair, conversationId, stage.timesIn(3 * DAY)).expect(409);
    expect(body).toMatchObject({ code: 'interview_already_open' });
    await decline(auPair, interview.id, '  Exams, sorry! Write to me on WhatsApp.  ').expect(200);
    expect(await read(family, interview.id)).toMatchObject({
      state: 'declined',
      word: 'Exams, sorry! Write to me on WhatsApp.',
      findings: [{ rule: 'off-site' }],
      closedBy: auPair.id,
      steps: [],
    });
    await propose(auPair, conversationId, stage.timesIn(3 * DAY)).expect(201);
  });

  it('opens once, however many propose at the same time', async () => {
    const { family, auPair, conversationId } = await createPair(test);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        propose(index % 2 ? family : auPair, conversationId, stage.timesIn((index + 2) * DAY)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
  });

  it('takes other times, which the other one answers', async () => {
    const { family, auPair, interview } = await stage.proposed(2 * DAY);
    const { body } = await proposeOthers(auPair, interview.id, {
      ...stage.timesIn(5 * DAY, 6 * DAY),
      minutes: 45,
    }).expect(200);
    expect(body).toMatchObject({ state: 'proposed', proposedBy: auPair.id, minutes: 45, steps: ['propose', 'cancel'] });
    const old = interview.proposals[0]?.id ?? '';
    const { body: late } = await accept(family, interview.id, old).expect(409);
    expect(late).toMatchObject({ code: 'invalid_state_transition', message: expect.stringContaining('replaced') });
    const fresh = (await read(family, interview.id)).proposals[0];
    const { body: agreed } = await accept(family, interview.id, fresh?.id ?? '').expect(200);
    const { startsAt, endsAt } = agreed as InterviewDto;
    expect(Date.parse(endsAt ?? '') - Date.parse(startsAt ?? '')).toBe(45 * MINUTE);
  });

  it('moves while it is scheduled: the agreed time holds until another one is', async () => {
    const { family, auPair, interview } = await stage.scheduled(2 * DAY);
    const { body: moving } = await proposeOthers(family, interview.id, stage.timesIn(3 * DAY)).expect(200);
    expect(moving).toMatchObject({
      state: 'scheduled',
      moving: true,
      startsAt: interview.startsAt,
      steps: ['propose', 'keep', 'cancel'],
    });
    await keep(auPair, interview.id).expect(200);
    expect(await read(family, interview.id)).toMatchObject({
      moving: false,
      startsAt: interview.startsAt,
      proposals: [],
    });
    expect((await stage.told(interview.id)).at(-1)).toMatchObject({
      name: 'interview.declined',
      payload: { startsAt: interview.startsAt },
    });
    const { body: again } = await proposeOthers(auPair, interview.id, stage.timesIn(4 * DAY)).expect(200);
    const chosen = (again as InterviewDto).proposals[0];
    await accept(family, interview.id, chosen?.id ?? '').expect(200);
    expect(await read(auPair, interview.id)).toMatchObject({ startsAt: chosen?.startsAt, moving: false });
    expect((await stage.told(interview.id)).at(-1)).toMatchObject({
      name: 'interview.moved',
      payload: { byId: family.id },
    });
  });

  it('says in which state it is when a step is not in the table', async () => {
    const { family, auPair, interview } = await stage.proposed(2 * DAY);
    const proposalId = interview.proposals[0]?.id ?? '';
    for (const refused of [
      accept(family, interview.id, proposalId),
      decline(family, interview.id),
      keep(auPair, interview.id),
    ])
      expect((await refused.expect(409)).body).toMatchObject({
        code: 'invalid_state_transition',
        state: 'proposed',
      });
    await cancel(auPair, interview.id).expect(409);
    await cancel(family, interview.id, 'Too early').expect(200);
    for (const refused of [accept(auPair, interview.id, proposalId), cancel(family, interview.id)])
      expect((await refused.expect(409)).body).toMatchObject({
        message: 'This interview has been cancelled.',
        state: 'cancelled',
      });
  });

  it('is visible to no one else', async () => {
    const { conversationId, interview } = await stage.proposed(2 * DAY);
    const stranger = await createTalker(test, 'aupair');
    const { id } = interview;
    const proposalId = interview.proposals[0]?.id ?? '';
    await propose(stranger, conversationId, stage.timesIn(3 * DAY)).expect(404);
    for (const path of [
      `interviews/${id}`,
      `interviews/${id}/calendar.ics`,
      `conversations/${conversationId}/interview`,
    ])
      await stranger.agent.get(`/api/${path}`).expect(404);
    for (const refused of [
      accept(stranger, id, proposalId),
      decline(stranger, id),
      cancel(stranger, id),
      keep(stranger, id),
      proposeOthers(stranger, id, stage.timesIn(3 * DAY)),
    ])
      await refused.expect(404);
    expect((await list(stranger, 'waiting')).items).toEqual([]);
    await test.http.get('/api/interviews?view=waiting').expect(401);
    await test.http.post('/api/interviews').send({}).expect(401);
  });

  it('is gone for two who are hidden from each other, and so is its room', async () => {
    const { family, auPair, conversationId, interview } = await stage.scheduled(2 * DAY);
    const hidden = test.app.get(EffectiveBlocksService, { strict: false });
    await test.app
      .get(TransactionsService, { strict: false })
      .run((manager) => hidden.hide(family.id, auPair.id, manager));
    for (const person of [family, auPair]) {
      await person.agent.get(`/api/interviews/${interview.id}`).expect(404);
      await cancel(person, interview.id).expect(404);
      await propose(person, conversationId, stage.timesIn(3 * DAY)).expect(404);
      expect((await list(person, 'upcoming')).items).toEqual([]);
    }
    await stage.ahead(2 * DAY - 5 * MINUTE, async () => {
      const access = test.app.get(InterviewAccessService, { strict: false });
      await expect(access.assertSeat(interview.id, family.id)).rejects.toMatchObject({ code: 'not_found' });
      await stage.runScheduledTask();
      expect(await stage.reminders(interview.id)).toEqual([]);
    });
  });

  it('lists what is upcoming, waits and is past, page by page', async () => {
    const family = await createTalker(test, 'family');
    const made: string[] = [];
    for (const days of [5, 3, 4]) {
      const auPair = await createTalker(test, 'aupair');
      const { id } = await startConversation(family, auPair);
      const { body } = await propose(family, id, stage.timesIn(days * DAY)).expect(201);
      const { id: interviewId, proposals } = body as InterviewDto;
      made.push(interviewId);
      if (days !== 4) await accept(auPair, interviewId, proposals[0]?.id ?? '').expect(200);
    }
    const [five, three, waiting] = made;
    const first = await list(family, 'upcoming', { limit: 1 });
    const second = await list(family, 'upcoming', { limit: 1, cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([three, five]);
    expect(second.nextCursor).toBeNull();
    expect((await list(family, 'waiting')).items.map(({ id }) => id)).toEqual([waiting]);
    await cancel(family, three ?? '').expect(200);
    const end = `UPDATE interviews SET state = 'done', starts_at = now() - interval '1 h', ends_at = now() WHERE id = $1`;
    await test.database.query(end, [five]);
    // Until its room closes, so that someone who has lost the connection finds the way back.
    expect((await list(family, 'upcoming')).items.map(({ id, state }) => [id, state])).toEqual([[five, 'done']]);
    expect((await list(family, 'past')).items.map(({ id, state }) => [id, state])).toEqual([[three, 'cancelled']]);
    await family.agent.get('/api/interviews?view=all').expect(400);
    const refused = await family.agent.get('/api/interviews?view=past&cursor=abc').expect(400);
    expect(fieldsOf(refused)).toHaveProperty('cursor');
  });
});

describe('Walked at random', () => {
  it('an interview is in the state that the table says, and every other step is refused', async () => {
    const { family, auPair, conversationId } = await createPair(test);
    const people = [family, auPair] as const;
    let day = 2;
    /** Other times each time: no one proposes what has been proposed. */
    const nextTimes = () => stage.timesIn((day = (day % 80) + 1) * DAY);
    const take = (step: InterviewStep, who: Person, { id, proposals }: InterviewDto) => {
      if (step === 'propose') return proposeOthers(who, id, nextTimes());
      if (step === 'accept') return accept(who, id, proposals[0]?.id ?? randomUUID());
      return { decline, keep, cancel }[step](who, id);
    };
    const walk = fc.array(fc.tuple(fc.constantFrom(...INTERVIEW_STEPS), fc.constantFrom(0, 1)), {
      minLength: 4,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(walk, async (steps) => {
        const { body } = await propose(family, conversationId, nextTimes()).expect(201);
        let interview = body as InterviewDto;
        let situation: Situation = 'proposed';
        let proposer: string = family.id;
        for (const [step, index] of steps) {
          const who = people[index === 0 ? 0 : 1];
          const next = situationAfter(situation, step, who.id === proposer ? 'proposer' : 'answerer');
          const { status } = await take(step, who, interview);
          expect({ situation, step, status }).toEqual({ situation, step, status: next ? 200 : 409 });
          if (next && step === 'propose') proposer = who.id;
          situation = next ?? situation;
          interview = await read(family, interview.id);
          expect(interview).toMatchObject({
            state: situation === 'moving' ? 'scheduled' : situation,
            moving: situation === 'moving',
            proposedBy: proposer,
          });
          expect(interview.proposals.length > 0).toBe(situation === 'proposed' || situation === 'moving');
          if (situation === 'scheduled' || situation === 'moving') expect(interview.startsAt).not.toBeNull();
        }
        if (interview.steps.length > 0)
          await cancel(people.find(({ id }) => id === proposer) ?? family, interview.id).expect(200);
      }),
      { numRuns: 15 },
    );
  });
});
