import { afterAll, beforeAll, describe, expect, it, vi, type MockInstance } from 'vitest';
import { LogService, type SecurityEvent } from '../../src/platform/logging/index.js';
import { setUpAuthenticator } from '../support/authenticator.js';
import { eventually } from '../support/eventually.js';
import { emailTo, tokenIn } from '../support/inbox.js';
import { GOOD_PASSWORD, signUpPerson } from '../support/people.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let app: TestApp;
let security: MockInstance<LogService['security']>;
beforeAll(async () => {
  app = await createTestApp();
  security = vi.spyOn(app.app.get(LogService, { strict: false }), 'security');
});
afterAll(() => app.close());

const rows = (event: SecurityEvent) =>
  security.mock.calls.filter(([name]) => name === event).map(([, details]) => details);

describe('The security log (v5.0.0-16.3.1, 16.3.2)', () => {
  it('has a row for everything that happens to an account, by id and address, and no secret in any of them', async () => {
    const lena = await signUpPerson(app);
    const signIn = (password: string) => app.http.post('/api/sessions').send({ email: lena.email, password });
    await signIn('not the password at all').expect(401);
    await signIn(GOOD_PASSWORD).expect(200);
    const verification = tokenIn(await emailTo(app, lena.email, /confirm/));
    await app.http.post('/api/email-verifications').send({ token: verification }).expect(200);
    const authenticator = await setUpAuthenticator(app, lena);
    const { body } = await signIn(GOOD_PASSWORD).expect(200);
    const answer = (codes: object) =>
      app.http.post('/api/mfa-verifications').send({ challengeToken: body.challenge.token as string, ...codes });
    await answer({ code: '000000' }).expect(401);
    await answer({ recoveryCode: authenticator.recoveryCodes[0] }).expect(200);
    await app.http.post('/api/password-recoveries').send({ email: lena.email }).expect(202);
    const recovery = tokenIn(await emailTo(app, lena.email, /new password/));
    const reset = { token: recovery, password: 'seven otters juggle plums', code: authenticator.recoveryCodes[1] };
    await app.http.post('/api/password-recoveries/reset').send(reset).expect(204);
    await app.http.get('/api/accounts/me').expect(401);

    const of = { userId: lena.id };
    expect(rows('sign_up')).toEqual([{ ...of, address: '127.0.0.1' }]);
    expect(rows('sign_in_failed')).toEqual([{ ...of, address: '127.0.0.1' }]);
    expect(rows('sign_in_succeeded')).toHaveLength(2);
    expect(rows('sign_in_succeeded')[0]).toEqual({ ...of, sessionId: expect.any(String), address: '127.0.0.1' });
    await eventually('the rows of listeners', () =>
      Promise.resolve(rows('email_verified').length + rows('mfa_enabled').length === 2),
    );
    expect(rows('mfa_failed')).toEqual([of]);
    expect(rows('recovery_code_used')).toEqual([
      { ...of, codesLeft: 9 },
      { ...of, codesLeft: 8 },
    ]);
    expect(rows('password_recovery_requested')).toEqual([{ address: '127.0.0.1' }]);
    expect(rows('password_reset')).toEqual([of]);
    expect(rows('session_ended')).toEqual([{ sessionIds: expect.any(Array), reason: 'password-changed' }]);
    expect(rows('access_denied').length).toBeGreaterThan(0);

    const written = JSON.stringify(security.mock.calls);
    const secrets = [
      lena.email,
      GOOD_PASSWORD,
      reset.password,
      lena.session.access_token,
      verification,
      recovery,
      authenticator.secret,
      ...authenticator.recoveryCodes,
    ];
    for (const secret of secrets) expect(written).not.toContain(secret);
  });

  it('tells apart a session that ended because its refresh token came back', async () => {
    const headers = { 'X-Session-Transport': 'body', 'X-Requested-With': 'fetch' };
    const lena = await signUpPerson(app);
    const { body } = await app.http
      .post('/api/sessions')
      .set(headers)
      .send({ email: lena.email, password: GOOD_PASSWORD })
      .expect(200);
    const first = body.session.refresh_token as string;
    const refresh = (refresh_token: unknown) =>
      app.http.post('/api/sessions/refresh').set(headers).send({ refresh_token });
    const second = (await refresh(first).expect(200)).body.refresh_token as string;
    await refresh(second).expect(200);
    await refresh(first).expect(401);
    expect(rows('refresh_token_reused')).toEqual([
      { sessionIds: [expect.any(String)], reason: 'refresh-token-reused' },
    ]);
  });
});
