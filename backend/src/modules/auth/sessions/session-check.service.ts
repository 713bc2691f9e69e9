import { Injectable } from '@nestjs/common';
import { BatchedReads } from '../../../platform/database/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import type { AccessTokenClaims } from './access-tokens.service.js';
import { SessionsRepository } from './sessions.repository.js';

const REMEMBER_MS = 5_000;
const MAX_REMEMBERED = 10_000;

interface Remembered {
  identity: Promise<Identity | null>;
  until: number;
}

/**
 * Checks for every request and socket whether the session of an access token is live. The answer is remembered
 * for five seconds, and forgotten at once when the session ends.
 */
@Injectable()
export class SessionCheckService {
  private readonly remembered = new Map<string, Remembered>();
  private readonly reads = new BatchedReads(async (ids) => {
    const identities = await this.sessions.identitiesOf(ids);
    return new Map(identities.map((identity) => [identity.sessionId, identity]));
  });

  constructor(private readonly sessions: SessionsRepository) {}

  /** `null` when the session has ended or expired, its account is closed, or it is not the token's person's. */
  async identityOf({ sub, sid }: Omit<AccessTokenClaims, 'typ'>): Promise<Identity | null> {
    const known = this.remembered.get(sid);
    const identity = await (known && known.until > performance.now() ? known.identity : this.ask(sid));
    return identity?.userId === sub ? identity : null;
  }

  forget(sessionIds: string[]): void {
    for (const id of sessionIds) this.remembered.delete(id);
  }

  private ask(sessionId: string): Promise<Identity | null> {
    const identity = this.reads.read(sessionId).then((found) => found ?? null);
    this.remember(sessionId, identity);
    // A failed question is asked again next time.
    identity.catch(() => this.forget([sessionId]));
    return identity;
  }

  private remember(sessionId: string, identity: Promise<Identity | null>): void {
    this.remembered.delete(sessionId);
    this.remembered.set(sessionId, { identity, until: performance.now() + REMEMBER_MS });
    if (this.remembered.size <= MAX_REMEMBERED) return;
    const [oldest] = this.remembered.keys();
    if (oldest !== undefined) this.remembered.delete(oldest);
  }
}
