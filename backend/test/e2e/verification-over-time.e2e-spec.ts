import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChecksToReview, ReviewedCheck } from '../../src/modules/verification/verification-review.dto.js';
import type { CheckedFacts } from '../../src/modules/verification/checked-facts.dto.js';
import type { OwnVerification } from '../../src/modules/verification/verification.dto.js';
import { eventually } from '../support/eventually.js';
import { plainPdf } from '../support/documents.js';
import {
  admin,
  answer,
  approve,
  auPair,
  becomeVerified,
  checkOf,
  clock,
  closeStage,
  eventsOf,
  family,
  isFound,
  isoDay,
  letDaysPass,
  newAuPair,
  openStage,
  own,
  referenceToken,
  storedFiles,
  test,
  upload,
} from '../support/verification-stage.js';

beforeAll(openStage);
afterAll(closeStage);

describe('A working with children check', () => {
  const save = (body: object) => auPair.agent.put('/api/verifications/me/working-with-children').send(body);

  it('has number and expiry, or the day on which it was applied for', async () => {
    const held = { status: 'held', state: 'NSW', number: 'WWC1234567E', expiresOn: isoDay(400) };
    expect((await save({ ...held, number: '' }).expect(400)).body.fields).toHaveProperty('number');
    expect((await save({ ...held, expiresOn: '2020-01-01' }).expect(400)).body.fields).toHaveProperty('expiresOn');
    expect((await save({ ...held, expiresOn: '2027-02-30' }).expect(400)).body.fields).toHaveProperty('expiresOn');
    await save({ ...held, state: 'Bavaria' }).expect(400);
    const ahead = { status: 'applied', state: 'VIC', appliedOn: isoDay(5) };
    expect((await save(ahead).expect(400)).body.fields).toHaveProperty('appliedOn');
    const { body } = await save({ ...ahead, appliedOn: isoDay(-5) }).expect(200);
    expect(checkOf(body as OwnVerification, 'working_with_children')).toMatchObject({
      state: 'waiting',
      workingWithChildren: { status: 'applied', state: 'VIC', appliedOn: isoDay(-5), number: null },
    });
  });

  it('J03 is shown to families as a reviewer approved it, whatever is sent later', async () => {
    const person = await newAuPair();
    const sendDetails = async (details: object) => {
      const { body } = await person.agent.put('/api/verifications/me/working-with-children').send(details).expect(200);
      return checkOf(body as OwnVerification, 'working_with_children');
    };
    const shown = async () => {
      const { body } = await test.http.get(`/api/verifications/${person.id}`).expect(200);
      const { body: page } = await test.http.get(`/api/au-pair-profiles/${person.id}`).expect(200);
      return { facts: (body as CheckedFacts).facts, checked: page.teaser.checked as string[] };
    };
    await sendDetails({ status: 'applied', state: 'VIC', appliedOn: isoDay(-5) });
    await approve(person, 'working_with_children');
    const held = { status: 'held', state: 'QLD', number: 'WWC7654321E', expiresOn: isoDay(400) };
    expect(await sendDetails(held)).toMatchObject({ state: 'waiting', workingWithChildren: held });
    // Another check that is approved meanwhile writes the search index.
    await upload(person, 'identity', plainPdf(), 'pass.pdf', 'application/pdf').expect(201);
    await approve(person, 'identity');
    const before = await shown();
    expect(before.facts[1]).toMatchObject({ kind: 'working_with_children', state: 'VIC', appliedOnly: true });
    expect(before.checked).toEqual(['identity']);
    const search =
      'SELECT coalesce(bool_or(children_checked), false) AS checked FROM profile_reputations WHERE user_id = $1';
    expect(await test.database.query(search, [person.id])).toEqual([{ checked: false }]);

    await approve(person, 'working_with_children', isoDay(400));
    const after = await shown();
    expect(after.facts[1]).toMatchObject({ kind: 'working_with_children', state: 'QLD', appliedOnly: false });
    expect(after.checked).toEqual(['identity', 'working_with_children']);
    expect(await test.database.query(search, [person.id])).toEqual([{ checked: true }]);
  });
});

describe('A family', () => {
  it('names every adult, and someone new takes the badge away until they are shown', async () => {
    const put = (adults: object[]) => family.agent.put('/api/verifications/me/adults').send({ adults });
    await put([]).expect(400);
    const { body } = await put([{ name: 'Anna Harrow' }, { name: 'Tom Harrow' }]).expect(200);
    const { adults } = checkOf(body as OwnVerification, 'adults_at_home');
    const send = (adultId: string) =>
      upload(family, 'adults_at_home', plainPdf(), 'id.pdf', 'application/pdf').field('adultId', adultId);
    await upload(family, 'adults_at_home', plainPdf(), 'id.pdf', 'application/pdf').expect(400);
    await send(adults[0]?.id ?? '').expect(201);
    expect(checkOf(await own(family), 'adults_at_home').state).toBe('not_sent');
    await send(adults[1]?.id ?? '').expect(201);
    await upload(family, 'identity', plainPdf(), 'id.pdf', 'application/pdf').expect(201);
    await approve(family, 'adults_at_home');
    await approve(family, 'identity');
    const verified = await own(family);
    expect(verified).toMatchObject({ missing: [], verified: { until: null } });

    const same = checkOf(verified, 'adults_at_home').adults.map(({ id, name }) => ({ id, name }));
    expect(await put(same.slice(0, 1)).then(({ body: after }) => (after as OwnVerification).verified)).not.toBeNull();
    const { body: grown } = await put([...same.slice(0, 1), { name: 'Grandma Harrow' }]).expect(200);
    expect(grown).toMatchObject({ verified: null, missing: ['adults_at_home'] });
  });
});

describe('Time', () => {
  /** All that the badge demands, of which the police certificate ends in 200 days. */
  beforeAll(() => becomeVerified(auPair, isoDay(200)));
  afterAll(() => clock().runAhead(0));

  it('deletes evidence 30 days after its decision, and keeps the result and its date', async () => {
    const asking = await newAuPair();
    const referee = { name: 'Silent Sam', email: `silent-${asking.email}`, relationship: 'host_family' };
    await asking.agent.post('/api/verifications/me/references').send(referee).expect(201);
    const askedOf = () =>
      test.database.query('SELECT FROM verification_references WHERE referee_email = $1', [referee.email]);
    await letDaysPass(29);
    expect(checkOf(await own(auPair), 'identity').files).toHaveLength(1);
    await letDaysPass(31);
    const identity = checkOf(await own(auPair), 'identity');
    expect(identity).toMatchObject({ state: 'approved', files: [], approvedOn: expect.any(String) });
    expect(identity.evidenceErasedAt).not.toBeNull();
    const kept = await test.database.query<{ referee_email: string | null; answer: unknown; relationship: string }>(
      `SELECT referee_email, answer, relationship FROM verification_references WHERE state = 'answered'`,
    );
    expect(kept).toEqual([{ referee_email: null, answer: null, relationship: 'host_family' }]);
    const known = await test.database.query<{ storage_key: string }>('SELECT storage_key FROM verification_files');
    await eventually('the other files to be gone', async () => (await storedFiles()).length === known.length);
    expect((await storedFiles()).sort()).toEqual(known.map(({ storage_key }) => storage_key).sort());
    // A referee who never answers is forgotten 30 days after the link has ended.
    expect(await askedOf()).toHaveLength(1);
    await letDaysPass(61);
    expect(await askedOf()).toEqual([]);
  });

  it('announces an end 8 and 2 weeks ahead, once each, and takes the badge away after the last day', async () => {
    const told = () => eventsOf('verification.expiring', auPair.id).map(({ weeksLeft }) => weeksLeft);
    const inDays = (days: number) => letDaysPass(days);
    await inDays(200 - 57);
    expect(told()).toEqual([]);
    await inDays(200 - 56);
    await inDays(200 - 50);
    expect(told()).toEqual([8]);
    // The task was not run for a week: the second notice names what is left.
    await inDays(200 - 7);
    await inDays(200 - 3);
    expect(told()).toEqual([8, 1]);
    await inDays(200);
    expect(await isFound(auPair)).toBe(true);
    await inDays(201);
    expect(await isFound(auPair)).toBe(false);
    expect(await own(auPair)).toMatchObject({ verified: null, missing: ['police_certificate'] });
    expect(checkOf(await own(auPair), 'police_certificate').state).toBe('expired');
    expect(eventsOf('verification.expired', auPair.id)).toHaveLength(1);
  });
});

it('The front page of Admin counts what is waiting', async () => {
  const { body } = await admin.agent.get('/api/admin/queues').expect(200);
  const [{ waiting }] = (await test.database.query<{ waiting: number }>(
    `SELECT count(*)::integer AS waiting FROM verification_checks WHERE state = 'waiting'`,
  )) as [{ waiting: number }];
  expect(body.items).toContainEqual({ name: 'evidence', waiting, oldestSince: expect.stringMatching(/Z$/) });
  await family.agent.get('/api/admin/queues').expect(403);
});

describe('An approval', () => {
  it('can be withdrawn with a reason: the badge goes, search follows, the person is told and sends a new document', async () => {
    const person = await newAuPair();
    await becomeVerified(person);
    expect(await isFound(person)).toBe(true);
    const query = { kind: 'identity', state: 'approved', limit: 50 };
    const { body: list } = await admin.agent.get('/api/admin/verification-checks').query(query).expect(200);
    const { id } = (list as ChecksToReview).items.find(({ userId }) => userId === person.id) as { id: string };
    const path = `/api/admin/verification-checks/${id}`;
    const { version, isApproved } = (await admin.agent.get(path).expect(200)).body as ReviewedCheck;
    expect(isApproved).toBe(true);
    const reason = 'The passport belongs to another person.';
    const withdraw = (input: object) => admin.agent.post(`${path}/withdrawals`).send({ version, reason, ...input });
    await withdraw({ reason: ' ' }).expect(400);
    await withdraw({ version: version - 1 }).expect(409);
    await family.agent.post(`${path}/withdrawals`).send({ version, reason }).expect(403);
    const statuses = await Promise.all([withdraw({}), withdraw({})].map(async (call) => (await call).status));
    expect(statuses.sort()).toEqual([200, 409]);

    const after = await own(person);
    expect(after).toMatchObject({ verified: null, missing: ['identity'] });
    expect(checkOf(after, 'identity')).toMatchObject({
      state: 'withdrawn',
      reason,
      approvedOn: null,
      validUntil: null,
    });
    expect(await isFound(person)).toBe(false);
    expect(eventsOf('verification.decided', person.id)).toContainEqual({
      userId: person.id,
      check: 'identity',
      decision: 'withdrawn',
      reason,
    });
    // The email waits for the morning; its text is tested with all other emails.
    await eventually('the person to be told', async () => {
      const { body } = await person.agent.get('/api/notifications').expect(200);
      return (body as { items: { title: string }[] }).items.some(
        ({ title }) => title === 'We have withdrawn the approval of your proof of identity',
      );
    });
    const log = await admin.agent.get('/api/admin/audit-entries').query({ subjectId: id }).expect(200);
    expect(log.body.items[0]).toMatchObject({
      action: 'verification.withdrawn',
      reason,
      actorId: admin.id,
      before: { state: 'approved' },
      after: { state: 'withdrawn' },
    });

    await upload(person, 'identity', plainPdf(), 'new.pdf', 'application/pdf').expect(201);
    await approve(person, 'identity');
    expect((await own(person)).missing).toEqual([]);
    expect(await isFound(person)).toBe(true);
  });
});

describe('References', () => {
  it('J03 are shown to families as far as a reviewer has approved them', async () => {
    const person = await newAuPair();
    const ask = async (relationship: string) => {
      const email = `${relationship}-of-${person.email}`;
      const referee = { name: 'Marie Keller', email, relationship };
      await person.agent.post('/api/verifications/me/references').send(referee).expect(201);
      await answer(await referenceToken(email)).expect(204);
    };
    const relationships = async () =>
      ((await test.http.get(`/api/verifications/${person.id}`).expect(200)).body as CheckedFacts).facts[0]
        ?.relationships;
    await ask('host_family');
    await approve(person, 'references');
    await ask('employer');
    expect(await relationships()).toEqual(['host_family']);
    await approve(person, 'references');
    expect(await relationships()).toEqual(['host_family', 'employer']);
  });
});
