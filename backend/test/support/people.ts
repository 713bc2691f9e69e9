import { randomUUID } from 'node:crypto';
import request from 'supertest';
import type { SessionDto } from '../../src/modules/auth/sessions/session.dto.js';
import type { TestApp } from './test-app.js';

/** Long, and made of nothing that the password rules know. */
export const GOOD_PASSWORD = 'quiet harbour lantern';

export interface SignUpWish {
  userType?: 'family' | 'aupair';
  region?: 'australia' | 'newzealand';
  email?: string;
  username?: string;
  password?: string;
  /** The page from which they sign up. */
  returnPath?: string;
  /** The address counts as proven, without reading the email. */
  verified?: boolean;
}

export interface Person {
  id: string;
  email: string;
  username: string;
  password: string;
  session: SessionDto;
  /** A browser of this person: sends the access token, keeps cookies. */
  agent: ReturnType<typeof request.agent>;
}

/** A browser: keeps cookies and says that our own pages send the requests. */
export const browserOf = ({ url }: TestApp) => request.agent(url).set('X-Requested-With', 'fetch');

/** A valid sign-up body; unique by default. */
export function signUpBody({ userType = 'family', region = 'australia', ...wish }: SignUpWish = {}) {
  const unique = randomUUID().slice(0, 8);
  return {
    email: wish.email ?? `person-${unique}@example.com`,
    password: wish.password ?? GOOD_PASSWORD,
    metadata: { userType, region, username: wish.username ?? `person-${unique}` },
    ...(wish.returnPath !== undefined && { returnPath: wish.returnPath }),
  };
}

/** Someone new, signed in. */
export async function signUpPerson(app: TestApp, wish: SignUpWish = {}): Promise<Person> {
  const body = signUpBody(wish);
  const agent = browserOf(app);
  const { body: session } = (await agent.post('/api/accounts').send(body).expect(201)) as { body: SessionDto };
  const { id } = session.user;
  if (wish.verified) await app.database.query('UPDATE accounts SET email_verified_at = now() WHERE id = $1', [id]);
  void agent.auth(session.access_token, { type: 'bearer' });
  return { id, email: body.email, username: body.metadata.username, password: body.password, session, agent };
}
