import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { SessionDto } from '../../../src/modules/auth/sessions/session.dto.js';
import { signUpBody } from '../../support/people.js';
import { auPairInput, familyInput } from '../../support/profiles.js';
import type { PostgresServer } from './postgres-server.js';

const ANSWER_MS = 4_000;
/** Longer than any fault, also on a busy machine: what is not answered by then never will be. */
const PATIENCE_MS = 400_000;
/** Statuses below 500 that say nothing about the request itself. */
const TRY_AGAIN = [401, 408, 425, 429];
/** So many of the tries of a write go to two processes at the same moment. */
const TWICE = 0.25;

export interface Account {
  userId: string;
  username: string;
  email: string;
  password: string;
  token: string;
  /** Where this person calls from: limits count by address. */
  address: string;
}

/** A family and an au pair who may do everything that the product offers to both. */
export interface FullPair {
  family: ApiClient;
  auPair: ApiClient;
  conversationId: string;
}

/** Someone new with a proven email address. @param address from which they call */
export async function signUpAt(
  url: string,
  postgres: PostgresServer,
  userType: 'family' | 'aupair',
  address: string,
): Promise<Account> {
  const { email, password, metadata } = signUpBody({ userType });
  const answer = await fetch(`${url}/api/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'fetch', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password, metadata }),
  });
  if (!answer.ok) throw new Error(`Signing up: ${answer.status} ${await answer.text()}`);
  const { user, access_token: token } = (await answer.json()) as SessionDto;
  await postgres.query('UPDATE accounts SET email_verified_at = now() WHERE id = $1', [user.id]);
  return { userId: user.id, username: user.username, email, password, token, address };
}

/** Completes the profile of someone new. */
export async function completeProfile(client: ApiClient, userType: 'family' | 'aupair'): Promise<void> {
  const { email, username } = client.account;
  await client.write('POST', '/auth/create-profile-optimized', { username, email, userType, region: 'australia' });
  if (userType === 'family') await client.write('PUT', '/family-profiles/me', familyInput());
  else await client.write('PUT', '/au-pair-profiles/me', auPairInput());
}

/** An answer that was no success. */
export class RefusedError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(`${status} ${message}`);
  }

  /** Trying again would not help. */
  get isForGood(): boolean {
    return this.status < 500 && !TRY_AGAIN.includes(this.status);
  }
}

/** Of PostgreSQL: a statement is wrong. */
const isWrongSql = (error: unknown) => /^42/.test(String((error as { code?: unknown }).code));

const isForGood = (error: unknown) => (error instanceof RefusedError ? error.isForGood : isWrongSql(error));

interface CallOptions {
  url?: string;
  /** The `Idempotency-Key`. */
  key?: string;
}

/** One person's calls, which are tried again at any process until they are answered. */
export class ApiClient {
  retries = 0;
  /** Tries of a write that went to two processes at the same moment. */
  sentTwice = 0;
  /** Repeats that got the first answer. */
  replays = 0;
  /** Two different answers to the same write. */
  readonly disagreements: string[] = [];
  /** Answers of 500: the product was surprised. */
  readonly surprises: string[] = [];
  /** Of sessions whose end was acknowledged. */
  readonly endedTokens: string[] = [];
  private abandoned = false;

  constructor(
    readonly account: Account,
    private readonly urls: readonly string[],
    private readonly random: () => number,
    /** The mistake of a client that makes a new key for each try of a write. */
    private readonly newKeyOnRetry = false,
  ) {}

  async call<T>(method: string, path: string, body?: object, options: CallOptions = {}): Promise<T> {
    const text = (await this.request(method, path, body, options)).toString();
    return (text ? JSON.parse(text) : null) as T;
  }

  async download(path: string): Promise<Buffer> {
    return this.request('GET', path);
  }

  /** A write: each try has the key of the first one, and one in a few goes to two processes at the same moment. */
  async write<T>(method: string, path: string, body?: object): Promise<T> {
    let key = randomUUID();
    return this.until(async () => {
      if (this.newKeyOnRetry) key = randomUUID();
      if (this.random() < TWICE) return this.writeTwice<T>(method, path, body, key);
      return this.call<T>(method, path, body, { key });
    });
  }

  private async writeTwice<T>(method: string, path: string, body: object | undefined, key: string): Promise<T> {
    this.sentTwice += 1;
    const both = await Promise.allSettled(this.urls.map((url) => this.call<T>(method, path, body, { url, key })));
    const answers = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const errors = both.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
    const refused = errors.find(isForGood);
    if (answers.length === 0) throw refused ?? errors[0];
    const [first] = answers as [T];
    if (refused || answers.some((answer) => !isDeepStrictEqual(answer, first)))
      this.disagreements.push(`${method} ${path}: ${JSON.stringify([...answers, refused?.message])}`);
    return first;
  }

  private async request(
    method: string,
    path: string,
    body?: object,
    { url = this.anyUrl(), key }: CallOptions = {},
  ): Promise<Buffer> {
    const { token, address } = this.account;
    const isForm = body instanceof FormData;
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        'x-forwarded-for': address,
        'x-requested-with': 'fetch',
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.status === 500) this.surprises.push(`${method} ${path}: ${bytes.toString()}`);
    if (!answer.ok) throw new RefusedError(answer.status, `${method} ${path}: ${bytes.toString()}`);
    if (answer.headers.has('idempotent-replay')) this.replays += 1;
    return bytes;
  }

  /** Tries until it works; rejects when trying again does not help, or when this client is abandoned. */
  async until<T>(attempt: () => Promise<T>): Promise<T> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (this.abandoned || isForGood(error) || performance.now() > end) throw error;
        if (error instanceof RefusedError && error.status === 401) await this.signIn().catch(() => undefined);
        this.retries += 1;
        await pause(50 + 350 * this.random());
      }
    }
  }

  /** Ends this session, as "log out" does. */
  async signOut(): Promise<void> {
    const { token } = this.account;
    await this.call('DELETE', '/sessions/current');
    this.endedTokens.push(token);
  }

  abandon(): void {
    this.abandoned = true;
  }

  anyUrl(): string {
    return this.urls[Math.floor(this.random() * this.urls.length)] as string;
  }

  async signIn(): Promise<void> {
    const { email, password } = this.account;
    const { session } = await this.call<{ session: SessionDto }>('POST', '/sessions', { email, password });
    this.account.token = session.access_token;
  }
}
