import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.js';
import { coParentOf } from '../support/household.js';
import { signUpPerson, type Person } from '../support/people.js';
import {
  completeAuPair,
  completeFamily,
  createAdmin,
  createAuPair,
  createFamily,
  registerPerson,
} from '../support/profiles.js';
import { recordEvents } from '../support/recorded-events.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const PROFILE_KEYS = [
  'allowWhatsApp',
  'createdAt',
  'displayName',
  'email',
  'hasCompletedProfile',
  'hasPaid',
  'id',
  'lastLoginDate',
  'loginCount30d',
  'phoneNumber',
  'photo',
  'photoFocalPoint',
  'photoPreview',
  'region',
  'subscriptionTier',
  'timeZone',
  'userType',
  'username',
];

describe('The profile of an account', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const claimOf = ({ session }: Person) => {
    const { username, email, userType, region } = session.user;
    return { username, email, userType, region };
  };
  const create = (person: Person, body: object) => person.agent.post('/api/auth/create-profile-optimized').send(body);
  const read = (reader: Person, id = reader.id) => reader.agent.get(`/api/user/${id}`);
  const rowOf = async (id: string) =>
    (await test.database.query<Record<string, unknown>>('SELECT * FROM profiles WHERE id = $1', [id]))[0];
  describe('C02 is created', () => {
    it('from what the account said at sign-up, with the defaults of the specification', async () => {
      const person = await signUpPerson(test, { userType: 'aupair', region: 'newzealand' });
      const { body } = await create(person, { ...claimOf(person), timeZone: 'Europe/Berlin' }).expect(201);
      expect(Object.keys(body)).toEqual(['profile']);
      expect(Object.keys(body.profile).sort()).toEqual(PROFILE_KEYS);
      expect(body.profile).toMatchObject({
        id: person.id,
        ...claimOf(person),
        hasCompletedProfile: false,
        hasPaid: false,
        subscriptionTier: 'free',
        phoneNumber: null,
        allowWhatsApp: false,
        timeZone: 'Europe/Berlin',
      });
    });

    it('once, however often and however much at once one asks', async () => {
      const person = await signUpPerson(test);
      const answers = await Promise.all(Array.from({ length: 6 }, () => create(person, claimOf(person))));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
      expect(new Set(answers.map(({ body }) => body.profile.id))).toEqual(new Set([person.id]));
    });

    it('E02 only for one’s own account, and only as that account is', async () => {
      const [person, other] = [await signUpPerson(test), await signUpPerson(test)];
      const claim = claimOf(person);
      const contradictions = {
        username: other.username,
        email: other.email,
        userType: 'aupair',
        region: 'newzealand',
      };
      for (const [field, value] of Object.entries(contradictions)) {
        const { body } = await create(person, { ...claim, [field]: value }).expect(400);
        expect(body.fields).toEqual({ [field]: ['This does not match your account'] });
      }
      await create(person, { ...claim, userType: 'admin' }).expect(400);
      expect(await rowOf(person.id)).toBeUndefined();
    });

    it.each([
      { hasPaid: true },
      { subscriptionTier: 'premium' },
      { hasCompletedProfile: true },
      { id: randomUUID() },
      { loginCount30d: 99 },
      { createdAt: '2020-01-01' },
    ])('never with %j: fields that grant rights cannot be sent (ASVS 15.3.3)', async (extra) => {
      const person = await signUpPerson(test);
      const [field = ''] = Object.keys(extra);
      const { body } = await create(person, { ...claimOf(person), ...extra }).expect(400);
      expect(body.fields).toEqual({ [field]: [`${field} is not accepted here`] });
      expect(await rowOf(person.id)).toBeUndefined();
    });

    it('V05 with every wrong field named', async () => {
      const person = await signUpPerson(test);
      const odd = { username: 7, email: 'nobody', userType: ['family'], region: {}, timeZone: 'Mars/Olympus' };
      const { body } = await create(person, odd).expect(400);
      expect(Object.keys(body.fields as object).sort()).toEqual([
        'email',
        'region',
        'timeZone',
        'userType',
        'username',
      ]);
    });

    it('by no one who is signed out', async () => {
      const { body } = await test.http.post('/api/auth/create-profile-optimized').send({}).expect(401);
      expect(body.code).toBe('unauthorized');
    });
  });

  describe('C01 is read', () => {
    let family: Person;
    beforeAll(async () => {
      family = await registerPerson(test);
    });

    it('by its owner and by admins, with only the specified fields (ASVS 15.3.1)', async () => {
      for (const reader of [family, await createAdmin(test)]) {
        const { body, headers } = await read(reader, family.id).expect(200);
        expect(Object.keys(body).sort()).toEqual(PROFILE_KEYS);
        expect(body.id).toBe(family.id);
        expect(headers['cache-control']).toContain('no-store');
      }
    });

    it('by no one else: not by other families, au pairs, or visitors (ASVS 8.2.2)', async () => {
      const [other, auPair] = [await createFamily(test), await createAuPair(test)];
      for (const reader of [other, auPair]) {
        const refused = await read(reader, family.id).expect(404);
        const missing = await read(reader, randomUUID()).expect(404);
        expect(refused.body).toEqual(missing.body);
      }
      await test.http.get(`/api/user/${family.id}`).expect(401);
    });

    it('as 404 while there is none', async () => {
      const person = await signUpPerson(test);
      const { body } = await read(person).expect(404);
      expect(body.code).toBe('not_found');
    });

    it('V05 never by an id that is none', async () => {
      const { body } = await read(family, '1%20OR%201=1').expect(400);
      expect(body.fields).toEqual({ id: ['id must be a UUID'] });
    });
  });

  describe('is changed', () => {
    const patch = (person: Person, body: object) => person.agent.patch('/api/profiles/me').send(body);
    /** Region of the account and of the profile, and the time zone. */
    const whereIs = async ({ agent, session }: Person) => {
      const { body: account } = await agent.get('/api/accounts/me').expect(200);
      const { body: profile } = await agent.get(`/api/user/${session.user.id}`).expect(200);
      return [account.region, profile.region, profile.timeZone] as string[];
    };

    it('in what is sent, and in nothing else', async () => {
      const person = await registerPerson(test);
      const { body } = await patch(person, { phoneNumber: ' +61 412 345 678 ', allowWhatsApp: true }).expect(200);
      expect(body).toMatchObject({ phoneNumber: '+61 412 345 678', allowWhatsApp: true, region: 'australia' });
      const again = await patch(person, { timeZone: 'Pacific/Auckland' }).expect(200);
      expect(again.body).toMatchObject({ phoneNumber: '+61 412 345 678', timeZone: 'Pacific/Auckland' });
    });

    it('never to contradicting values: WhatsApp needs a number (ASVS 2.2.3)', async () => {
      const person = await registerPerson(test);
      const { body } = await patch(person, { allowWhatsApp: true }).expect(400);
      expect(body.fields).toEqual({ allowWhatsApp: ['WhatsApp needs a phone number'] });
      await patch(person, { allowWhatsApp: true, phoneNumber: '021 123 4567' }).expect(200);
      await patch(person, { phoneNumber: null }).expect(400);
      expect(await rowOf(person.id)).toMatchObject({ phone_number: '021 123 4567', allow_whats_app: true });
    });

    it('to the other region only when the place goes along, and then the account follows (ASVS 2.2.3)', async () => {
      const person = await createFamily(test, { location: 'Newtown, Sydney' });
      const { body } = await patch(person, { region: 'newzealand' }).expect(400);
      expect(body.fields).toEqual({
        region: ['Your profile says Sydney. Change the location there, and your region follows'],
      });
      await completeFamily(person, { location: 'A farm by the sea' });
      await patch(person, { region: 'newzealand', timeZone: 'Australia/Sydney' }).expect(200);
      expect(await whereIs(person)).toEqual(['newzealand', 'newzealand', 'Pacific/Auckland']);
    });

    it('to the other region by a location there: profile, account, co-parent and clock of a family', async () => {
      const person = await createFamily(test, { location: 'Newtown, Sydney' });
      const coParent = await coParentOf(test, person);
      const events = recordEvents(test, ['account.region-changed']);
      await completeFamily(person, { location: 'Ponsonby, Auckland' });
      for (const one of [person, coParent])
        expect(await whereIs(one)).toEqual(['newzealand', 'newzealand', 'Pacific/Auckland']);
      await eventually('the event', async () => events[0]?.payload['accountId'] === person.id);
      await completeFamily(person, { location: 'Subiaco, Perth' });
      expect(await whereIs(coParent)).toEqual(['australia', 'australia', 'Australia/Perth']);
      const auPair = await createAuPair(test, { preferredLocation: 'Sydney' });
      await completeAuPair(auPair, { preferredLocation: 'Auckland' });
      expect(await whereIs(auPair)).toEqual(['newzealand', 'newzealand', 'Australia/Sydney']);
    });

    it.each([
      ['phoneNumber', 'call me', /digits, spaces and \+ only/],
      ['phoneNumber', '1'.repeat(26), /cannot exceed 25 characters/],
      ['allowWhatsApp', 'yes', /yes or no/],
      ['region', 'tasmania', /Australia or New Zealand/],
      ['timeZone', '+10:00', /time zone such as/],
      ['timeZone', '../../etc', /time zone such as/],
      ['hasPaid', true, /not accepted here/],
      ['userType', 'admin', /not accepted here/],
      ['email', 'other@example.com', /not accepted here/],
    ])('V05 never with %s as %j', async (field, value, message) => {
      const person = await registerPerson(test);
      const { body: before } = await read(person).expect(200);
      const { body } = await patch(person, { [field]: value }).expect(400);
      expect(Object.keys(body.fields as object)).toEqual([field]);
      expect(body.fields[field]).toEqual([expect.stringMatching(message)]);
      const { body: after } = await read(person).expect(200);
      // The sign-in is counted when it is, separately.
      const uncounted = { lastLoginDate: null, loginCount30d: 0 };
      expect({ ...after, ...uncounted }).toEqual({ ...before, ...uncounted });
    });

    it('by no one without one', async () => {
      const person = await signUpPerson(test);
      const { body } = await patch(person, { timeZone: 'Australia/Perth' }).expect(409);
      expect(body.code).toBe('profile_missing');
    });
  });

  describe('S07 knows', () => {
    it('that the role’s profile is complete, from the first save on', async () => {
      const person = await registerPerson(test);
      expect((await read(person)).body.hasCompletedProfile).toBe(false);
      await person.agent.put('/api/family-profiles/me').send({ familyName: 'Harrow' }).expect(400);
      expect((await read(person)).body.hasCompletedProfile).toBe(false);
      await completeFamily(person);
      expect((await read(person)).body.hasCompletedProfile).toBe(true);
    });

    it('what others call the person: the username first, then the name of the role’s profile', async () => {
      const person = await registerPerson(test);
      const { body: before } = await read(person).expect(200);
      expect(before).toMatchObject({ displayName: person.session.user.username, photo: null, photoPreview: null });
      await completeFamily(person, { familyName: 'Harrow' });
      expect((await read(person)).body).toMatchObject({ displayName: 'Harrow', photo: null });
    });

    it('the sign-ins of the last thirty days, the first of them at sign-up', async () => {
      const person = await registerPerson(test);
      const countIs = (count: number) =>
        eventually(`${count} sign-ins`, async () => {
          const { body } = await read(person).expect(200);
          return body.loginCount30d === count && (body as { lastLoginDate: string });
        });
      const first = await countIs(1);
      await test.http.post('/api/sessions').send({ email: person.email, password: person.password }).expect(200);
      const second = await countIs(2);
      expect(Date.parse(second.lastLoginDate)).toBeGreaterThan(Date.parse(first.lastLoginDate));
      await test.database.query(
        `UPDATE profile_sign_ins SET signed_in_at = signed_in_at - interval '30 days' WHERE user_id = $1
         AND signed_in_at = (SELECT min(signed_in_at) FROM profile_sign_ins WHERE user_id = $1)`,
        [person.id],
      );
      await countIs(1);
    });
  });

  it('E01 goes with its account, and takes the role’s profile, the draft and the sign-ins along', async () => {
    const person = await createFamily(test);
    await person.agent.put('/api/profile-drafts/me').send({ step: 1, data: {} }).expect(200);
    await test.database.query('DELETE FROM accounts WHERE id = $1', [person.id]);
    for (const [table, column] of [
      ['profiles', 'id'],
      ['family_profiles', 'user_id'],
      ['profile_drafts', 'user_id'],
      ['profile_sign_ins', 'user_id'],
    ])
      expect(await test.database.query(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [person.id])).toEqual([]);
  });
});
