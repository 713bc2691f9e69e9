import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { CANARIES } from './support/canaries.js';
import { breachOf, exampleOf, OPERATIONS, type Operation } from './support/contract.js';
import { ADMIN_OBJECTS, OBJECT_RULES } from './support/expectations.js';
import { fuzzRequest, type Base, type FuzzRequest } from './support/fuzz-request.js';
import { PLANTED_CARD, PLANTED_PASSWORD, PLANTED_TOKEN } from './support/junk.js';
import { Product } from './support/product.js';
import { exchange, type RawAnswer } from './support/raw-http.js';
import { addressOf } from './support/requests.js';
import { operationAt } from './support/routes.js';
import { createWorld, type ObjectIds, type World } from './support/world.js';

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 2_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_123);
/** Only these, with their bytes and answers. */
const ONLY = process.env['FUZZ_ONLY']?.split(',').map(Number) ?? null;
const AT_ONCE = 8;
const THROUGH_WEB_PERCENT = 25;

/** They end sessions or accounts of the others who send requests, or wait for other services. */
const LEFT_OUT = new Set(['eraseMyAccount', 'endAllSessions', 'endOtherSessions', 'signOut', 'updatePassword']);
/** Refusals of the server itself, before any operation is known; all have the shape of our errors. */
const BEFORE_ROUTING = [400, 404, 405, 408, 413, 414, 415, 417, 431];
const ROLES = ['family', 'auPair', 'otherFamily', 'otherAuPair', 'unverified', 'admin'] as const;

const say = (line: string) => process.stdout.write(`${line}\n`);

function basesOf(ids: ObjectIds): Base[] {
  // Actions about accounts meet one that no one uses.
  const quiet = { ...ids, family: ids['suspended'] ?? '' };
  return OPERATIONS.filter(({ id }) => !LEFT_OUT.has(id)).map((operation) => {
    const rule = OBJECT_RULES[operation.id];
    const path = rule?.path?.(ids) ?? ADMIN_OBJECTS[operation.path.split('/')[3] ?? '']?.(quiet) ?? {};
    const target = ['blockPerson', 'unblockPerson'].includes(operation.id) ? { id: ids['blocked'] ?? '' } : path;
    const query = rule?.query?.(ids) ?? {};
    const example = operation.body ? exampleOf(operation.body.schema) : null;
    return { operation, path: addressOf(operation, { path: target, query }), body: rule?.body?.(ids) ?? example };
  });
}

/** The first of each kind of complaint, with how many there are. */
function firstOfEach(complaints: string[]): string[] {
  const kinds = new Map<string, string[]>();
  for (const complaint of complaints) {
    const kind = complaint.slice(complaint.indexOf(': '));
    kinds.set(kind, [...(kinds.get(kind) ?? []), complaint]);
  }
  return [...kinds.values()].map((all) => `${all.length}× ${all[0] ?? ''}`);
}

describe('Any bytes for any operation', () => {
  let database: TestDatabase;
  let world: World;
  let product: Product;
  let bases: Base[];
  const tokens: Record<string, string | undefined> = { visitor: undefined };
  const unexpected: string[] = [];
  const statuses = new Map<number, number>();
  const reached = new Set<string>();
  let closed = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    world = await createWorld({}, database);
    // So that the admin can log in again during a long run, by password alone.
    await database.query('UPDATE accounts SET mfa_required = false');
    await database.query('DELETE FROM mfa_factors');
    await database.query('DELETE FROM passkeys');
    await world.test.close();
    product = await Product.start(world.test);
    bases = basesOf(world.ids);
    for (const role of ROLES) tokens[role] = world.people[role].session.access_token;
  }, 300_000);
  afterAll(async () => {
    await product?.stop();
    await database?.drop();
  });

  /** A session that ended on the way, because it was old or because a request ended it, is begun again. */
  async function renew(): Promise<void> {
    for (const role of ROLES) {
      const headers = { authorization: `Bearer ${tokens[role]}` };
      if ((await fetch(`${product.api.url}/api/accounts/me`, { headers })).ok) continue;
      const { email, password } = world.people[role];
      const answer = await fetch(`${product.api.url}/api/sessions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'fetch' },
        body: JSON.stringify({ email, password }),
      });
      const { session } = (await answer.json()) as { session?: { access_token: string } };
      if (session) tokens[role] = session.access_token;
    }
  }

  function judge(request: FuzzRequest, answer: RawAnswer): string | null {
    const { status, type, body, headers } = answer;
    // A machine that is too busy says so there, which is what it is for.
    const isBusy = status === 503 && request.target.startsWith('/health/ready');
    if (status >= 500 && !isBusy) return `answers ${status} ${body.toString().slice(0, 200)}`;
    // A server that rejects an unreadable request does not know its method either.
    if (request.method === 'HEAD') return body.length && status !== 400 ? 'answers HEAD with a body' : null;
    if (status === 429 && !headers['retry-after']) return 'answers 429 without Retry-After';
    const operation = operationAt(request.method, request.target);
    const promised: Operation | null = operation?.responses[String(status)] ? operation : null;
    if (promised) return breachOf(promised, status, type, body);
    if (!BEFORE_ROUTING.includes(status)) return `answers ${status}, which the contract does not have`;
    return breachOf(ANY_ERROR, status, type, body);
  }
  // Every operation documents its 400 with the one shape that errors have.
  const errorOf = (OPERATIONS[0] as Operation).responses['400'] ?? {};
  const ANY_ERROR = {
    ...(OPERATIONS[0] as Operation),
    responses: Object.fromEntries(BEFORE_ROUTING.map((status) => [String(status), errorOf])),
  };

  async function attempt(index: number): Promise<void> {
    const request = fuzzRequest(SEED, index, bases, tokens);
    const throughWeb = product.web !== null && index % 100 < THROUGH_WEB_PERCENT && request.target.startsWith('/api/');
    const { url } = throughWeb && product.web ? product.web : product.api;
    const answer = await exchange(url, request.bytes, request.cutOff);
    reached.add(request.operation.id);
    if (ONLY !== null) say(`${request.bytes.toString('latin1').slice(0, 3_000)}\n---\n${JSON.stringify(answer)}`);
    const name = `#${index} ${request.role} ${request.method} ${request.target.slice(0, 120)}${throughWeb ? ' (web)' : ''}`;
    if (answer === null) {
      closed += 1;
      if (!request.cutOff) unexpected.push(`${name}: closed without an answer`);
    } else if (answer === 'no answer in time') unexpected.push(`${name}: no answer in time`);
    else {
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const complaint = judge(request, answer);
      if (complaint) unexpected.push(`${name}: ${complaint}`);
    }
  }

  it('is answered as the contract says, without a failure', async () => {
    say(
      `Contract fuzz: seed ${SEED}, ${REQUESTS} requests${product.web ? '' : ', without the web process, which is not built'}`,
    );
    const indexes = ONLY === null ? Array.from({ length: REQUESTS }, (_, index) => index) : ONLY;
    for (let begin = 0; begin < indexes.length; begin += 200) {
      await renew();
      const batch = indexes.slice(begin, begin + 200);
      await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, worker) => {
          for (let at = worker; at < batch.length; at += AT_ONCE) await attempt(batch[at] as number);
        }),
      );
    }
    const answered = [...statuses]
      .sort(([one], [other]) => one - other)
      .map(([status, count]) => `${count}× ${status}`);
    say(`Contract fuzz: ${reached.size} of ${bases.length} operations, ${answered.join(', ')}, ${closed} closed`);
    say(`Contract fuzz: ${unexpected.length} unexpected`);
    expect(firstOfEach(unexpected)).toEqual([]);
  }, 7_200_000);

  it('ends no process, and leaves no error and no secret in the logs', () => {
    expect(product.processes.map(({ ended }) => ended)).toEqual(product.processes.map(() => null));
    for (const one of product.processes) expect(one.errors.map((line) => line.slice(0, 1_500))).toEqual([]);
    const log = product.processes.map(({ text }) => text).join('\n');
    expect(log.length).toBeGreaterThan(1_000);
    const secrets = [
      PLANTED_CARD,
      PLANTED_PASSWORD,
      PLANTED_TOKEN,
      ...Object.values(tokens).filter((token) => token !== undefined),
    ];
    const passwords = Object.values(world.people).map(({ password }) => password);
    const words = Object.values(CANARIES).map(({ word }) => word);
    const lines = log.split('\n');
    const found = [...secrets, ...passwords, ...words].flatMap(
      (secret) => lines.find((line) => line.includes(secret)) ?? [],
    );
    expect(found.map((line) => line.slice(0, 1_500))).toEqual([]);
  });

  it('sends the same bytes for the same seed, and others for another', () => {
    const bytes = (seed: number) =>
      Array.from({ length: 50 }, (_, index) => fuzzRequest(seed, index, bases, tokens).bytes);
    expect(Buffer.concat(bytes(SEED)).equals(Buffer.concat(bytes(SEED)))).toBe(true);
    expect(Buffer.concat(bytes(SEED)).equals(Buffer.concat(bytes(SEED + 1)))).toBe(false);
  });
});
