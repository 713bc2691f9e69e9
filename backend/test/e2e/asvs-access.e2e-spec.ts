import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import request from 'supertest';
import { ACCESS_KEY, type AccessLevel } from '../../src/platform/identity/index.js';
import { signUpPerson, type Person } from '../support/people.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

interface Route {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  path: string;
  access: AccessLevel;
}

const UNKNOWN_ID = '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11';
/** These routes are at the root, all others under /api. */
const AT_ROOT = /^(health|dev|media)\b/;

/** Every route of the running router, with a path that can be asked for. */
function routesOf(app: TestApp): Route[] {
  const scanner = new MetadataScanner();
  const controllers = app.app.get(DiscoveryService, { strict: false }).getControllers();
  return controllers.flatMap(({ instance, metatype }) => {
    const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
    return scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name] ?? {};
      const path = Reflect.getMetadata(PATH_METADATA, handler) as string | undefined;
      if (path === undefined) return [];
      const parts = [Reflect.getMetadata(PATH_METADATA, metatype ?? {}) as string, path];
      const whole = parts
        .map((part) => part.replace(/^\/|\/$/g, ''))
        .filter(Boolean)
        .join('/');
      return [
        {
          name,
          method: RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number] as Route['method'],
          path: `${AT_ROOT.test(whole) ? '' : '/api'}/${whole}`.replace(/:\w+/g, UNKNOWN_ID),
          access: Reflect.getMetadata(ACCESS_KEY, handler) as AccessLevel,
        },
      ];
    });
  });
}

const ask = ({ url }: TestApp, { method, path }: Route, token?: string) => {
  const call = request(url)[method.toLowerCase() as Lowercase<Route['method']>](path);
  return token ? call.auth(token, { type: 'bearer' }) : call;
};

describe('The routes, as the router has them', () => {
  let app: TestApp;
  let routes: Route[];
  let people: Person[];
  beforeAll(async () => {
    app = await createTestApp();
    routes = routesOf(app);
    people = [await signUpPerson(app), await signUpPerson(app, { userType: 'aupair' })];
  });
  afterAll(() => app.close());

  const statuses = async (asked: Route[], token?: string) => {
    const answers: Record<string, number> = {};
    for (const route of asked) answers[route.name] = (await ask(app, route, token)).status;
    return answers;
  };
  const all = (asked: Route[], status: number) => Object.fromEntries(asked.map(({ name }) => [name, status]));

  it('are all found by this test', () => {
    expect(routes.length).toBeGreaterThan(40);
    expect(routes.map(({ name }) => name)).toEqual(expect.arrayContaining(['searchAuPairs', 'sendMessage', 'getUser']));
  });

  it('answer 401 to visitors when a session is needed, and 403 to members when it must be an admin’s (ASVS 8.2.1)', async () => {
    const administrative = routes.filter(({ access }) => access === 'admin');
    const closed = [...routes.filter(({ access }) => access === 'signed-in'), ...administrative];
    expect(closed.length).toBeGreaterThan(25);
    expect(administrative.length).toBeGreaterThan(100);
    // Nothing under this address is anyone else's, whatever it declares.
    expect(routes.filter(({ path, access }) => path.startsWith('/api/admin/') && access !== 'admin')).toEqual([]);
    expect(await statuses(closed)).toEqual(all(closed, 401));
    for (const { session } of people)
      expect(await statuses(administrative, session.access_token)).toEqual(all(administrative, 403));
  });

  it('never fail on a body that is missing, or on an id of no one', async () => {
    const readable = routes.filter(({ name }) => !['signOut', 'updatePassword'].includes(name));
    for (const { session } of people) {
      const answers = await statuses(readable, session.access_token);
      expect(Object.entries(answers).filter(([, status]) => status >= 500)).toEqual([]);
    }
  });
});
