import { randomUUID } from 'node:crypto';
import type { HouseholdDto } from '../../src/modules/auth/household/household.dto.js';
import type { SessionDto } from '../../src/modules/auth/sessions/session.dto.js';
import { emailTo, tokenIn } from './inbox.js';
import { browserOf, GOOD_PASSWORD, type Person } from './people.js';
import type { TestApp } from './test-app.js';

export const CO_PARENT_PASSWORD = 'seven otters juggle plums';
export const INVITED = /Join your family/;

export const newAddress = () => `sam-${randomUUID().slice(0, 8)}@example.com`;
export const invite = ({ agent }: Person, email: string, currentPassword = GOOD_PASSWORD) =>
  agent.post('/api/households/me/invitations').send({ email, currentPassword });
export const join = ({ http }: TestApp, token: string, name = 'Sam') =>
  http.post('/api/household-invitations/acceptances').send({ token, name, password: CO_PARENT_PASSWORD });
export const householdOf = async ({ agent }: Person) =>
  (await agent.get('/api/households/me').expect(200)).body as HouseholdDto;

export async function invitationTo(
  test: TestApp,
  owner: Person,
  email = newAddress(),
): Promise<{ email: string; token: string }> {
  await invite(owner, email).expect(202);
  return { email, token: tokenIn(await emailTo(test, email, INVITED)) };
}

/** The co-parent of a family, logged in; `id` is that of their own account. */
export async function coParentOf(test: TestApp, owner: Person, name?: string): Promise<Person> {
  const { email, token } = await invitationTo(test, owner);
  await join(test, token, name).expect(204);
  const agent = browserOf(test);
  const password = CO_PARENT_PASSWORD;
  const { session } = (await agent.post('/api/sessions').send({ email, password }).expect(200)).body as {
    session: SessionDto;
  };
  void agent.auth(session.access_token, { type: 'bearer' });
  const [account] = await test.database.query<{ id: string }>('SELECT id FROM accounts WHERE email = $1', [email]);
  return { id: account?.id ?? '', email, username: session.user.username, password, session, agent };
}
