import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AccountSuspensionService } from '../../src/modules/auth/index.js';
import { RateLimitsService } from '../../src/platform/rate-limit/index.js';
import {
  CO_PARENT_PASSWORD,
  householdOf,
  INVITED,
  invitationTo,
  invite,
  join,
  newAddress,
} from '../support/household.js';
import { emailsTo, emailTo, tokenIn } from '../support/inbox.js';
import { signUpPerson, type Person } from '../support/people.js';
import { familyInput } from '../support/profiles.js';
import { createTalker } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const check = (token: string) => test.http.post('/api/household-invitations/checks').send({ token });

describe('An invitation to a co-parent', () => {
  it('takes the password, and goes to another address than one’s own', async () => {
    const owner = await createTalker(test, 'family');
    expect((await invite(owner, newAddress(), 'not my password').expect(403)).body.code).toBe('current_password_wrong');
    expect((await invite(owner, owner.email.toUpperCase()).expect(400)).body.fields.email).toBeDefined();
    expect(await householdOf(owner)).toEqual({ coParent: null, invitation: null });
  });

  it('is only for families with a confirmed address', async () => {
    const auPair = await createTalker(test, 'aupair');
    expect((await invite(auPair, newAddress()).expect(403)).body.code).toBe('wrong_role');
    const unconfirmed = await signUpPerson(test);
    expect((await invite(unconfirmed, newAddress()).expect(403)).body.code).toBe('email_not_verified');
  });

  it('makes a sign-in for the family, and its link works once', async () => {
    const owner = await createTalker(test, 'family');
    const { email, token } = await invitationTo(test, owner);
    expect(await householdOf(owner)).toMatchObject({ coParent: null, invitation: { email, expired: false } });
    expect((await check(token).expect(200)).body).toEqual({ familyName: 'Harrow', email });

    const [one, other] = await Promise.all([join(test, token), join(test, token)]);
    expect([one.status, other.status].sort()).toEqual([204, 400]);
    expect((await check(token).expect(400)).body.code).toBe('link_invalid');
    expect((await join(test, token).expect(400)).body.code).toBe('link_invalid');
    expect(await householdOf(owner)).toMatchObject({ coParent: { name: 'Sam', email }, invitation: null });
    await emailTo(test, owner.email, /Sam now acts for your family/);

    const login = await test.http.post('/api/sessions').send({ email, password: CO_PARENT_PASSWORD }).expect(200);
    expect(login.body.session.user).toMatchObject({
      id: owner.id,
      email,
      userType: 'family',
      emailVerified: true,
      coParent: { name: 'Sam', familyName: 'Harrow' },
    });
    expect((await invite(owner, newAddress()).expect(409)).body.code).toBe('household_full');
  });

  it('names the family without doubling “the” or “family”', async () => {
    const owner = await createTalker(test, 'family');
    const name = familyInput({ familyName: 'The Hartley family' });
    await owner.agent.put('/api/family-profiles/me').send(name).expect(200);
    const { email } = await invitationTo(test, owner);
    const { text } = await emailTo(test, email, INVITED);
    expect(text.replace(/\s+/g, ' ')).toContain('The account holder of the Hartley family has invited you');
  });

  it('is refused with a weak password or a name of our team, and can then still be accepted', async () => {
    const { token } = await invitationTo(test, await createTalker(test, 'family'));
    const answer = await test.http
      .post('/api/household-invitations/acceptances')
      .send({ token, name: 'Support Team', password: 'short' })
      .expect(400);
    expect(Object.keys(answer.body.fields as object).sort()).toEqual(['name', 'password']);
    await join(test, token).expect(204);
  });

  it('ends when it expires, is sent again, replaced or withdrawn', async () => {
    const owner = await createTalker(test, 'family');
    const first = await invitationTo(test, owner);
    await owner.agent.post('/api/households/me/invitations/resend').expect(202);
    const resent = tokenIn(await emailTo(test, first.email, INVITED, 1));
    await join(test, first.token).expect(400);
    await check(resent).expect(200);

    const second = await invitationTo(test, owner);
    await join(test, resent).expect(400);
    await owner.agent.delete('/api/households/me/invitations/current').expect(204);
    await join(test, second.token).expect(400);
    expect((await owner.agent.post('/api/households/me/invitations/resend').expect(404)).body.code).toBe('not_found');

    const third = await invitationTo(test, owner);
    await test.database.query('UPDATE household_invitations SET expires_at = now() WHERE family_id = $1', [owner.id]);
    await join(test, third.token).expect(400);
    expect(await householdOf(owner)).toMatchObject({ invitation: { email: third.email, expired: true } });
  });

  it('stays withdrawn, or is the new one, if that happens while it is sent again', async () => {
    const resend = (owner: Person) => owner.agent.post('/api/households/me/invitations/resend');
    const [one, other] = await Promise.all([createTalker(test, 'family'), createTalker(test, 'family')]);
    const withdrawn = await invitationTo(test, one);
    const replaced = await invitationTo(test, other);
    const next = newAddress();
    const changes = new Map([
      [one.id, () => one.agent.delete('/api/households/me/invitations/current').expect(204)],
      [other.id, () => invite(other, next).expect(202)],
    ]);
    // Both happen after the invitation was read.
    const limits = test.app.get(RateLimitsService, { strict: false });
    const consume = limits.consume.bind(limits);
    const spy = vi.spyOn(limits, 'consume').mockImplementation(async (name, key, ...more) => {
      const meanwhile = name === 'household-invitations' ? changes.get(key) : undefined;
      changes.delete(key);
      await meanwhile?.();
      return consume(name, key, ...more);
    });
    const answers = [await resend(one), await resend(other)];
    spy.mockRestore();
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(await householdOf(one)).toEqual({ coParent: null, invitation: null });
    expect(await householdOf(other)).toMatchObject({ invitation: { email: next } });
    for (const { email } of [withdrawn, replaced])
      expect((await emailsTo(test, email)).filter(({ subject }) => INVITED.test(subject))).toHaveLength(1);
  });

  it('does not tell the family whether the address has an account; its reader is told', async () => {
    const owner = await createTalker(test, 'family');
    const member = await createTalker(test, 'aupair');
    const [free, taken] = [await invite(owner, newAddress()), await invite(owner, member.email)];
    expect([free.status, free.text]).toEqual([taken.status, taken.text]);
    const mail = await emailTo(test, member.email, /cannot join a family/);
    expect(mail.links.some((link) => link.includes('token='))).toBe(false);
    expect(await emailsTo(test, member.email)).not.toContainEqual(
      expect.objectContaining({ subject: expect.stringMatching(INVITED) }),
    );
  });

  it('is refused where the address got an account, or the family was closed, meanwhile', async () => {
    const owner = await createTalker(test, 'family');
    const { email, token } = await invitationTo(test, owner);
    const early = await signUpPerson(test, { email });
    expect((await join(test, token).expect(409)).body.code).toBe('email_taken');
    await test.database.query('DELETE FROM accounts WHERE id = $1', [early.id]);
    await test.app.get(AccountSuspensionService, { strict: false }).disable(owner.id);
    expect((await join(test, token).expect(400)).body.code).toBe('link_invalid');
  });
});
