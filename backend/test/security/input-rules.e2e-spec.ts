import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createAuPair, createFamily } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { exampleOf, operationOf, OPERATIONS, resolved, type Operation, type Schema } from './support/contract.js';
import { addressOf, send } from './support/requests.js';

/** No operation accepts this field, so that a request is only validated and nothing is done. */
const EXTRA = 'isNoField';
/** They find out who asks, or what is meant, before they read the body. */
const READ_LATER = new Set(['receiveStripeEvent', 'receiveBrevoReports', 'restorePostRevision']);
/** Accepted by some reading of ISO 8601, but no `date-time` of RFC 3339. */
const NO_MOMENTS = [
  ...['2027-W10', '2027-123', '20270220', '2027-02', '2027-02-20', '2027-02-20T10:00', '2027-02-20T10:00:00', ''],
  ...['2027-02-20 10:00:00Z', '2027-02-20T10:00:00,5Z', '+2027-02-20T10:00:00Z', '+012027-02-20T10:00:00Z'],
  ...['2027-02-29T10:00:00Z', '2027-02-20T25:00:00Z', '2027-02-20T10:00:00+99:00', '0000-01-01T00:00:00Z'],
];

type Path = (string | number)[];
interface Field {
  path: Path;
  schema: Schema;
}

/** Every field of a body, at any depth; lists by their first item. */
function fieldsOf(schema: Schema, path: Path = []): Field[] {
  const { properties, items } = resolved(schema);
  const own = path.length > 0 ? [{ path, schema: resolved(schema) }] : [];
  if (properties)
    return [...own, ...Object.entries(properties).flatMap(([name, one]) => fieldsOf(one, [...path, name]))];
  return items ? [...own, ...fieldsOf(items, [...path, 0])] : own;
}

/** A copy with `value` at a path; null if the example has nothing there. */
function withValue(body: object, path: Path, value: unknown): object | null {
  const copy = structuredClone(body) as Record<string | number, unknown>;
  let at = copy;
  for (const part of path.slice(0, -1)) {
    if (typeof at[part] !== 'object' || at[part] === null) return null;
    at = at[part] as typeof copy;
  }
  at[path.at(-1) ?? ''] = value;
  return copy;
}

describe('The rules of input', () => {
  let app: TestApp;
  let tokens: Record<'admin' | 'family' | 'auPair', string>;
  beforeAll(async () => {
    app = await createTestApp();
    const [admin, family, auPair] = await Promise.all([createAdmin(app), createFamily(app), createAuPair(app)]);
    tokens = {
      admin: admin.session.access_token,
      family: family.session.access_token,
      auPair: auPair.session.access_token,
    };
  });
  afterAll(() => app.close());

  /** The names of fields that are rejected, or null if the body was not validated. */
  async function rejected(operation: Operation, token: string | undefined, body: object): Promise<string[] | null> {
    const answer = await send(app.url, operation, { token, body: { ...body, [EXTRA]: 1 } });
    const { fields } = JSON.parse(answer.body.toString() || '{}') as { fields?: object };
    return answer.status === 400 && fields && EXTRA in fields ? Object.keys(fields) : null;
  }

  async function tokenFor(operation: Operation, body: object): Promise<string | undefined | null> {
    if (operation.path.startsWith('/api/admin/')) return tokens.admin;
    for (const token of [undefined, tokens.family, tokens.auPair])
      if (await rejected(operation, token, body)) return token;
    return null;
  }

  it('are those of the contract: null only where it allows null, and no time without its offset', async () => {
    const accepted: string[] = [];
    const refused: string[] = [];
    const unread: string[] = [];
    let asked = 0;
    for (const operation of OPERATIONS) {
      const { id, body } = operation;
      if (body?.type !== 'application/json' || READ_LATER.has(id)) continue;
      const example = exampleOf(body.schema) as object;
      const token = await tokenFor(operation, example);
      if (token === null) unread.push(id);
      else
        for (const { path, schema } of fieldsOf(body.schema)) {
          const name = path.join('.');
          const isAbout = (one: string) => one === name || one.startsWith(`${name}.`) || name.startsWith(`${one}.`);
          const unsaid = schema.nullable ? withValue(example, path, null) : null;
          if (unsaid && (await rejected(operation, token, unsaid))?.some(isAbout)) refused.push(`${id} ${name}`);
          const wrong = [...(schema.nullable ? [] : [null]), ...(schema.format === 'date-time' ? NO_MOMENTS : [])];
          for (const value of wrong) {
            const changed = withValue(example, path, value);
            if (!changed) continue;
            asked += 1;
            const names = await rejected(operation, token, changed);
            if (!names?.some(isAbout)) accepted.push(`${id} ${name}: ${JSON.stringify(value)}`);
          }
        }
    }
    expect(unread).toEqual([]);
    expect(asked).toBeGreaterThan(500);
    expect(accepted).toEqual([]);
    expect(refused).toEqual([]);
  }, 300_000);

  it('are the same for times in query strings', async () => {
    const accepted: string[] = [];
    for (const operation of OPERATIONS.filter(({ method }) => method === 'GET'))
      for (const { name, schema } of operation.parameters.filter((one) => one.in === 'query'))
        if (schema.format === 'date-time')
          for (const value of NO_MOMENTS) {
            const { status } = await send(app.url, operation, { token: tokens.admin, query: { [name]: value } });
            if (status !== 400) accepted.push(`${addressOf(operation)} ${name}=${value}: ${status}`);
          }
    expect(accepted).toEqual([]);
  });

  it('end a range of metrics on a day that exists', async () => {
    const query = { from: '2026-02-01', to: '2026-02-30' };
    expect((await send(app.url, operationOf('getMetrics'), { token: tokens.admin, query })).status).toBe(400);
  });
});
