import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InterviewDto } from '../../src/modules/interviews/interview.dto.js';
import { accept, DAY, InterviewStage, propose, proposeOthers } from '../support/interview-stage.js';
import type { Person } from '../support/people.js';
import { familyInput } from '../support/profiles.js';
import { createTalker, startConversation } from '../support/talkers.js';

/** More than twice as many as the pool has connections. */
const MANY = 25;

interface Meeting {
  family: Person;
  interview: InterviewDto;
}

let stage: InterviewStage;
let families: Person[];
let auPair: Person;
let meetings: Meeting[];
beforeAll(async () => {
  stage = await InterviewStage.open();
  auPair = await createTalker(stage.test, 'aupair');
  families = [];
  for (let count = 0; count < MANY; count += 1) families.push(await createTalker(stage.test, 'family'));
  meetings = [];
  for (const [index, family] of families.entries()) {
    const { id } = await startConversation(family, auPair);
    // Each at a time of its own: an au pair is in one place at once.
    const { body } = await propose(family, id, stage.timesIn((index + 2) * DAY)).expect(201);
    meetings.push({ family, interview: body as InterviewDto });
  }
});
afterAll(() => stage.test.close());

const first = <T>(items: readonly T[]): T => items[0] as T;

interface Write {
  route: string;
  /** The same request each time. */
  identical: () => Promise<{ status: number }>;
  /** One per family. */
  different: (index: number) => Promise<{ status: number }>;
  answers: number[];
}

const saveProfile = (family: Person, familyName: string) =>
  family.agent.put('/api/family-profiles/me').send(familyInput({ familyName }));
const start = (family: Person, other: Person) => family.agent.post('/api/conversations').send({ userId: other.id });
const others = ({ family, interview }: Meeting, index: number) =>
  proposeOthers(family, interview.id, stage.timesIn((index + 40) * DAY));

describe('As many requests at once as would take every connection twice are all answered', () => {
  let partner: Person;
  beforeAll(async () => {
    partner = await createTalker(stage.test, 'aupair');
  });

  const writes: Write[] = [
    {
      route: 'PUT /family-profiles/me',
      identical: async () => saveProfile(first(families), 'Harrow'),
      different: async (index) =>
        saveProfile(families[index] as Person, `Harrow ${'abcdefghijklmnopqrstuvwxyz'[index]}`),
      answers: [200],
    },
    {
      route: 'POST /conversations',
      identical: async () => start(first(families), partner),
      different: async (index) => start(families[index] as Person, partner),
      answers: [200, 201],
    },
    {
      route: 'POST /purchases',
      identical: async () => first(families).agent.post('/api/purchases').send({ plan: 'standard' }),
      different: async (index) => (families[index] as Person).agent.post('/api/purchases').send({ plan: 'standard' }),
      answers: [200, 409],
    },
    {
      route: 'PUT /interviews/{id}/proposals',
      identical: async () => others(first(meetings), 0),
      different: async (index) => others(meetings[index] as Meeting, index),
      answers: [200],
    },
    {
      route: 'POST /interviews/{id}/acceptance',
      identical: async () => acceptNow(first(meetings)),
      different: async (index) => acceptNow(meetings[index] as Meeting),
      answers: [200, 409],
    },
    {
      route: 'PUT /blocks/{id}',
      identical: async () => first(families).agent.put(`/api/blocks/${auPair.id}`).send({}),
      different: async (index) => (families[index] as Person).agent.put(`/api/blocks/${auPair.id}`).send({}),
      answers: [204],
    },
  ];

  async function acceptNow({ interview }: Meeting) {
    const [proposal] = await stage.test.database.query<{ id: string }>(
      'SELECT id FROM interview_proposals WHERE interview_id = $1',
      [interview.id],
    );
    return accept(auPair, interview.id, proposal?.id ?? crypto.randomUUID());
  }

  it.each(writes)('$route', async ({ identical, different, answers }) => {
    const everyOne = Array.from({ length: MANY }, (_, index) => index);
    const same = (await Promise.all(everyOne.map(identical))).map(({ status }) => status);
    expect(same.filter((status) => !answers.includes(status))).toEqual([]);
    expect(same.filter((status) => status < 300).length).toBeGreaterThan(0);
    const each = (await Promise.all(everyOne.map(different))).map(({ status }) => status);
    expect(each.filter((status) => !answers.includes(status))).toEqual([]);
    // The first family has done it before.
    expect(each.slice(1).every((status) => status < 300)).toBe(true);
  });
});
