import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.js';
import { findEverywhere } from '../support/personal-data.js';
import { browserOf, GOOD_PASSWORD, type Person } from '../support/people.js';
import { createAdmin, createAuPair, createFamily, registerPerson } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let admin: Person;
let second: Person;
let family: Person;
let auPair: Person;
beforeAll(async () => {
  test = await createTestApp();
  [admin, second] = await Promise.all([createAdmin(test), createAdmin(test)]);
});
afterAll(() => test.close());
beforeEach(async () => {
  [family, auPair] = await Promise.all([createFamily(test), createAuPair(test)]);
});

const mine = async (who: Person) => (await who.agent.get('/api/personal-data/me').expect(200)).body;

describe('Four eyes', () => {
  const propose = (by: Person, input: object) =>
    by.agent.post('/api/admin/approvals').send({ reason: 'We talked', ...input });
  const decide = (by: Person, id: string, decision: string) =>
    by.agent.post(`/api/admin/approvals/${id}/decisions`).send({ decision });
  const roleOf = async (who: Person) =>
    (
      await test.database.query<{ role: string; mfa: boolean }>(
        'SELECT user_type AS role, mfa_required AS mfa FROM accounts WHERE id = $1',
        [who.id],
      )
    )[0];

  it('R20 are needed for a new role: one admin proposes it, another agrees, and neither is the person', async () => {
    const person = await registerPerson(test, { userType: 'family' });
    await test.database.query('UPDATE accounts SET email_verified_at = NULL WHERE id = $1', [person.id]);
    const unproven = await propose(admin, { kind: 'role-change', personId: person.id, to: 'admin' }).expect(409);
    expect(unproven.body.code).toBe('candidate_email_unverified');
    await test.database.query('UPDATE accounts SET email_verified_at = now() WHERE id = $1', [person.id]);
    await propose(admin, { kind: 'role-change', personId: admin.id, to: 'family' }).expect(409);
    await propose(admin, { kind: 'role-change', personId: person.id }).expect(400);
    await propose(admin, { kind: 'role-change', personId: person.id, to: 'admin', reason: ' ' }).expect(400);
    const { body } = await propose(admin, { kind: 'role-change', personId: person.id, to: 'admin' }).expect(201);
    await propose(second, { kind: 'role-change', personId: person.id, to: 'admin' }).expect(409);
    expect((await decide(admin, body.id, 'agreed').expect(409)).body.code).toBe('cannot_approve_own_proposal');
    await decide(family, body.id, 'agreed').expect(403);
    expect(await roleOf(person)).toEqual({ role: 'family', mfa: false });
    const queues = await admin.agent.get('/api/admin/queues').expect(200);
    expect(queues.body.items).toContainEqual(expect.objectContaining({ name: 'approvals', waiting: 1 }));

    const answers = await Promise.all([decide(second, body.id, 'agreed'), decide(second, body.id, 'agreed')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await roleOf(person)).toEqual({ role: 'admin', mfa: true });
    await eventually('the sessions to end', async () => (await person.agent.get('/api/accounts/me')).status === 401);
    // A new admin can do nothing before a second factor is set up.
    const { email, password } = person;
    const again = browserOf(test);
    const { body: signedIn } = await again.post('/api/sessions').send({ email, password }).expect(200);
    void again.auth(signedIn.session.access_token, { type: 'bearer' });
    await again.get('/api/admin/queues').expect(403);
    const trail = await admin.agent.get('/api/admin/audit-entries').query({ subjectId: person.id }).expect(200);
    expect(trail.body.items).toMatchObject([
      { action: 'role-change.agreed', actorId: second.id, after: { to: 'admin', proposedBy: admin.id } },
      { action: 'role-change.proposed', actorId: admin.id, reason: 'We talked' },
    ]);
  });

  it('change the role of a member only while they have no role profile', async () => {
    const { body } = await propose(admin, { kind: 'role-change', personId: family.id, to: 'aupair' }).expect(409);
    expect(body.code).toBe('role_profile_exists');
    const fresh = await registerPerson(test, { userType: 'family' });
    const { body: proposal } = await propose(admin, { kind: 'role-change', personId: fresh.id, to: 'aupair' }).expect(
      201,
    );
    await decide(second, proposal.id, 'agreed').expect(200);
    expect(await roleOf(fresh)).toMatchObject({ role: 'aupair' });
    const declined = await propose(admin, { kind: 'role-change', personId: fresh.id, to: 'family' }).expect(201);
    expect((await decide(second, declined.body.id, 'declined').expect(200)).body.state).toBe('declined');
    expect(await roleOf(fresh)).toMatchObject({ role: 'aupair' });
  });

  it('are needed for an export (security threat 17), which only the proposing admin can download, and is recorded', async () => {
    const { body } = await propose(admin, { kind: 'export', personId: auPair.id }).expect(201);
    const state = async () => (await admin.agent.get(`/api/admin/people/${auPair.id}/personal-data`).expect(200)).body;
    expect((await state()).exports).toEqual([]);
    await decide(second, body.id, 'agreed').expect(200);
    const ready = await eventually('the export to be there', async () => {
      const [one] = (await state()).exports;
      return one?.state === 'ready' ? one : null;
    });
    await second.agent.get(`/api/admin/exports/${ready.id}/file`).expect(404);
    await auPair.agent.get(`/api/personal-data/me/exports/${ready.id}/file`).expect(404);
    // Nor by the way on which people fetch their own, which asks for no second factor and writes nothing down.
    await admin.agent.get(`/api/personal-data/me/exports/${ready.id}/file`).expect(404);
    await admin.agent.get(`/api/admin/exports/${ready.id}/file`).responseType('blob').expect(200);
    const trail = await admin.agent.get('/api/admin/audit-entries').query({ action: 'export.fetched' }).expect(200);
    expect(trail.body.items).toMatchObject([{ actorId: admin.id, subjectId: auPair.id }]);
    expect((await mine(auPair)).exports).toEqual([]);
  });

  it('are needed to suspend an admin: two admins who disagree cannot lock each other out', async () => {
    const third = await createAdmin(test);
    const until = new Date(Date.now() + 7 * 24 * 60 * 60 * 1_000).toISOString();
    const words = 'You are on leave until this is cleared up.';
    const alone = (by: Person, { id }: Person) =>
      by.agent.put(`/api/admin/users/${id}/suspension`).send({ until, words, reason: 'We disagree' });
    expect((await alone(admin, second).expect(409)).body.code).toBe('second_admin_required');
    await propose(admin, { kind: 'suspension', personId: second.id, words }).expect(400);
    await propose(admin, { kind: 'suspension', personId: second.id, until: new Date(0).toISOString(), words }).expect(
      400,
    );
    const { body } = await propose(admin, { kind: 'suspension', personId: second.id, until, words }).expect(201);
    expect(body).toMatchObject({ kind: 'suspension', until, words });
    expect((await decide(admin, body.id, 'agreed').expect(409)).body.code).toBe('cannot_approve_own_proposal');
    expect((await decide(second, body.id, 'agreed').expect(409)).body.code).toBe('cannot_decide_about_yourself');
    await second.agent.get('/api/admin/queues').expect(200);
    await decide(third, body.id, 'agreed').expect(200);
    await eventually('the session to end', async () => (await second.agent.get('/api/accounts/me')).status === 401);
    await admin.agent.post(`/api/admin/users/${second.id}/restorations`).send({ reason: 'Cleared up' }).expect(204);
    const again = await second.agent.post('/api/sessions').send({ email: second.email, password: second.password });
    void second.agent.auth(again.body.session.access_token, { type: 'bearer' });
  });

  it('are needed for an erasure, which can be immediate, or cancelled', async () => {
    const planned = await propose(admin, { kind: 'erasure', personId: family.id }).expect(201);
    await decide(second, planned.body.id, 'agreed').expect(200);
    expect((await mine(family)).erasure).toMatchObject({ ownWish: false });
    await family.agent.delete('/api/personal-data/me/erasure').expect(200);
    expect((await mine(family)).erasure).not.toBeNull();
    // Requesting it too does not let the member cancel the admins' erasure.
    const again = { password: family.password };
    await family.agent.post('/api/personal-data/me/erasure').send(again).expect(200);
    await family.agent.delete('/api/personal-data/me/erasure').expect(200);
    expect((await mine(family)).erasure).toMatchObject({ ownWish: false });
    await admin.agent
      .post(`/api/admin/people/${family.id}/erasure-withdrawals`)
      .send({ reason: 'A mistake' })
      .expect(200);
    expect((await mine(family)).erasure).toBeNull();

    const atOnce = await propose(admin, { kind: 'erasure', personId: auPair.id, atOnce: true }).expect(201);
    await decide(second, atOnce.body.id, 'agreed').expect(200);
    await eventually('the account to be gone', async () => (await roleOf(auPair)) === undefined);
    expect(await findEverywhere(test, [auPair.email, auPair.username])).toEqual([]);
  });

  it('never close the account of the last admin', async () => {
    const others = await test.database.query<{ id: string }>(
      `UPDATE accounts SET disabled_at = now() WHERE user_type = 'admin' AND id <> ALL ($1) RETURNING id`,
      [[admin.id, second.id]],
    );
    expect(others.length).toBeGreaterThanOrEqual(0);
    const one = await propose(admin, { kind: 'role-change', personId: second.id, to: 'family' }).expect(201);
    await decide(second, one.body.id, 'agreed').expect(409);
    await decide(admin, one.body.id, 'withdrawn').expect(200);
    await test.database.query('UPDATE accounts SET disabled_at = now() WHERE id = $1', [second.id]);
    const { body } = await admin.agent
      .post('/api/personal-data/me/erasure')
      .send({ password: GOOD_PASSWORD })
      .expect(409);
    expect(body.message).toContain('only admin');
  });
});
