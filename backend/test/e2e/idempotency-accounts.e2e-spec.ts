import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpAuthenticator } from '../support/authenticator.js';
import { householdOf, invitationTo, invite, INVITED, join, newAddress } from '../support/household.js';
import { emailsTo, emailTo, tokenIn } from '../support/inbox.js';
import { signUpPerson } from '../support/people.js';
import { createAuPair } from '../support/profiles.js';
import { expectDoneOnce, type Ask, type Effect } from '../support/repeated-write.js';
import { SoftwarePasskey } from '../support/software-passkey.js';
import { createTalker } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { WrittenRows } from '../support/written-rows.js';

/** Each write, and the table that has one row more or fewer after it. */
type Case = [name: string, effect: Effect, prepare: () => Promise<Ask>];

let test: TestApp;
let writes: WrittenRows;
beforeAll(async () => {
  test = await createTestApp();
  writes = await WrittenRows.watch(test.database);
});
afterAll(() => test.close());

const changedEmail = async () => {
  const { agent, email, password } = await signUpPerson(test, { verified: true });
  const next = `next-${randomUUID()}@example.com`;
  await agent.post('/api/email-changes').send({ email: next, currentPassword: password }).expect(202);
  return { email, token: tokenIn(await emailTo(test, next, /new email address/)) };
};

const CASES: Case[] = [
  [
    'a new password is chosen by a link',
    { table: 'accounts WHERE email_verified_at IS NOT NULL' },
    async () => {
      const { email } = await signUpPerson(test);
      await test.http.post('/api/password-recoveries').send({ email }).expect(202);
      const token = tokenIn(await emailTo(test, email, /new password/));
      return () =>
        test.http.post('/api/password-recoveries/reset').send({ token, password: 'seven otters juggle plums' });
    },
  ],
  [
    'a new email address is confirmed',
    { table: "accounts WHERE email LIKE 'next-%'" },
    async () => {
      const { token } = await changedEmail();
      return () => test.http.post('/api/email-changes/confirmations').send({ token });
    },
  ],
  [
    'a change of email address is undone',
    { table: "account_links WHERE kind = 'reset-password'" },
    async () => {
      const { email, token } = await changedEmail();
      await test.http.post('/api/email-changes/confirmations').send({ token }).expect(200);
      const undo = tokenIn(await emailTo(test, email, /was changed/));
      return () => test.http.post('/api/email-changes/undoings').send({ token: undo });
    },
  ],
  [
    'another email address is asked for',
    { table: "account_links WHERE kind = 'change-email'" },
    async () => {
      const { agent, password } = await signUpPerson(test);
      const body = { email: `new-${randomUUID()}@example.com`, currentPassword: password };
      return () => agent.post('/api/email-changes').send(body);
    },
  ],
  [
    'a member deletes their account',
    { table: 'erasures' },
    async () => {
      const { agent, password } = await createAuPair(test);
      return () => agent.post('/api/personal-data/me/erasure').send({ password });
    },
  ],
  [
    'an email address is confirmed',
    { table: 'accounts WHERE email_verified_at IS NOT NULL' },
    async () => {
      const { email } = await signUpPerson(test);
      const token = tokenIn(await emailTo(test, email, /confirm/i));
      return () => test.http.post('/api/email-verifications').send({ token });
    },
  ],
  [
    'a co-parent is invited',
    { table: 'household_invitations' },
    async () => {
      const owner = await createTalker(test, 'family');
      const email = newAddress();
      return () => invite(owner, email);
    },
  ],
  [
    'a co-parent joins',
    { table: 'household_members' },
    async () => {
      const { token } = await invitationTo(test, await createTalker(test, 'family'));
      return () => join(test, token);
    },
  ],
  [
    'the authenticator app is switched off',
    { table: 'mfa_factors', rows: -1 },
    async () => {
      const person = await signUpPerson(test);
      const { code } = await setUpAuthenticator(test, person);
      const body = { password: person.password, code: await code() };
      return () => person.agent.delete('/api/mfa-factors/current').send(body);
    },
  ],
  [
    'a passkey is removed',
    { table: 'passkeys', rows: -1 },
    async () => {
      const { agent } = await signUpPerson(test);
      const { body: options } = await agent.post('/api/passkeys/registration-options').expect(200);
      const registration = new SoftwarePasskey(test.settings.publicUrl).register(options);
      const { body } = await agent.post('/api/passkeys').send({ name: 'My phone', registration }).expect(201);
      return () => agent.delete(`/api/passkeys/${body.passkey.id}`).send({ turnSecondStepOff: true });
    },
  ],
];

describe('A write to an account that is repeated with its Idempotency-Key', () => {
  it.each(CASES)('is done once and answered alike, at the same instant and later: %s', async (_name, effect, prepare) =>
    expectDoneOnce(test, writes, effect, await prepare()),
  );

  it('sends an invitation again once: one more email, and its link works', async () => {
    const owner = await createTalker(test, 'family');
    const { email } = await invitationTo(test, owner);
    const key = randomUUID();
    const resend = () => owner.agent.post('/api/households/me/invitations/resend').set('Idempotency-Key', key);
    const answers = [...(await Promise.all([resend(), resend()])), await resend()];
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    const newest = await emailTo(test, email, INVITED, 1);
    expect(await writes.during(test, resend)).toEqual({});
    expect((await emailsTo(test, email)).filter(({ subject }) => INVITED.test(subject))).toHaveLength(2);
    await join(test, tokenIn(newest)).expect(204);
    expect(await householdOf(owner)).toMatchObject({ coParent: { email }, invitation: null });
  });
});
