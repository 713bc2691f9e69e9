import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from './support/canaries.js';
import { exampleOf, OPERATIONS, type Operation } from './support/contract.js';
import { ADMIN_OBJECTS, OBJECT_RULES } from './support/expectations.js';
import { addressOf } from './support/requests.js';
import { createWorld, type World } from './support/world.js';

/** Writes that may come twice without a key, by a rule of their own that the contract states. A new one belongs here. */
const REPEATABLE_BY_THEMSELVES = [
  'addPasskey',
  'askForMarketingReports',
  'checkHouseholdInvitation',
  'checkRecoveryLink',
  'confirmMfaFactor',
  'countUnreadMessages',
  'enrolMfaFactor',
  'receiveStripeEvent',
  'lookUpReferenceForm',
  'markConversationRead',
  'openEvidence',
  'payInvoiceByCard',
  'previewCampaign',
  'readAppealLink',
  'receiveBrevoReports',
  'refreshSession',
  'renewRecoveryCodes',
  'requestPasswordRecovery',
  'sendMessage',
  'signIn',
  'signInWithPasskey',
  'startPasskeyChallenge',
  'startPasskeyConfirmation',
  'startPasskeyRegistration',
  'startPasskeySignIn',
  'tryUpload',
  'unsubscribe',
  'updatePassword',
  'verifyMfaChallenge',
];
/** Uploads, and what an email or another service has to come before, have tests of their own (`idempotency*`). */
const ENDS_SESSIONS = new Set(['eraseMyAccount', 'signOutUser', 'suspendUser', 'signUp']);

interface Contract {
  paths: Record<
    string,
    Record<string, { operationId: string; parameters?: { $ref?: string }[]; 'x-idempotency-key-ignored'?: string }>
  >;
}
const { paths } = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as Contract;
const creating = Object.values(paths).flatMap((methods) =>
  Object.entries(methods).flatMap(([method, operation]) => (['post', 'put'].includes(method) ? [operation] : [])),
);
const takesKey = ({ parameters = [] }: (typeof creating)[number]) =>
  parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'));

describe('A write that comes again', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  }, 300_000);
  afterAll(() => world?.test.close());

  const roleFor = ({ id, path, access }: Operation): Role => {
    if (path.startsWith('/api/admin/')) return 'admin';
    return access === 'public' ? 'visitor' : (OBJECT_RULES[id]?.open[0] ?? 'otherFamily');
  };

  it('takes a key, or is known to be as good once as twice', () => {
    const without = creating.filter((operation) => !takesKey(operation));
    expect(without.map(({ operationId }) => operationId).sort()).toEqual(REPEATABLE_BY_THEMSELVES);
    for (const operation of without) expect(operation['x-idempotency-key-ignored']).toMatch(/^[A-Z`].{15,}\.$/);
  });

  it('gets its first answer with the same key, and none with another body', async () => {
    const keyed = new Set(creating.filter(takesKey).map(({ operationId }) => operationId));
    const wrong: string[] = [];
    let repeated = 0;
    for (const operation of OPERATIONS) {
      const rule = OBJECT_RULES[operation.id];
      if (!keyed.has(operation.id) || ENDS_SESSIONS.has(operation.id)) continue;
      if (operation.body?.type === 'multipart/form-data') continue;
      const role = roleFor(operation);
      const example = operation.body ? (exampleOf(operation.body.schema) as object) : undefined;
      const body = rule?.body?.(world.ids) ?? example;
      const path = rule?.path?.(world.ids) ?? ADMIN_OBJECTS[operation.path.split('/')[3] ?? '']?.(world.ids) ?? {};
      const address = world.test.url + addressOf(operation, { path, query: rule?.query?.(world.ids) ?? {} });
      const token = role === 'visitor' ? null : world.people[role].session.access_token;
      const key = randomUUID();
      const ask = async (sent: object | undefined) => {
        const answer = await fetch(address, {
          method: operation.method,
          headers: {
            'idempotency-key': key,
            'x-requested-with': 'fetch',
            ...(token && { authorization: `Bearer ${token}` }),
            ...(sent && { 'content-type': 'application/json' }),
          },
          ...(sent && { body: JSON.stringify(sent) }),
        });
        return { status: answer.status, isReplay: answer.headers.has('idempotent-replay'), text: await answer.text() };
      };
      const first = await ask(body);
      if (first.status >= 300) continue;
      repeated += 1;
      const again = await ask(body);
      if (again.status !== first.status || again.text !== first.text || !again.isReplay)
        wrong.push(`${operation.id}: ${first.status}, then ${again.status}${again.isReplay ? '' : ', done again'}`);
      if (token === null || !body) continue;
      const other = await ask({ ...body, somethingElse: 1 });
      if (other.status !== 422) wrong.push(`${operation.id}: ${other.status} for another body`);
    }
    process.stdout.write(`Repeated writes: ${repeated} of ${keyed.size} operations that take a key\n`);
    expect(wrong).toEqual([]);
    expect(repeated).toBeGreaterThan(40);
  }, 600_000);
});
