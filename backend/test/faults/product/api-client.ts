import { setTimeout as pause } from 'node:timers/promises';
import type { SessionDto } from '../../../src/modules/auth/sessions/session.dto.js';
import { signUpBody } from '../../support/people.js';
import { auPairInput, familyInput } from '../../support/profiles.js';
import type { PostgresServer } from './postgres-server.js';

const ANSWER_MS = 4_000;
/** Longer than any fault: what is not answered by then never will be. */
const PATIENCE_MS = 180_000;

export interface Account {
  userId: string;
  username: string;
  email: string;
  password: string;
  token: string;
  /** Where this person calls from: limits count by address. */
  address: string;
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
  await client.call('POST', '/auth/create-profile-optimized', { username, email, userType, region: 'australia' });
  if (userType === 'family') await client.call('PUT', '/family-profiles/me', familyInput());
  else await client.call('PUT', '/au-pair-profiles/me', auPairInput());
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
    return this.status < 500 && ![401, 408, 409, 425, 429].includes(this.status);
  }
}

/** One person's calls, which are tried again at any process until they are answered. */
export class ApiClient {
  retries = 0;
  /** Answers of 500: the product was surprised. */
  readonly surprises: string[] = [];
  /** Of sessions whose end was acknowledged. */
  readonly endedTokens: string[] = [];
  private abandoned = false;

  constructor(
    readonly account: Account,
    private readonly urls: readonly string[],
    private readonly random: () => number,
  ) {}

  async call<T>(method: string, path: string, body?: object, url = this.anyUrl()): Promise<T> {
    const { token, address } = this.account;
    const isForm = body instanceof FormData;
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-forwarded-for': address,
        'x-requested-with': 'fetch',
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const text = await answer.text();
    if (answer.status === 500) this.surprises.push(`${method} ${path}: ${text}`);
    if (!answer.ok) throw new RefusedError(answer.status, `${method} ${path}: ${text}`);
    return (text ? JSON.parse(text) : null) as T;
  }

  /** Tries until it works; rejects when trying again does not help, or when this client is abandoned. */
  async until<T>(attempt: () => Promise<T>): Promise<T> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        const isForGood = error instanceof RefusedError && error.isForGood;
        if (this.abandoned || isForGood || performance.now() > end) throw error;
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
