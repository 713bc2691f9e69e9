import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import pg from 'pg';
import { AuthKeysService, keyedHash } from '../../src/modules/auth/auth-keys.service.js';
import { AccountsRepository, type AccountRecord } from '../../src/modules/auth/accounts/accounts.repository.js';
import { AccountSuspensionService, AccountsService } from '../../src/modules/auth/index.js';
import { PasswordHashingService } from '../../src/modules/auth/passwords/password-hashing.service.js';
import { IdentityVerifier } from '../../src/platform/identity/index.js';
import { eventually } from '../support/eventually.js';
import { LiveClient } from '../support/live-client.js';
import { GOOD_PASSWORD, signUpBody, signUpPerson, type Person } from '../support/people.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { apart, median, timed } from '../support/timing.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Whether a statement in this database waits for another transaction. */
const isAnyoneWaiting = async () => {
  const waiting = await app.database.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return waiting.length > 0;
};

const signIn = (email: string, password: string) => app.http.post('/api/sessions').send({ email, password });

describe('Signing in', () => {
  it('C05 E03 gives a session to a person with the address, in any case, and the password', async () => {
    const { email, session } = await signUpPerson(app);
    const { body } = await signIn(` ${email.toUpperCase()} `, GOOD_PASSWORD).expect(200);
    expect(body.challenge).toBeNull();
    expect(body.session.user).toEqual(session.user);
    await app.http.get('/api/accounts/me').auth(body.session.access_token, { type: 'bearer' }).expect(200);
  });

  it.each([
    ['its last character', `${GOOD_PASSWORD.slice(0, -1)}x`],
    ['case', GOOD_PASSWORD.toUpperCase()],
    ['being cut', GOOD_PASSWORD.slice(0, -1)],
    ['a space at its end', `${GOOD_PASSWORD} `],
  ])('refuses a password that differs by %s (v5.0.0-6.2.8)', async (_difference, password) => {
    const { email } = await signUpPerson(app);
    const { body } = await signIn(email, password).expect(401);
    expect(body).toEqual({ statusCode: 401, code: 'invalid_credentials', message: expect.any(String) });
  });

  it('takes one password in all its Unicode encodings', async () => {
    const { email } = await signUpPerson(app, { password: 'caffè lungo, ﬁne día' });
    await signIn(email, 'caffè lungo, fine día'.normalize('NFD')).expect(200);
  });

  it.each(['admin', 'admin@example.com', 'root@localhost', 'test@test.com'])(
    'knows no default account %s (v5.0.0-6.3.2)',
    async (email) => {
      const { status } = await signIn(email, 'changeme-admin-1234');
      expect([400, 401]).toContain(status);
    },
  );

  it.each([
    [{}, ['email', 'password']],
    [{ email: 'lena@example.com', password: ['a'] }, ['password']],
    [{ email: { $ne: '' }, password: 'a' }, ['email']],
    [{ email: 'lena@example.com', password: 'a', remember: true }, ['remember']],
    [{ email: 'lena@example.com', password: 'x'.repeat(1_001) }, ['password']],
  ])('V05 refuses %j with a message for each field', async (body, fields) => {
    const answer = await app.http.post('/api/sessions').send(body).expect(400);
    expect(Object.keys(answer.body.fields as object).sort()).toEqual(fields);
  });

  it('hashes again with today’s cost when an older hash was right', async () => {
    const { id, email } = await signUpPerson(app);
    const { passwordPepper } = app.app.get(AuthKeysService, { strict: false });
    const cheap = await hash(keyedHash(passwordPepper, GOOD_PASSWORD).toString('base64'), {
      memoryCost: 1_024,
      timeCost: 1,
    });
    await app.database.query('UPDATE accounts SET password_hash = $2 WHERE id = $1', [id, cheap]);
    const costNow = async () =>
      (
        await app.database.query<{ cost: string }>(
          `SELECT split_part(password_hash, '$', 4) AS cost FROM accounts WHERE id = $1`,
          [id],
        )
      )[0]?.cost;
    expect(await costNow()).toBe('m=1024,t=1,p=1');
    await signIn(email, 'not the password at all').expect(401);
    expect(await costNow()).toBe('m=1024,t=1,p=1');
    await signIn(email, GOOD_PASSWORD).expect(200);
    expect(await costNow()).toBe('m=19456,t=2,p=1');
    await signIn(email, GOOD_PASSWORD).expect(200);
  });

  it('6.3.8 answers about as fast, with the same body, for an address without an account', async () => {
    const samples = [(await signUpPerson(app)).email, signUpBody().email].map((email) => ({
      email,
      times: [] as number[],
      bodies: new Set<string>(),
    }));
    for (let round = 0; round < 25; round += 1) {
      for (const { email, times, bodies } of samples) {
        const { milliseconds, result } = await timed(async () => signIn(email, 'not the password at all').expect(401));
        times.push(milliseconds);
        bodies.add(result.text);
      }
    }
    const [known, unknown] = samples;
    expect([...(known?.bodies ?? [])]).toHaveLength(1);
    expect(unknown?.bodies).toEqual(known?.bodies);
    // Looking at a password is most of the work: left out for no one, the answer would take a fifth of the time.
    expect(apart(known?.times ?? [], unknown?.times ?? [])).toBeLessThan(0.35);
  });

  it('ends the session that the same browser held before (v5.0.0-7.2.4)', async () => {
    const { email, agent, session } = await signUpPerson(app);
    const { body } = await agent.post('/api/sessions').send({ email, password: GOOD_PASSWORD }).expect(200);
    const me = (token: string) => app.http.get('/api/accounts/me').auth(token, { type: 'bearer' });
    await me(session.access_token).expect(401);
    await me(body.session.access_token).expect(200);
  });

  it('keeps at most twenty sessions, and ends the one that was not used for longest', async () => {
    const { email, agent } = await signUpPerson(app);
    await agent.get('/api/accounts/me').expect(200);
    for (let device = 0; device < 20; device += 1) await signIn(email, GOOD_PASSWORD).expect(200);
    await agent.get('/api/accounts/me').expect(401);
    const { body } = await signIn(email, GOOD_PASSWORD);
    const list = await app.http.get('/api/sessions').auth(body.session.access_token, { type: 'bearer' }).expect(200);
    expect(list.body.items).toHaveLength(20);
  });
});

describe('A password that changes while someone signs in with the old one', () => {
  it('does not leave them a session', async () => {
    const { id, email } = await signUpPerson(app);
    const change = new pg.Client({ connectionString: app.database.url });
    await change.connect();
    try {
      await change.query('BEGIN');
      await change.query(`UPDATE accounts SET password_hash = 'another' WHERE id = $1`, [id]);
      const signingIn = signIn(email, GOOD_PASSWORD).then(({ status }) => status);
      await eventually('the sign-in to wait for the change', isAnyoneWaiting);
      await change.query('COMMIT');
      expect(await signingIn).toBe(401);
    } finally {
      await change.end();
    }
  });
});

describe('A flood of sign-ins', () => {
  it('is turned away in part, and leaves the rest of the API quick', async () => {
    const flood = Promise.all(
      Array.from({ length: 250 }, () => signIn('nobody@example.com', 'not the password at all')),
    );
    const times: number[] = [];
    let over = false;
    const ended = flood.then((answers) => {
      over = true;
      return answers;
    });
    while (!over) {
      const start = performance.now();
      await app.http.get('/api/regions').expect(200);
      times.push(performance.now() - start);
    }
    const answers = await ended;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
    const busy = answers.find(({ status }) => status === 503);
    expect(busy?.body.code).toBe('unavailable');
    expect(Number(busy?.headers['retry-after'])).toBeGreaterThan(0);
    expect(median(times)).toBeLessThan(250);
  });
});

describe('A closed account', () => {
  it('loses every session and socket at once, and cannot be signed in to until it is reopened (v5.0.0-7.4.2)', async () => {
    const { id, email, agent, session } = await signUpPerson(app);
    const page = await LiveClient.connect(app, { token: session.access_token });
    await agent.get('/api/accounts/me').expect(200);
    const suspension = app.app.get(AccountSuspensionService, { strict: false });

    await suspension.disable(id);
    expect(await page.waitFor('session.ended')).toEqual({ sessionId: expect.any(String), reason: 'account-disabled' });
    await page.waitFor('disconnect');
    await agent.get('/api/accounts/me').expect(401);
    // Its own browser gets the reason, at once and after every reload.
    expect((await agent.post('/api/sessions/refresh').expect(403)).body.code).toBe('account_disabled');
    expect((await signIn(email, GOOD_PASSWORD).expect(403)).body.code).toBe('account_disabled');
    // Someone without the password learns nothing about it.
    expect((await signIn(email, 'not the password at all').expect(401)).body.code).toBe('invalid_credentials');

    await suspension.enable(id);
    await signIn(email, GOOD_PASSWORD).expect(200);
  });

  const overdue = async () => {
    const person = await signUpPerson(app);
    await app.database.query(
      `UPDATE accounts SET disabled_at = now() - interval '2 days', disabled_until = now() - interval '1 day' WHERE id = $1`,
      [person.id],
    );
    return person;
  };
  const isClosed = async ({ id }: Pick<Person, 'id'>) =>
    (await app.database.query('SELECT FROM accounts WHERE id = $1 AND disabled_at IS NOT NULL', [id])).length === 1;

  it('stays closed when it is banned while its person logs in after a suspension', async () => {
    const person = await overdue();
    const repository = app.app.get(AccountsRepository, { strict: false });
    const suspension = app.app.get(AccountSuspensionService, { strict: false });
    const checked = await repository.findById(person.id);
    await app.database.query('UPDATE accounts SET disabled_until = NULL WHERE id = $1', [person.id]);
    await expect(suspension.assertOpen(checked as AccountRecord)).rejects.toMatchObject({ code: 'account_disabled' });
    expect(await isClosed(person)).toBe(true);
  });

  it('opens after its suspension although another one cannot be opened', async () => {
    const people = [await overdue(), await overdue()];
    const failing = vi.spyOn(app.app.get(AccountsRepository, { strict: false }), 'findAndLock');
    failing.mockRejectedValueOnce(new Error('This row is broken'));
    await app.app.get(AccountSuspensionService, { strict: false }).openOverdue();
    failing.mockRestore();
    expect((await Promise.all(people.map(isClosed))).sort()).toEqual([false, true]);
  });

  it('stays closed when it is banned while suspensions that are over are ended', async () => {
    const person = await overdue();
    const suspension = app.app.get(AccountSuspensionService, { strict: false });
    const ban = new pg.Client({ connectionString: app.database.url });
    await ban.connect();
    try {
      await ban.query('BEGIN');
      await ban.query('UPDATE accounts SET disabled_until = NULL WHERE id = $1', [person.id]);
      const opening = suspension.openOverdue();
      await eventually('the opening to wait for the ban', isAnyoneWaiting);
      await ban.query('COMMIT');
      await opening;
    } finally {
      await ban.end();
    }
    expect(await isClosed(person)).toBe(true);
  });
});

describe('A password whose hash is made anew at log-in', () => {
  it('does not undo a password that was changed meanwhile', async () => {
    const { id, email } = await signUpPerson(app);
    const hasher = app.app.get(PasswordHashingService, { strict: false });
    const changed = await hasher.hash('seven otters juggle plums');
    const outdated = vi.spyOn(hasher, 'isOutdated').mockReturnValue(true);
    const hashing = vi.spyOn(hasher, 'hash').mockImplementationOnce(async () => {
      await app.database.query('UPDATE accounts SET password_hash = $2 WHERE id = $1', [id, changed]);
      return 'the old password, hashed anew';
    });
    await signIn(email, GOOD_PASSWORD).expect(401);
    outdated.mockRestore();
    hashing.mockRestore();
    await signIn(email, 'seven otters juggle plums').expect(200);
  });
});

describe('An admin', () => {
  it('R22 opens no page of Admin before a second factor is set up (v5.0.0-6.3.3)', async () => {
    const email = signUpBody().email;
    await app.app
      .get(AccountsService, { strict: false })
      .create({ email, password: GOOD_PASSWORD, username: 'admin', userType: 'admin', region: 'australia' });
    const { body } = await signIn(email, GOOD_PASSWORD).expect(200);
    const identity = await app.app.get(IdentityVerifier, { strict: false }).verify(body.session.access_token as string);
    expect(identity).toMatchObject({ userType: 'admin', fullyAuthenticated: false });
  });

  it('is signed out sooner than others: 30 minutes idle, 12 hours at most', async () => {
    const limits = async (email: string) =>
      (
        await app.database.query<{ idle: number; life: number }>(
          `SELECT round(extract(epoch FROM s.idle_expires_at - s.created_at))::int AS idle, round(extract(epoch FROM s.expires_at - s.created_at))::int AS life
           FROM sessions s JOIN accounts a ON a.id = s.account_id WHERE a.email = $1`,
          [email],
        )
      )[0];
    const person = await signUpPerson(app);
    const email = signUpBody().email;
    await app.app
      .get(AccountsService, { strict: false })
      .create({ email, password: GOOD_PASSWORD, username: 'warden', userType: 'admin', region: 'australia' });
    await signIn(email, GOOD_PASSWORD).expect(200);
    expect(await limits(email)).toEqual({ idle: 30 * 60, life: 12 * 60 * 60 });
    expect(await limits(person.email)).toEqual({ idle: 14 * 24 * 60 * 60, life: 30 * 24 * 60 * 60 });
  });
});
