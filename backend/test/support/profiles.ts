import { AccountsService } from '../../src/modules/auth/index.js';
import { ProfileService, type AuPairProfileInput, type FamilyProfileInput } from '../../src/modules/profiles/index.js';
import { VerificationImportService } from '../../src/modules/verification/index.js';
import { browserOf, signUpBody, signUpPerson, type Person, type SignUpWish } from './people.js';
import type { TestApp } from './test-app.js';

/** Signs someone up and makes their profile, as registration does. */
export async function registerPerson(test: TestApp, wish: SignUpWish = {}): Promise<Person> {
  const person = await signUpPerson(test, wish);
  const { username, email, userType, region } = person.session.user;
  await person.agent.post('/api/auth/create-profile-optimized').send({ username, email, userType, region }).expect(201);
  return person;
}

/** A start that is always ahead. */
export const NEXT_FEBRUARY = `${new Date().getUTCFullYear() + 1}-02-01`;

/** A family profile that follows every rule. */
export const familyInput = (overrides: Partial<FamilyProfileInput> = {}): FamilyProfileInput => ({
  familyName: 'Harrow',
  location: 'Newtown, Sydney',
  aboutUs: 'We are a noisy, cheerful household with a garden, two bikes too many and a dog who thinks he is a person.',
  numberOfChildren: 2,
  childrenAges: '2, 7',
  requirements: 'Someone who likes being outside, reads aloud without being asked and stays calm at bedtime.',
  hoursPerWeek: 30,
  accommodationDetails: 'Your own furnished room with a desk and a window on the garden.',
  startDate: NEXT_FEBRUARY,
  duration: '6-12 months',
  ...overrides,
});

/** An au pair profile that follows every rule. */
export const auPairInput = (overrides: Partial<AuPairProfileInput> = {}): AuPairProfileInput => ({
  firstName: 'Lena',
  lastName: 'Hoffmann',
  nationality: 'German',
  age: 22,
  aboutMe:
    'I grew up with three cousins in the same house, so breakfast for nine does not frighten me. I swim and bake.',
  experience: 'Two years of afternoons with a family of three, and every summer as a helper at a swimming camp.',
  education: 'Abitur, first year of primary teaching.',
  languages: 'German, English',
  skills: 'Swimming, baking, first aid for children.',
  availabilityDate: NEXT_FEBRUARY,
  preferredDuration: '6-12 months',
  ...overrides,
});

/** Saves a family profile for a family that has registered. */
export async function completeFamily({ agent }: Person, overrides: Partial<FamilyProfileInput> = {}): Promise<void> {
  await agent.put('/api/family-profiles/me').send(familyInput(overrides)).expect(200);
}

/** Saves an au pair profile for an au pair who has registered. */
export async function completeAuPair({ agent }: Person, overrides: Partial<AuPairProfileInput> = {}): Promise<void> {
  await agent.put('/api/au-pair-profiles/me').send(auPairInput(overrides)).expect(200);
}

/** A family that has registered, confirmed its address and completed its profile. */
export async function createFamily(
  test: TestApp,
  overrides: Partial<FamilyProfileInput> = {},
  wish: Omit<SignUpWish, 'userType'> = {},
): Promise<Person> {
  const person = await registerPerson(test, { verified: true, ...wish, userType: 'family' });
  await completeFamily(person, overrides);
  return person;
}

/** Gives an au pair the badge, as if a reviewer had approved all that it demands: without it, families don't find them. */
export async function verifyAuPair({ app }: TestApp, id: string): Promise<void> {
  await app.get(VerificationImportService, { strict: false }).add(id, new Date());
}

/** An au pair who has registered, confirmed their address, completed their profile and been verified. */
export async function createAuPair(
  test: TestApp,
  overrides: Partial<AuPairProfileInput> = {},
  wish: Omit<SignUpWish, 'userType'> = {},
): Promise<Person> {
  const person = await registerPerson(test, { verified: true, ...wish, userType: 'aupair' });
  await completeAuPair(person, overrides);
  await verifyAuPair(test, person.id);
  return person;
}

/** An admin who is signed in and needs no second factor. */
export async function createAdmin(test: TestApp): Promise<Person> {
  const { email, password, metadata } = signUpBody();
  const { username, region } = metadata;
  const wish = { email, password, username, region, userType: 'admin' as const, mfaRequired: false };
  const account = await test.app
    .get(AccountsService, { strict: false })
    .create({ ...wish, emailVerifiedAt: new Date() });
  await test.app.get(ProfileService, { strict: false }).createFor(account);
  const agent = browserOf(test);
  const { body } = await agent.post('/api/sessions').send({ email, password }).expect(200);
  void agent.auth(body.session.access_token, { type: 'bearer' });
  return { id: account.id, email, username, password, session: body.session, agent };
}
