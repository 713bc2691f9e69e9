import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CO_PARENT_OPERATIONS } from '../../src/modules/auth/household/co-parent-operations.js';
import { everythingLeft } from '../support/settled.js';
import { WrittenRows } from '../support/written-rows.js';
import { leakedTo, ROLES, type Role } from './support/canaries.js';
import { breachOf, OPERATIONS, resolved, type Operation, type Schema } from './support/contract.js';
import {
  ADMIN_OBJECTS,
  BEFORE_SECOND_FACTOR,
  NAMES_NO_OBJECT,
  OBJECT_RULES,
  openTo,
  type ObjectRule,
} from './support/expectations.js';
import { send, type Filling, type HttpAnswer } from './support/requests.js';
import { createWorld, type World } from './support/world.js';

const MEMBERS = ROLES.filter((role) => !['visitor', 'suspended', 'owingAdmin', 'admin'].includes(role));
const isAdminOnly = ({ path }: Operation) => path.startsWith('/api/admin/');
const isId = (schema: Schema) => resolved(schema).format === 'uuid';

/** An id in its path, in its body, or as a demanded part of its query. */
function namesAnObject({ id, path, parameters, body }: Operation): boolean {
  if (NAMES_NO_OBJECT.has(id)) return false;
  const fields = Object.values((body && resolved(body.schema).properties) ?? {});
  const asked = parameters.some((one) => one.in === 'query' && one.required && isId(one.schema));
  return /\{\w*id\}/i.test(path) || asked || fields.some((field) => isId(field));
}

const forMembers = OPERATIONS.filter((operation) => operation.access === 'signed-in' && !isAdminOnly(operation));
const aboutObjects = forMembers.filter(namesAnObject);
const aboutOneself = forMembers.filter((operation) => !namesAnObject(operation));
const open = OPERATIONS.filter(({ access }) => access !== 'signed-in');
const forAdmins = OPERATIONS.filter(isAdminOnly);

describe('The access matrix: roles by operations by objects', () => {
  let world: World;
  let writes: WrittenRows;
  const counts = { cells: 0, refused: 0, answered: 0, objects: 0 };
  const unexpected: string[] = [];
  let surprises = 0;
  beforeAll(async () => {
    world = await createWorld();
    await everythingLeft(world.test);
    writes = await WrittenRows.watch(world.test.database);
  }, 300_000);
  afterAll(async () => {
    const { cells, refused, answered, objects } = counts;
    process.stdout.write(
      `Access matrix: ${OPERATIONS.length} operations, ${ROLES.length} roles, ${objects} objects, ${cells} cells ` +
        `(${refused} refused, ${answered} answered), ${surprises} unexpected\n`,
    );
    await world?.test.close();
  });

  const tokenOf = (role: Role) => (role === 'visitor' ? undefined : world.people[role].session.access_token);

  async function ask(role: Role, operation: Operation, filling: Filling = {}): Promise<HttpAnswer> {
    const answer = await send(world.test.url, operation, { ...filling, token: tokenOf(role) });
    counts.cells += 1;
    const say = (what: string) => unexpected.push(`${role} ${operation.id}: ${what}`);
    // A machine that is too busy says so there, which is what it is for.
    if (answer.status >= 500 && operation.id !== 'checkReadiness') say(`answers ${answer.status}`);
    const mayShow = OBJECT_RULES[operation.id]?.mayShow?.[role] ?? [];
    const leaked = leakedTo(role, answer.body.toString()).filter((name) => !mayShow.includes(name));
    if (leaked.length) say(`reads ${leaked.join(', ')}`);
    const breach = breachOf(operation, answer.status, answer.type, answer.body);
    if (breach) say(breach);
    const cached = answer.headers.get('cache-control') ?? '';
    if (operation.access === 'signed-in' && !cached.includes('no-store')) say(`may be kept by caches: "${cached}"`);
    if (answer.headers.get('x-content-type-options') !== 'nosniff') say('lets browsers guess its type');
    return answer;
  }

  /** Cells that are closed: each with one of these statuses, and nothing is written. */
  async function refuse(operation: Operation, closed: [Role, number[]][], filling: Filling = {}): Promise<void> {
    const roles = closed.map(([role]) => role);
    const answers = await Promise.all(roles.map((role) => ask(role, operation, filling)));
    counts.refused += roles.length;
    for (const [index, [role, statuses]] of closed.entries()) {
      const { status } = answers[index] as HttpAnswer;
      if (!statuses.includes(status))
        unexpected.push(`${role} ${operation.id}: ${status}, not ${statuses.join(' or ')}`);
    }
    const written = await writes.sinceLastLook();
    if (written.length) unexpected.push(`${roles.join()} ${operation.id}: wrote ${written.join(', ')}`);
  }

  /** A cell that is open: whatever the state of the object, it is not hidden. */
  async function pass(role: Role, operation: Operation, filling: Filling = {}): Promise<void> {
    const { status, body } = await ask(role, operation, filling);
    counts.answered += 1;
    if ([401, 403, 404].includes(status))
      unexpected.push(`${role} ${operation.id}: ${status} ${body.toString().slice(0, 120)}`);
  }

  const fillingOf = ({ path, query, body }: ObjectRule): Filling => ({
    path: path?.(world.ids) ?? {},
    query: query?.(world.ids) ?? {},
    ...(body && { body: body(world.ids) }),
  });
  const adminObject = ({ path }: Operation) => ADMIN_OBJECTS[path.split('/')[3] ?? '']?.(world.ids) ?? {};
  const findings = () => {
    surprises += unexpected.length;
    return unexpected.splice(0);
  };

  it('has an expectation for every operation that names an object', () => {
    const rules = Object.keys(OBJECT_RULES).sort();
    expect(aboutObjects.map(({ id }) => id).sort(), 'list them in OBJECT_RULES of support/expectations.ts').toEqual(
      rules,
    );
    const folders = new Set(forAdmins.filter(({ path }) => path.includes('{')).map(({ path }) => path.split('/')[3]));
    const known = Object.keys(ADMIN_OBJECTS).sort();
    expect([...folders].sort(), 'list them in ADMIN_OBJECTS of support/expectations.ts').toEqual(known);
    expect([...BEFORE_SECOND_FACTOR].filter((id) => !OPERATIONS.some((operation) => operation.id === id))).toEqual([]);
  });

  it('made every object through the product', () => {
    expect(Object.entries(world.ids).filter(([, id]) => !id)).toEqual([]);
    counts.objects = Object.keys(world.ids).length;
  });

  it('closes the operations of admins to everyone else', async () => {
    const closed: [Role, number[]][] = [
      ['visitor', [401]],
      ['suspended', [401]],
      ['owingAdmin', [403]],
      ...MEMBERS.map((role): [Role, number[]] => [role, [403]]),
    ];
    for (const operation of forAdmins) await refuse(operation, closed, { path: adminObject(operation) });
    expect(findings()).toEqual([]);
  }, 300_000);

  it('denies objects to everyone except their parties', async () => {
    for (const operation of aboutObjects) {
      const rule = OBJECT_RULES[operation.id];
      if (!rule) continue;
      const parties = openTo(operation.id, rule);
      const closed = ROLES.filter((role) => !parties.includes(role)).map((role): [Role, number[]] => {
        if (role === 'visitor' || role === 'suspended') return [role, [401]];
        if (role === 'owingAdmin' && !BEFORE_SECOND_FACTOR.has(operation.id)) return [role, [403]];
        return [role, [403, 404, ...(rule.silent ? [rule.silent] : [])]];
      });
      await refuse(operation, closed, fillingOf(rule));
    }
    expect(findings()).toEqual([]);
  }, 300_000);

  it('closes a member’s own data to visitors, suspended members, admins without their second factor, and co-parents', async () => {
    for (const operation of aboutOneself)
      await refuse(operation, [
        ['visitor', [401]],
        ['suspended', [401]],
        ...(BEFORE_SECOND_FACTOR.has(operation.id) ? [] : [['owingAdmin', [403]] satisfies [Role, number[]]]),
        ...(CO_PARENT_OPERATIONS.has(operation.id) ? [] : [['coParent', [403]] satisfies [Role, number[]]]),
      ]);
    expect(findings()).toEqual([]);
  }, 300_000);

  it('shows people only their own data (v5.0.0-8.2.3)', async () => {
    for (const operation of [...aboutOneself, ...open].filter(({ method }) => method === 'GET')) {
      const path = { id: world.ids['family'] ?? '', city: 'sydney', region: 'australia' };
      await Promise.all(ROLES.map((role) => ask(role, operation, { path })));
    }
    expect(findings()).toEqual([]);
  }, 300_000);

  it('opens objects to their parties, which proves that the ids above are real', async () => {
    const rules = aboutObjects.flatMap((operation) => {
      const rule = OBJECT_RULES[operation.id];
      return rule ? [{ operation, rule }] : [];
    });
    for (const { operation, rule } of rules.sort((one, other) => (one.rule.last ?? 0) - (other.rule.last ?? 0)))
      for (const role of openTo(operation.id, rule)) await pass(role, operation, fillingOf(rule));
    expect(findings()).toEqual([]);
  }, 300_000);

  it('opens the reading of admins to an admin with a second factor', async () => {
    for (const operation of forAdmins.filter(({ method }) => method === 'GET'))
      await ask('admin', operation, { path: adminObject(operation) });
    expect(findings()).toEqual([]);
  }, 300_000);
});
