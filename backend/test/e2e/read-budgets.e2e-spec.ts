import type { Response } from 'superagent';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { OPERATIONS, type Operation } from '../security/support/contract.js';
import { createWorld, type World } from '../security/support/world.js';
import { BREVO_KEY, BrevoServer } from '../support/brevo-server.js';
import { COUNTED, CountedStatements } from '../support/counted-statements.js';
import { ManyRows } from '../support/many-rows.js';
import { browserOf } from '../support/people.js';
import { addressOfReading, READINGS, type Reading } from '../support/readings.js';
import { everythingLeft } from '../support/settled.js';
import { prepareReadings } from '../support/prepared-readings.js';

/** Room for numbers with more digits, and texts that differ from row to row. */
const AS_LONG = 1.2;
const FEW_BYTES = 200;

interface Answer {
  status: number;
  statements: number;
  steps: number;
  bytes: number;
  rows: number | null;
}

const lesser = (one: Answer, next: Answer): Answer => (next.statements <= one.statements ? next : one);

const operationOf = (name: string) => OPERATIONS.find(({ id }) => id === name.split(' ', 1)[0]) as Operation;
const isPaged = ({ parameters }: Operation) => parameters.some(({ name }) => ['limit', 'pageSize'].includes(name));

describe('What reading costs', () => {
  let world: World;
  let brevo: BrevoServer;
  let counted: CountedStatements;
  const few = new Map<string, Answer>();
  const many = new Map<string, Answer>();
  beforeAll(async () => {
    counted = CountedStatements.ofRequests();
    brevo = new BrevoServer();
    world = await createWorld({ BREVO_API_KEY: BREVO_KEY, BREVO_API_URL: await brevo.start() });
    await prepareReadings(world, brevo);
    await everythingLeft(world.test);
    const rows = new ManyRows(world);
    await rows.fillUpTo(50);
    for (const name of Object.keys(READINGS)) few.set(name, await read(name));
    await rows.fillUpTo(500);
    for (const name of Object.keys(READINGS)) many.set(name, await read(name));
  }, 300_000);
  afterAll(async () => {
    vi.restoreAllMocks();
    await world?.test.close();
    await brevo.stop();
  });

  async function once(name: string): Promise<Answer> {
    const reading = READINGS[name] as Reading;
    const [who] = reading;
    const agent = who === 'visitor' ? browserOf(world.test) : world.people[who].agent;
    counted.begin();
    const answer = (await agent
      .get(addressOfReading(operationOf(name), reading, world.ids))
      .set('x-request-id', COUNTED)
      .responseType('blob')) as Response & { body: Buffer };
    const { statements, steps } = counted;
    const text = answer.body.toString();
    const body = answer.type === 'application/json' ? (JSON.parse(text) as { items?: unknown[] } | unknown[]) : null;
    const rows = (Array.isArray(body) ? body : body?.items)?.length ?? null;
    return { status: answer.status, statements: statements.length, steps, bytes: answer.body.length, rows };
  }

  /** The least of two times, and of a third one if each of the two read something that is remembered for a while. */
  async function read(name: string): Promise<Answer> {
    const least = lesser(await once(name), await once(name));
    return least.statements <= (READINGS[name] as Reading)[1] ? least : lesser(least, await once(name));
  }

  it('is known for every GET of the contract', () => {
    const gets = OPERATIONS.filter(({ method }) => method === 'GET').map(({ id }) => id);
    expect([...new Set(Object.keys(READINGS).map((name) => operationOf(name)?.id ?? name))].sort()).toEqual(
      gets.sort(),
    );
  });

  it.each(Object.entries(READINGS))('%s', (name, [, statements, { steps, longer, measures, counts } = {}]) => {
    const [one, other] = [few.get(name) as Answer, many.get(name) as Answer];
    expect([one.status, other.status]).toEqual([200, 200]);
    if (isPaged(operationOf(name))) expect(other.rows, 'a page has rows').toBeGreaterThan(1);
    expect(other.statements, 'statements').toBeLessThanOrEqual(statements);
    expect(other.statements, 'statements, with ten times the rows').toBeLessThanOrEqual(
      one.statements + Number(measures ?? counts ?? false),
    );
    if (steps) expect(other.steps, 'steps').toBeLessThanOrEqual(steps);
    if (!longer)
      expect(other.bytes, 'bytes, with ten times the rows').toBeLessThanOrEqual(one.bytes * AS_LONG + FEW_BYTES);
  });
});
