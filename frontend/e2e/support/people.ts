import {
  devices,
  expect,
  request as requests,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
} from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { auPairAnswers, familyAnswers } from './answers';
import { mailTo, tokenLink } from './emails';

type Role = 'family' | 'aupair';
type Region = 'australia' | 'newzealand';

/** A person with an account. */
export interface Person {
  id: string;
  role: Role;
  region: Region;
  username: string;
  email: string;
  password: string;
  /** Their name within a sentence, as others read it: "Lena", "the Wetherill family". */
  name: string;
  /** How their dashboard greets them: "Lena", "Wetherill family". */
  ownName: string;
  /** Cookies of the session that signing up began, until a browser takes them over. */
  session?: Cookies;
}

/** The credentials. */
export type Credentials = Pick<Person, 'email' | 'password' | 'session'>;

type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies'];

/** Origin of the product's pages. */
export const PRODUCT = `http://localhost:${process.env['PORT'] ?? 3000}`;
export const PASSWORD = 'four plain words and a comma,';
export const VERIFICATION = /confirm|verif/i;
export const RECOVERY = /password/i;

/** Calls the product without a browser, with cookies of its own, and as the same kind of device. */
export const newRequest = (): Promise<APIRequestContext> =>
  requests.newContext({ baseURL: PRODUCT, userAgent: devices['Desktop Chrome'].userAgent });

interface Making {
  region?: Region;
  /** Whether the email is confirmed; true by default. */
  verified?: boolean;
  /** Answers that differ from the defaults, or false for no profile. */
  profile?: Record<string, unknown> | false;
}

/** Creates a person over the API: account, application profile, confirmed email and profile answers. */
export async function makePerson(role: Role, making: Making = {}): Promise<Person> {
  const { region = 'australia', verified = true, profile = {} } = making;
  const username = `${role}-${randomBytes(6).toString('hex')}`;
  const account = { username, email: `${username}@example.org`, userType: role, region };
  const request = await newRequest();
  try {
    const metadata = { userType: role, region, username };
    const signedUp = await request.post('/api/accounts', {
      data: { email: account.email, password: PASSWORD, metadata },
    });
    await expect(signedUp, await signedUp.text()).toBeOK();
    const { access_token: token, user } = (await signedUp.json()) as { access_token: string; user: { id: string } };
    const call = (method: 'POST' | 'PUT', path: string, data: object) => send(request, token, method, path, data);

    await call('POST', '/api/auth/create-profile-optimized', { ...account, timeZone: 'Australia/Sydney' });
    if (verified) {
      const mail = await mailTo(request, account.email, VERIFICATION);
      await call('POST', '/api/email-verifications', { token: tokenLink(mail).token });
    }
    const usual = role === 'family' ? familyAnswers : auPairAnswers;
    if (profile)
      await call('PUT', `/api/${role === 'family' ? 'family' : 'au-pair'}-profiles/me`, { ...usual, ...profile });
    const answers = { ...usual, ...(profile || {}) };
    const ownName = 'firstName' in answers ? String(answers.firstName) : `${String(answers.familyName)} family`;
    const { cookies } = await request.storageState();
    const { id } = user;
    return {
      id,
      role,
      region,
      username,
      email: account.email,
      password: PASSWORD,
      name: role === 'family' ? `the ${ownName}` : ownName,
      ownName,
      session: cookies,
    };
  } finally {
    await request.dispose();
  }
}

/** Opens a browser context in which the person is logged in. */
export async function browserOf(
  browser: Browser,
  person: Credentials,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...options, storageState: { cookies: [], origins: [hint()] } });
  await logIn(context, person);
  return context;
}

/** Logs a person in: the first time with the session of their sign-up, which spares hashing a password. */
export async function logIn(context: BrowserContext, person: Credentials): Promise<void> {
  const { session } = person;
  delete person.session;
  await (session ? context.addCookies(session) : signInByCall(context.request, person));
}

/** Logs in over the API; the cookie stays in the request's browser context. Returns the access token. */
export async function signInByCall(request: APIRequestContext, { email, password }: Credentials): Promise<string> {
  const answer = await request.post('/api/sessions', { data: { email, password } });
  await expect(answer, await answer.text()).toBeOK();
  const { session } = (await answer.json()) as { session: { access_token: string } };
  return session.access_token;
}

/** Calls the API as a person and returns the JSON; fails the test when the API returns an error. */
export async function send(
  request: APIRequestContext,
  token: string,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  data?: object,
): Promise<unknown> {
  const answer = await request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data && { data }),
  });
  await expect(answer, `${method} ${path}: ${await answer.text()}`).toBeOK();
  const text = await answer.text();
  return text ? (JSON.parse(text) as unknown) : null;
}

/** Turns off quiet hours for this person, so that emails are sent at once. */
export async function sendAtAnyHour(request: APIRequestContext, person: Person): Promise<void> {
  const token = await signInByCall(request, person);
  const quietHours = { on: false, from: '22:00', until: '07:00' };
  await send(request, token, 'PATCH', '/api/notification-settings', { quietHours });
}

/** The local storage entry that tells a page to ask for a session. */
function hint() {
  return { origin: PRODUCT, localStorage: [{ name: 'signedIn', value: '1' }] };
}
