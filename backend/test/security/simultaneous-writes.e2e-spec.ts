import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpBody } from '../support/people.js';
import { createAuPair, createFamily } from '../support/profiles.js';
import type { Role } from './support/canaries.js';
import { breachOf, exampleOf, operationOf, OPERATIONS, type Operation } from './support/contract.js';
import { ADMIN_OBJECTS, OBJECT_RULES } from './support/expectations.js';
import { send, type Filling } from './support/requests.js';
import { uniqueWrites, type UniqueWrite } from './support/unique-writes.js';
import { createWorld, type World } from './support/world.js';

/** More than twice as many as the pool has connections. */
const MANY = 25;
const INDEXES = Array.from({ length: MANY }, (_, index) => index);
/** They end the sessions with which the others are sent, or need what only an email brings. */
const LEFT_OUT = new Set([
  'eraseMyAccount',
  'updatePassword',
  'signIn',
  'signUp',
  'resetPassword',
  'suspendUser',
  'signOutUser',
]);

describe('Twenty-five writes at once', () => {
  let world: World;
  let newAuPair: World['people']['auPair'];
  let newFamily: World['people']['family'];
  const counts = { operations: 0, requests: 0 };
  beforeAll(async () => {
    world = await createWorld();
    [newAuPair, newFamily] = [await createAuPair(world.test), await createFamily(world.test)];
  }, 300_000);
  afterAll(async () => {
    process.stdout.write(`Simultaneous writes: ${counts.operations} operations, ${counts.requests} requests\n`);
    await world?.test.close();
  });

  const tokenOf = (role: UniqueWrite['by']) => {
    if (role === 'visitor') return undefined;
    if (role === 'newAuPair') return newAuPair.session.access_token;
    return (role === 'newFamily' ? newFamily : world.people[role]).session.access_token;
  };

  /** Sends them all at the same moment; answers how many were accepted, and what no answer should be. */
  async function atOnce(operation: Operation, role: UniqueWrite['by'], fillings: Filling[]) {
    const token = tokenOf(role);
    const answers = await Promise.all(
      fillings.map((filling) => send(world.test.url, operation, { ...filling, token })),
    );
    counts.requests += answers.length;
    const wrong = answers.flatMap(({ status, type, body }) => {
      const breach = breachOf(operation, status, type, body);
      if (breach) return [`${role} ${operation.id}: ${breach}`];
      return status >= 500 ? [`${role} ${operation.id}: ${status}`] : [];
    });
    return { accepted: answers.filter(({ status }) => status < 300).length, wrong: [...new Set(wrong)] };
  }

  const countOf = async (sql: string): Promise<number> =>
    (await world.test.database.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${sql}`))[0]?.count ?? 0;

  it('that are the same leave one row, and different ones as many as were accepted', async () => {
    const { agent } = newFamily;
    const wrong: string[] = [];
    for (const write of uniqueWrites({ ids: world.ids, newFamily, newAuPair })) {
      const operation = operationOf(write.id);
      counts.operations += 1;
      const before = await countOf(write.rows);
      const same = await atOnce(
        operation,
        write.by,
        INDEXES.map(() => write.filling(0)),
      );
      const first = await countOf(write.rows);
      if (same.accepted === 0) wrong.push(`${write.id}: no one was accepted`);
      if (first - before !== (write.same ?? 1)) wrong.push(`${write.id}: ${first - before} rows for the same write`);
      const different = await atOnce(
        operation,
        write.by,
        INDEXES.map((index) => write.filling(index)),
      );
      const made = (await countOf(write.rows)) - before;
      if (made > (write.most ?? MANY)) wrong.push(`${write.id}: ${made} rows for different writes`);
      wrong.push(...same.wrong, ...different.wrong);
      if (write.id === 'startConversation') {
        const { body } = await agent.post('/api/conversations').send({ userId: newAuPair.id }).expect(200);
        world.ids['newConversation'] = (body as { id: string }).id;
      }
    }
    expect(wrong).toEqual([]);
  }, 600_000);

  it('that sign up with one address make one account', async () => {
    const body = signUpBody();
    const same = await atOnce(
      operationOf('signUp'),
      'visitor',
      INDEXES.map(() => ({ body })),
    );
    expect(same).toEqual({ accepted: 1, wrong: [] });
    const different = await atOnce(
      operationOf('signUp'),
      'visitor',
      INDEXES.map(() => ({ body: signUpBody() })),
    );
    expect(different).toEqual({ accepted: MANY, wrong: [] });
  }, 600_000);

  it('of any kind are all answered, without one failure', async () => {
    const wrong: string[] = [];
    const writes = OPERATIONS.filter(({ id, method }) => method !== 'GET' && method !== 'DELETE' && !LEFT_OUT.has(id));
    for (const operation of writes) {
      const rule = OBJECT_RULES[operation.id];
      if (operation.body?.type === 'multipart/form-data' || (rule?.last ?? 0) > 1) continue;
      counts.operations += 1;
      const isAdmins = operation.path.startsWith('/api/admin/');
      const role: Role = isAdmins
        ? 'admin'
        : operation.access === 'public'
          ? 'visitor'
          : (rule?.open[0] ?? 'otherFamily');
      const path = rule?.path?.(world.ids) ?? ADMIN_OBJECTS[operation.path.split('/')[3] ?? '']?.(world.ids) ?? {};
      const body =
        rule?.body?.(world.ids) ?? (operation.body ? (exampleOf(operation.body.schema) as object) : undefined);
      const filling = { path, query: rule?.query?.(world.ids) ?? {}, ...(body && { body }) };
      const different = INDEXES.map((index) => ({ ...filling, ...(body && { body: varied(body, index) }) }));
      wrong.push(
        ...(
          await atOnce(
            operation,
            role,
            INDEXES.map(() => filling),
          )
        ).wrong,
      );
      wrong.push(...(await atOnce(operation, role, different)).wrong);
    }
    expect(wrong).toEqual([]);
  }, 600_000);
});

/** The same body with other words in one of its texts, and ids of its own where the client makes them. */
function varied(body: object, index: number): object {
  const texts = Object.entries(body).filter(
    ([name, value]) => typeof value === 'string' && /words|reason|note|content|text/i.test(name),
  );
  const made = Object.fromEntries(texts.slice(0, 1).map(([name, value]) => [name, `${String(value)} ${index}`]));
  const ids = Object.keys(body).filter((name) => ['clientMessageId', 'entryId'].includes(name));
  return { ...body, ...made, ...Object.fromEntries(ids.map((name) => [name, randomUUID()])) };
}
