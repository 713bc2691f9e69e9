import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everythingLeft } from '../support/settled.js';
import { exampleOf, OPERATIONS, type Operation } from './support/contract.js';
import { ADMIN_OBJECTS, OBJECT_RULES } from './support/expectations.js';
import { send } from './support/requests.js';
import { createWorld, type World } from './support/world.js';

const ADDRESS_FIELD = /url|uri|endpoint|link|href|image|website|content|words|message|text/i;
const SOURCES = new URL('../../src/', import.meta.url);
/** The clients that send requests out of this installation, and the owners of their addresses. */
const CALLERS = {
  'modules/marketing/brevo/brevo.client.ts': 'the address of Brevo, from the settings',
  'modules/notifications/push/push.service.ts': 'addresses of members, public ones only',
  'modules/billing/stripe/stripe.client.ts': 'the address of Stripe, from the settings',
  'platform/database/embedded-postmaster.ts': 'the database on this computer',
  'platform/email/smtp.transport.ts': 'the email server, from the settings',
  'platform/email/outbox.transport.ts': 'nothing: it writes files',
};
const CALLS_OUT =
  /\bfetch\(|\b(request|connect)\b[^;]*from 'node:(https?|http2|net|tls)'|^import (?!type).* from '(node:dgram|undici|stripe|nodemailer)'|\bimport\('(node:dgram|undici|stripe|nodemailer)'\)/m;

/** A copy in which every text in a field that might hold an address is this one. */
function pointed(value: unknown, address: string, name = ''): { value: unknown; fields: number } {
  if (typeof value === 'string') {
    const holdsAddress = /url|uri|endpoint|link|href|image|website/i.test(name);
    const words = `${value} ${address} <img src="${address}"> `;
    return ADDRESS_FIELD.test(name) ? { value: holdsAddress ? address : words, fields: 1 } : { value, fields: 0 };
  }
  if (typeof value !== 'object' || value === null) return { value, fields: 0 };
  const inner = Object.entries(value).map(
    ([key, field]) => [key, pointed(field, address, Number.isNaN(Number(key)) ? key : name)] as const,
  );
  const fields = inner.reduce((sum, [, made]) => sum + made.fields, 0);
  if (Array.isArray(value)) return { value: inner.map(([, made]) => made.value), fields };
  return { value: Object.fromEntries(inner.map(([key, made]) => [key, made.value])), fields };
}

describe('Addresses that someone sends us (v5.0.0-1.3.6)', () => {
  let world: World;
  let server: Server;
  let address: string;
  let visits = 0;
  beforeAll(async () => {
    server = createServer((_request, response) => {
      visits += 1;
      response.end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/asked`;
    world = await createWorld({ NODE_ENV: 'production', RATE_LIMIT_SCALE: '10' });
  }, 300_000);
  afterAll(async () => {
    server.close();
    await world?.test.close();
  });

  it('are never requested, in any field', async () => {
    let fields = 0;
    const writes = OPERATIONS.filter(({ method, body }) => method !== 'GET' && body?.type === 'application/json');
    for (const operation of writes as (Operation & { body: NonNullable<Operation['body']> })[]) {
      const rule = OBJECT_RULES[operation.id];
      const isAdmins = operation.path.startsWith('/api/admin/');
      const role = isAdmins ? 'admin' : (rule?.open[0] ?? 'otherFamily');
      if (role === 'visitor') continue;
      const made = pointed(rule?.body?.(world.ids) ?? exampleOf(operation.body.schema), address);
      if (made.fields === 0) continue;
      fields += made.fields;
      const path = rule?.path?.(world.ids) ?? ADMIN_OBJECTS[operation.path.split('/')[3] ?? '']?.(world.ids) ?? {};
      const token = world.people[role].session.access_token;
      await send(world.test.url, operation, { path, body: made.value as object, token });
    }
    expect(fields).toBeGreaterThan(50);
    await everythingLeft(world.test).catch(() => undefined);
    expect(visits).toBe(0);
    // It would have been noticed.
    await fetch(address);
    expect(visits).toBe(1);
  }, 300_000);

  it('are requested only by the clients that are listed here', () => {
    const callers = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        file.endsWith('.ts') &&
        !file.endsWith('.spec.ts') &&
        !file.startsWith('bin/') &&
        CALLS_OUT.test(readFileSync(new URL(file, SOURCES), 'utf8')),
    );
    expect(callers.sort()).toEqual(Object.keys(CALLERS).sort());
  });
});
