import { once } from 'node:events';
import { request as ask, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpPerson, type Person } from '../support/people.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { exampleOf, OPERATIONS } from './support/contract.js';
import { addressOf } from './support/requests.js';

/** Origins that are not ours; a browser says `null` for a page of a sandbox or of a file. */
const FOREIGN = ['https://evil.example', 'http://localhost:3000.evil.example', 'http://localhost:3001', 'null'];
/** The content types that a form of another site can send without a preflight request. */
const FORM_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
/** Mail programs post a form there (RFC 8058); what it does is in the address. */
const TAKES_FORMS = new Set(['unsubscribe']);
const SLOW_CONNECTIONS = 60;

describe('Another site', () => {
  let test: TestApp;
  let person: Person;
  let cookies: string;
  beforeAll(async () => {
    test = await createTestApp();
    person = await signUpPerson(test);
    const { headers } = await test.http
      .post('/api/sessions')
      .set('X-Requested-With', 'fetch')
      .send({ email: person.email, password: person.password })
      .expect(200);
    const set = headers['set-cookie'] as unknown as string[];
    cookies = set.map((cookie) => cookie.split(';')[0]).join('; ');
    expect(cookies).toContain('rt=');
  });
  afterAll(() => test.close());

  const crossSite = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' });

  it('3.5.2 reaches no operation with a form, though the browser sends the cookies along', async () => {
    const posts = OPERATIONS.filter(({ id, method }) => method === 'POST' && !TAKES_FORMS.has(id));
    const reached: string[] = [];
    for (const operation of posts) {
      const example = operation.body ? JSON.stringify(exampleOf(operation.body.schema)) : '';
      for (const type of FORM_TYPES) {
        const answer = await fetch(test.url + addressOf(operation), {
          method: 'POST',
          headers: { ...crossSite('https://evil.example'), cookie: cookies, 'content-type': type },
          body: type.startsWith('multipart') ? '--x--\r\n' : example || 'a=b',
        });
        if (answer.status < 300) reached.push(`${operation.id} as ${type}: ${answer.status}`);
      }
    }
    expect(posts.length).toBeGreaterThan(80);
    expect(reached).toEqual([]);
  });

  it('3.5.1 does nothing with only the cookies, with our header, with JSON or without a body', async () => {
    const writes = OPERATIONS.filter(({ method, access }) => method !== 'GET' && access !== 'public');
    const byCookie = OPERATIONS.filter(({ id }) => ['refreshSession', 'signOut'].includes(id));
    const reached: string[] = [];
    for (const operation of [...writes, ...byCookie])
      for (const origin of FOREIGN) {
        const answer = await fetch(test.url + addressOf(operation), {
          method: operation.method,
          headers: {
            ...crossSite(origin),
            ...{ cookie: cookies, 'x-requested-with': 'fetch' },
            ...(operation.body && { 'content-type': 'application/json' }),
          },
          ...(operation.body && { body: '{}' }),
        });
        if (![401, 403].includes(answer.status)) reached.push(`${operation.id} from ${origin}: ${answer.status}`);
      }
    expect(writes.length).toBeGreaterThan(100);
    expect(byCookie).toHaveLength(2);
    expect(reached).toEqual([]);
    // The session of the cookie was neither refreshed nor ended.
    await test.http.post('/api/sessions/refresh').set({ cookie: cookies, 'X-Requested-With': 'fetch' }).expect(200);
  });

  it('3.4.2 gets no CORS permission', async () => {
    const letIn: string[] = [];
    const paths = [...new Set(OPERATIONS.map((operation) => addressOf(operation)))];
    for (const path of paths)
      for (const [method, origin] of [
        ['OPTIONS', 'https://evil.example'],
        ['OPTIONS', 'null'],
        ['GET', 'https://evil.example'],
      ] as const) {
        const headers = { ...crossSite(origin), 'access-control-request-method': 'POST' };
        const wished = { ...headers, 'access-control-request-headers': 'content-type,authorization,x-requested-with' };
        const answer = await fetch(test.url + path, {
          method,
          headers: method === 'GET' ? headers : wished,
          redirect: 'manual',
        });
        const allows = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'));
        if (allows.length) letIn.push(`${method} ${path}: ${allows.join(', ')}`);
        await answer.body?.cancel();
      }
    expect(paths.length).toBeGreaterThan(150);
    expect(letIn).toEqual([]);
  });

  it.each(FOREIGN)('4.4.2 opens no socket, as %s', async (origin) => {
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    const open = async (from: string): Promise<number> => {
      const asked = ask(`${test.url}/socket.io/?EIO=4&transport=websocket`, {
        headers: { ...upgrade, origin: from, cookie: cookies },
      });
      asked.end();
      const [answer] = (await Promise.race([once(asked, 'response'), once(asked, 'upgrade')])) as [IncomingMessage];
      answer.socket.destroy();
      return answer.statusCode ?? 0;
    };
    expect(await open(origin)).toBe(403);
    expect(await open('http://localhost:3000')).toBe(101);
  });
});

describe('A client that sends as slowly as possible', () => {
  let test: TestApp;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await test.close();
  });

  it.each([
    ['headers', 'POST /api/contact-messages HTTP/1.1\r\nHost: localhost\r\nX-One: '],
    [
      'a body',
      'POST /api/contact-messages HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":',
    ],
    [
      'an upload',
      'POST /api/photos HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\n\r\n--x\r\n',
    ],
  ])('keeps no one else waiting: %s', async (_what, begun) => {
    const { hostname, port } = new URL(test.url);
    const opened = Array.from({ length: SLOW_CONNECTIONS }, () => connect(Number(port), hostname));
    sockets.push(...opened);
    for (const socket of opened) socket.on('error', () => undefined);
    await Promise.all(opened.map((socket) => once(socket, 'connect')));
    await Promise.all(opened.map((socket) => new Promise((done) => socket.write(begun, done))));
    const answers = await Promise.all(Array.from({ length: 20 }, () => test.http.get('/api/regions')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await signUpPerson(test);
  });

  it('is cut off: headers within a minute, a whole request within two', () => {
    const server = test.app.getHttpServer() as { headersTimeout: number; requestTimeout: number };
    expect(server.headersTimeout).toBeGreaterThan(0);
    expect(server.headersTimeout).toBeLessThanOrEqual(60_000);
    expect(server.requestTimeout).toBeGreaterThan(0);
    expect(server.requestTimeout).toBeLessThanOrEqual(120_000);
  });
});
