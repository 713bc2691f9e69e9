import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DataSource } from 'typeorm';
import { ForgetAdultsCheckedBefore1795000240000 } from '../../src/migrations/1795000240000-forget-adults-checked-before.js';
import type { OwnVerification } from '../../src/modules/verification/verification.dto.js';
import type { ChecksToReview, ReviewedCheck } from '../../src/modules/verification/verification-review.dto.js';
import { plainPdf } from '../support/documents.js';
import type { Person } from '../support/people.js';
import { createFamily } from '../support/profiles.js';
import {
  admin,
  approve,
  checkOf,
  clock,
  closeStage,
  decide,
  isoDay,
  letDaysPass,
  openFiles,
  openStage,
  own,
  reviewed,
  test,
  upload,
} from '../support/verification-stage.js';

beforeAll(openStage);
afterEach(() => clock().runAhead(0));
afterAll(closeStage);

const KIND = 'adults_at_home';
const sendFor = (family: Person, adultId: string) =>
  upload(family, KIND, plainPdf(), 'id.pdf', 'application/pdf').field('adultId', adultId).expect(201);
const stateOf = async (family: Person) => checkOf(await own(family), KIND).state;

const lastReviewed = async (family: Person) => {
  const { body } = await admin.agent.get('/api/admin/verification-checks').query({ state: 'approved', limit: 50 });
  const found = (body as ChecksToReview).items.find(({ userId, kind }) => userId === family.id && kind === KIND);
  return (await admin.agent.get(`/api/admin/verification-checks/${found?.id}`).expect(200)).body as ReviewedCheck;
};

/** A family whose two adults are approved until a day. */
async function checkedFamily(validUntil: string): Promise<{ family: Person; anna: string; tom: string }> {
  const family = await createFamily(test);
  const adults = [{ name: 'Anna Harrow' }, { name: 'Tom Harrow' }];
  const { body } = await family.agent.put('/api/verifications/me/adults').send({ adults }).expect(200);
  const [anna = '', tom = ''] = checkOf(body as OwnVerification, KIND).adults.map(({ id }) => id);
  await sendFor(family, anna);
  await sendFor(family, tom);
  await approve(family, KIND, validUntil);
  return { family, anna, tom };
}

describe('The adults of a family', () => {
  it('J03 are approved as before once someone who was added is removed again, until the last day of the approval', async () => {
    const { family, anna, tom } = await checkedFamily(isoDay(60));
    const both = [
      { id: anna, name: 'Anna Harrow' },
      { id: tom, name: 'Tom Harrow' },
    ];
    const put = async (adults: object[]) => {
      const { body } = await family.agent.put('/api/verifications/me/adults').send({ adults }).expect(200);
      return checkOf(body as OwnVerification, KIND);
    };
    const grown = await put([...both, { name: 'Grandma Harrow' }]);
    expect(grown).toMatchObject({ state: 'not_sent', approvedOn: null });
    await sendFor(family, grown.adults[2]?.id ?? '');
    expect(await stateOf(family)).toBe('waiting');
    const before = { state: 'approved', approvedOn: expect.any(String), validUntil: isoDay(60) };
    expect(await put(both)).toMatchObject(before);
    expect(await lastReviewed(family)).toMatchObject({ isApproved: true });

    await put([...both, { name: 'Grandma Harrow' }]);
    expect(await put(both)).toMatchObject(before);
    await put([...both, { name: 'Grandma Harrow' }]);
    await letDaysPass(61);
    expect(await put(both)).toMatchObject({ approvedOn: null, validUntil: null });
  });

  it('all need a new document once their approval has expired', async () => {
    const { family, anna, tom } = await checkedFamily(isoDay(60));
    await letDaysPass(61);
    await sendFor(family, anna);
    expect(await stateOf(family)).not.toBe('waiting');
    expect(checkOf(await own(family), KIND).adults.map(({ name, checkedOn }) => [name, checkedOn])).toEqual([
      ['Anna Harrow', null],
      ['Tom Harrow', null],
    ]);
    await sendFor(family, tom);
    expect(await stateOf(family)).toBe('waiting');
  });

  it('all need a new document also if their approval expired in a release that kept them as checked', async () => {
    const { family, anna, tom } = await checkedFamily(isoDay(60));
    const { family: other } = await checkedFamily(isoDay(60));
    await letDaysPass(31);
    await test.database.query(
      `UPDATE verification_checks SET approved_at = NULL, state = 'expired' WHERE user_id = $1 AND kind = $2`,
      [family.id, KIND],
    );
    const runner = test.app.get(DataSource).createQueryRunner();
    await new ForgetAdultsCheckedBefore1795000240000().up(runner);
    await runner.release();
    await sendFor(family, anna);
    expect(await stateOf(family)).not.toBe('waiting');
    await sendFor(family, tom);
    expect(await stateOf(family)).toBe('waiting');
    const checked = checkOf(await own(other), KIND).adults.map(({ checkedOn }) => checkedOn);
    expect(checked).toEqual([expect.any(String), expect.any(String)]);
  });

  it('all need a new document once a renewal has been refused', async () => {
    const { family, anna } = await checkedFamily(isoDay(200));
    await letDaysPass(31);
    await sendFor(family, anna);
    const reason = 'The document has been altered.';
    await decide(admin, await reviewed(family, KIND), { decision: 'refused', reason }).expect(200);
    await letDaysPass(62);
    await sendFor(family, anna);
    expect(await stateOf(family)).not.toBe('waiting');
  });

  it('all need a new document while those of a withdrawn or refused approval are still stored', async () => {
    const { family, anna, tom } = await checkedFamily(isoDay(200));
    const { id, version } = await lastReviewed(family);
    const path = `/api/admin/verification-checks/${id}/withdrawals`;
    await admin.agent.post(path).send({ version, reason: 'The first documents belong to other people.' }).expect(200);
    await sendFor(family, anna);
    expect(await stateOf(family)).toBe('withdrawn');
    await sendFor(family, tom);
    const reason = 'The document has been altered.';
    await decide(admin, await reviewed(family, KIND), { decision: 'refused', reason }).expect(200);
    await sendFor(family, tom);
    expect(await stateOf(family)).toBe('refused');
    // Asking again keeps what was sent, and what is decided on leaves room for twelve new files.
    await sendFor(family, anna);
    await decide(admin, await reviewed(family, KIND), { decision: 'ask_again', reason }).expect(200);
    await sendFor(family, anna);
    expect(await stateOf(family)).toBe('waiting');
    await test.database.query(
      `INSERT INTO verification_files (check_id, file_name, content_type, byte_size, storage_key, uploaded_at, delete_after)
       SELECT $1, 'old.pdf', 'application/pdf', 1, gen_random_uuid(), now(), now() + interval '9 days' FROM generate_series(1, 12)`,
      [id],
    );
    await sendFor(family, anna);
  });

  it('are not approved by a renewal for one of them that was sent before the approval expired', async () => {
    const { family, anna, tom } = await checkedFamily(isoDay(60));
    await letDaysPass(50);
    await sendFor(family, anna);
    expect(await stateOf(family)).toBe('waiting');
    await letDaysPass(61);
    const check = await reviewed(family, KIND);
    await openFiles(admin, check);
    const { body } = await decide(admin, check, { decision: 'approved', validUntil: isoDay(300) }).expect(400);
    expect(body.fields).toHaveProperty('decision');
    await sendFor(family, tom);
    await approve(family, KIND, isoDay(300));
    expect(await stateOf(family)).toBe('approved');
  });

  it('all need a new document once an approval is withdrawn during a renewal', async () => {
    const { family, anna, tom } = await checkedFamily(isoDay(200));
    await letDaysPass(31);
    await sendFor(family, anna);
    const { id, version } = await reviewed(family, KIND);
    const reason = 'The first documents belong to other people.';
    const path = `/api/admin/verification-checks/${id}/withdrawals`;
    await admin.agent.post(path).send({ version, reason }).expect(200);
    expect(checkOf(await own(family), KIND)).toMatchObject({
      ...{ state: 'waiting', approvedOn: null, validUntil: null },
      adults: [{ checkedOn: null }, { checkedOn: null }],
    });

    const again = await reviewed(family, KIND);
    await openFiles(admin, again);
    const { body } = await decide(admin, again, { decision: 'approved', validUntil: isoDay(300) }).expect(400);
    expect(body.fields).toHaveProperty('decision');
    await sendFor(family, tom);
    await approve(family, KIND, isoDay(300));
    expect(await stateOf(family)).toBe('approved');
  });
});
