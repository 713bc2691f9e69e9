import { AccountsService } from '../../../src/modules/auth/index.js';
import { ProfileService } from '../../../src/modules/profiles/index.js';
import { setUpAuthenticator } from '../../support/authenticator.js';
import { browserOf, signUpBody, type Person } from '../../support/people.js';
import type { TestApp } from '../../support/test-app.js';

/** An admin who needs a second factor, as in production: with it, or before it. */
export async function createStrictAdmin(test: TestApp, secondFactor: 'set up' | 'owed'): Promise<Person> {
  const { email, password, metadata } = signUpBody();
  const { username, region } = metadata;
  const wish = { email, password, username, region, userType: 'admin' as const, emailVerifiedAt: new Date() };
  const account = await test.app.get(AccountsService, { strict: false }).create(wish);
  await test.app.get(ProfileService, { strict: false }).createFor(account);
  const agent = browserOf(test);
  const { body } = await agent.post('/api/sessions').send({ email, password }).expect(200);
  void agent.auth(body.session.access_token, { type: 'bearer' });
  const admin = { id: account.id, email, username, password, session: body.session, agent };
  if (secondFactor === 'set up') await setUpAuthenticator(test, admin);
  return admin;
}
