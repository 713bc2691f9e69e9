import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuthKeysService } from '../../src/modules/auth/auth-keys.service.js';
import { IdentityVerifier } from '../../src/platform/identity/index.js';
import { LiveClient } from '../support/live-client.js';
import { signUpBody, signUpPerson, type Person } from '../support/people.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

/** Behind https, as in production. */
let app: TestApp;
let lena: Person;
let key: KeyObject;
beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: 'https://wattleandfern.example' } });
  lena = await signUpPerson(app);
  key = app.app.get(AuthKeysService, { strict: false }).accessTokens;
});
afterAll(() => app.close());

type Claims = Record<string, unknown>;
const now = () => Math.floor(Date.now() / 1_000);
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
const signedWith = (secret: KeyObject | Buffer, header: object, claims: Claims, hash = 'sha256') => {
  const signed = `${encoded(header)}.${encoded(claims)}`;
  return `${signed}.${createHmac(hash, secret).update(signed).digest('base64url')}`;
};
const HS256 = { alg: 'HS256', typ: 'JWT' };
const ours = (changes: Claims = {}) => ({ ...claimsOf(lena.session.access_token), ...changes });
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const signedByAttacker = (header: object) => {
  const signed = `${encoded(header)}.${encoded(ours())}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), rsa.privateKey).toString('base64url')}`;
};
const jwk = rsa.publicKey.export({ format: 'jwk' });

describe('An access token', () => {
  it('says who, in which session, from whom, for what and until when, and nothing else', () => {
    const { exp, iat, ...claims } = claimsOf(lena.session.access_token) as { exp: number; iat: number };
    expect(claims).toEqual({
      sub: lena.id,
      sid: expect.any(String),
      typ: 'access',
      iss: 'https://wattleandfern.example',
      aud: 'api',
    });
    expect(exp - iat).toBe(600);
    expect(lena.session.expires_at).toBe(exp);
  });

  it('passes when it is one of ours', async () => {
    await lena.agent
      .get('/api/accounts/me')
      .auth(signedWith(key, HS256, ours()), { type: 'bearer' })
      .expect(200);
  });

  it.each<[string, () => string]>([
    [
      'altered (9.1.1)',
      () => lena.session.access_token.replace(/\.[^.]+\./, `.${encoded(ours({ sub: crypto.randomUUID() }))}.`),
    ],
    ['without signature, alg none (9.1.2)', () => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(ours())}.`],
    ['with alg none and a signature (9.1.2)', () => signedWith(key, { alg: 'none', typ: 'JWT' }, ours())],
    ['signed with another of the HMACs (9.1.2)', () => signedWith(key, { alg: 'HS512', typ: 'JWT' }, ours(), 'sha512')],
    ['signed with an RSA key, as RS256 (9.1.2)', () => signedByAttacker({ alg: 'RS256', typ: 'JWT' })],
    ['signed with a key of its own header (9.1.3)', () => signedByAttacker({ alg: 'RS256', typ: 'JWT', jwk })],
    [
      'pointing at a key elsewhere (9.1.3)',
      () => signedByAttacker({ alg: 'RS256', kid: '../../dev/null', jku: 'https://evil.example/jwks' }),
    ],
    ['signed with an empty key', () => signedWith(Buffer.alloc(0), HS256, ours())],
    [
      'signed with the installation’s secret itself',
      () => signedWith(Buffer.from(app.settings.secrets.jwtSecret), HS256, ours()),
    ],
    ['expired (9.2.1)', () => signedWith(key, HS256, ours({ exp: now() - 1 }))],
    ['not yet valid (9.2.1)', () => signedWith(key, HS256, ours({ nbf: now() + 60 }))],
    ['of another type (9.2.2)', () => signedWith(key, HS256, ours({ typ: 'refresh' }))],
    ['of no type (9.2.2)', () => signedWith(key, HS256, ours({ typ: undefined }))],
    ['for another audience (9.2.3)', () => signedWith(key, HS256, ours({ aud: 'elsewhere' }))],
    ['from another issuer (9.2.3)', () => signedWith(key, HS256, ours({ iss: 'https://evil.example' }))],
    ['for a session that never was', () => signedWith(key, HS256, ours({ sid: crypto.randomUUID() }))],
    ['of another person for this session', () => signedWith(key, HS256, ours({ sub: crypto.randomUUID() }))],
    ['nothing at all', () => ''],
    ['rubbish', () => 'a.b.c'],
  ])('v5.0.0 is refused, over HTTP and by sockets, when it is %s', async (_case, forge) => {
    const token = forge();
    const { body } = await app.http.get('/api/accounts/me').auth(token, { type: 'bearer' }).expect(401);
    expect(body).toEqual({ statusCode: 401, code: 'unauthorized', message: expect.any(String) });
    const socket = LiveClient.connect(app, { token, origin: 'https://wattleandfern.example' });
    await expect(socket).rejects.toMatchObject({ message: 'unauthorized', data: { statusCode: 401 } });
    expect(await app.app.get(IdentityVerifier, { strict: false }).verify(token)).toBeNull();
  });

  it('is not taken from the address, where it would end in logs (14.2.1)', async () => {
    const token = lena.session.access_token;
    await app.http.get('/api/accounts/me').query({ access_token: token, token }).expect(401);
  });
});

describe('Cookies behind https', () => {
  it('v5.0.0-3.3.1 3.3.3 are secure and bound to this host', async () => {
    const { headers } = await app.http.post('/api/accounts').send(signUpBody()).expect(201);
    const cookies = headers['set-cookie'] as unknown as string[];
    expect(cookies.map((line) => line.split('=', 1)[0])).toEqual(['__Host-rt', '__Host-device']);
    for (const line of cookies) {
      expect(line).toMatch(/; Path=\/;/);
      expect(line).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
      expect(line).not.toMatch(/Domain=/i);
    }
  });

  it('are read back under the same name', async () => {
    const { headers } = await app.http.post('/api/accounts').send(signUpBody()).expect(201);
    const cookie = (headers['set-cookie'] as unknown as string[]).map((line) => line.split(';', 1)[0]).join('; ');
    const refresh = (header: string) =>
      app.http
        .post('/api/sessions/refresh')
        .set({ Cookie: header, 'X-Requested-With': 'fetch', Origin: 'https://wattleandfern.example' });
    await refresh(cookie.replaceAll('__Host-', '')).expect(401);
    await refresh(cookie).expect(200);
  });
});
