import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailTo, tokenIn } from '../support/inbox.js';
import { signUpBody, signUpPerson, type Person } from '../support/people.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { OPERATIONS } from './support/contract.js';
import { Product } from './support/product.js';
import { addressOf } from './support/requests.js';

const SLOW_CONNECTIONS = 60;
const PAGES = ['/', '/nz', '/pricing', '/search-families', '/search-au-pairs', '/blog', '/dashboard', '/account'];
const ADMIN_PAGE = '/admin-dashboard';
const NEW_PASSWORD = 'seven otters juggle plums';
const IN_QUERY = 'a-secret-in-a-query-0123456789';

/** A page without when and under which number its answers came. */
const sameOf = (html: string) =>
  html.replace(/"(?:requestId|startedTimeStamp|fulfilledTimeStamp)":(?:"[^"]*"|\d+)/g, '');

describe('The web process and the API behind it', () => {
  let database: TestDatabase;
  let test: TestApp;
  let product: Product;
  let person: Person;
  let web: string;
  let cookie: string;
  const slow: Socket[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    test = await createTestApp({ database });
    person = await signUpPerson(test, { verified: true });
    await test.close();
    product = await Product.start(test);
    if (!product.web) throw new Error('The web process is not built');
    web = product.web.url;
    const answer = await call('POST', '/api/sessions', { email: person.email, password: person.password });
    cookie = answer.headers
      .getSetCookie()
      .map((one) => one.split(';', 1)[0])
      .join('; ');
    expect(cookie).toContain('rt=');
    const { session } = (await answer.json()) as { session: Person['session'] };
    person.session = session;
  }, 300_000);
  afterAll(async () => {
    for (const socket of slow) socket.destroy();
    await product?.stop();
    await database?.drop();
  });

  const call = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(web + path, {
      method,
      redirect: 'manual',
      headers: { 'x-requested-with': 'fetch', ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  /** A page under the name of the site: under another one a browser is led there first. */
  const page = async (path: string, headers: Record<string, string> = {}) => {
    const asked = request(web + path, { headers: { ...headers, host: new URL(test.settings.publicUrl).host } });
    asked.end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const parts = (await answer.toArray()) as Buffer[];
    return { status: answer.statusCode, headers: answer.headers, text: Buffer.concat(parts).toString() };
  };
  const asPerson = () => ({ cookie, authorization: `Bearer ${person.session.access_token}` });

  it('14.3.2 serve pages rendered for everyone, and never cache a page of Admin', async () => {
    const wrong: string[] = [];
    for (const path of PAGES) {
      const address = `${path}?seen=${person.username}`;
      const [own, other] = [await page(address, asPerson()), await page(address)];
      // The state of the page would contain the person's data.
      const told = [person.email, person.id, person.session.access_token].filter((fact) => own.text.includes(fact));
      if (told.length > 0 || sameOf(own.text) !== sameOf(other.text))
        wrong.push(`${path}: ${told.join(', ') || 'differs'}`);
      for (const { status, headers } of [own, other]) {
        if (status !== 200) wrong.push(`${path} answers ${status}`);
        if (!/^no-(?:cache|store)$/.test(headers['cache-control'] ?? '')) wrong.push(`${path} may be kept`);
        if (headers['set-cookie']) wrong.push(`${path} sets a cookie`);
      }
    }
    expect(wrong).toEqual([]);
    const admin = await Promise.all([page(ADMIN_PAGE), page(ADMIN_PAGE)]);
    expect(admin.map(({ status, headers }) => [status, headers.etag])).toEqual(Array(2).fill([200, undefined]));
    const [first, second] = admin.map(({ headers }) => headers['content-security-policy']);
    expect(first).not.toBe(second);
  });

  it('14.3.2 let no answer to someone who is signed in be kept, and a public one only where it is the same for all', async () => {
    const wrong: string[] = [];
    let kept = 0;
    const reads = OPERATIONS.filter(({ method }) => method === 'GET');
    for (const operation of reads) {
      const path = addressOf(operation);
      const answer = await call('GET', path, undefined, asPerson());
      const own = Buffer.from(await answer.arrayBuffer());
      const rule = answer.headers.get('cache-control') ?? '';
      if (/\bno-store\b/.test(rule)) continue;
      kept += 1;
      if (operation.access === 'signed-in') wrong.push(`${operation.id}: ${rule || 'no rule'}`);
      const other = Buffer.from(await (await call('GET', path)).arrayBuffer());
      if (answer.status < 300 && !own.equals(other)) wrong.push(`${operation.id} differs by who asks: ${rule}`);
    }
    expect(reads.length).toBeGreaterThan(100);
    expect(kept).toBeLessThan(reads.length / 3);
    expect(wrong).toEqual([]);
  });

  it.each([
    ['headers', 'POST /api/contact-messages HTTP/1.1\r\nHost: localhost\r\nX-One: '],
    ['headers of a page', 'GET /pricing HTTP/1.1\r\nHost: localhost\r\nX-One: '],
    [
      'a body',
      'POST /api/contact-messages HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":',
    ],
    [
      'an upload',
      'POST /api/photos HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\n\r\n--x\r\n',
    ],
  ])('keep no one waiting for someone who sends %s as slowly as can be (security threat 15)', async (_what, begun) => {
    const { hostname, port } = new URL(web);
    const opened = Array.from({ length: SLOW_CONNECTIONS }, () => connect(Number(port), hostname));
    slow.push(...opened);
    for (const socket of opened) socket.on('error', () => undefined);
    await Promise.all(opened.map((socket) => once(socket, 'connect')));
    await Promise.all(opened.map((socket) => new Promise((done) => socket.write(begun, done))));
    const others = Array.from({ length: 10 }, () => [page('/api/regions'), page('/pricing')]).flat();
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(others.map(() => 200));
  });

  it('14.2.1 16.2.5 write no password, token, cookie or query into their logs', async () => {
    const newcomer = signUpBody();
    const signedUp = await call('POST', '/api/accounts', newcomer);
    expect(signedUp.status).toBe(201);
    const { access_token: access } = (await signedUp.json()) as Person['session'];
    const confirmation = tokenIn(await emailTo(test, newcomer.email, /confirm/i));
    expect(
      (await call('POST', '/api/sessions', { email: newcomer.email, password: `${newcomer.password}!` })).status,
    ).toBe(401);
    expect((await call('POST', '/api/password-recoveries', { email: newcomer.email })).status).toBe(202);
    const recovery = tokenIn(await emailTo(test, newcomer.email, /new password/));
    const reset = { token: recovery, password: NEW_PASSWORD };
    expect((await call('POST', '/api/password-recoveries/reset', reset)).status).toBeLessThan(300);
    expect((await call('POST', '/api/password-recoveries/reset', reset)).status).toBeGreaterThanOrEqual(400);
    const query = `?token=${IN_QUERY}&email=${encodeURIComponent(newcomer.email)}`;
    for (const path of ['/reset-password', '/unsubscribe', '/nowhere', '/api/regions', '/api/nowhere', '/api/blog/%ff'])
      await page(path + query, asPerson());
    await call('POST', '/api/sessions', { email: newcomer.email, password: [newcomer.password] });
    const log = product.processes.map(({ text }) => text).join('\n');
    expect(log).toContain('/api/password-recoveries');
    const secrets = {
      ...{ password: newcomer.password, newPassword: NEW_PASSWORD, access, confirmation, recovery, inQuery: IN_QUERY },
      ...{ own: person.session.access_token, cookie: cookie.split('rt=')[1] ?? '', email: newcomer.email },
      encodedEmail: encodeURIComponent(newcomer.email),
    };
    const found = Object.entries(secrets).filter(([, secret]) => secret === '' || log.includes(secret));
    expect(found.map(([name]) => name)).toEqual([]);
  });
});
