import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { IdempotentAnswerService } from '../../../platform/idempotency/index.js';
import { AuthKeysService, keyedHash } from '../auth-keys.service.js';
import { RefreshTokensRepository } from './refresh-tokens.repository.js';

const TOKEN_BYTES = 32;
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * The refresh tokens of a session: 256 bits each, stored only as SHA-256, each good for one exchange. A successor
 * follows from its parent by a keyed hash, so that two tabs which present the same token can be given the same answer
 * although that is stored nowhere.
 */
@Injectable()
export class RefreshTokenChainService {
  constructor(
    private readonly tokens: RefreshTokensRepository,
    private readonly keys: AuthKeysService,
    private readonly answer: IdempotentAnswerService,
  ) {}

  /** The session that a token was made for, whatever has become of either; `null` for what we never made. */
  async sessionOf(token: string): Promise<string | null> {
    return this.tokens.sessionOf(hashOf(token));
  }

  /** The first token. It follows from the request where that bears a key, so that its repeat gets the same one. */
  async start(sessionId: string, manager: EntityManager): Promise<string> {
    const token = this.firstOfRequest() ?? randomBytes(TOKEN_BYTES).toString('base64url');
    await this.tokens.insert({ id: randomUUID(), sessionId, tokenHash: hashOf(token) }, manager);
    return token;
  }

  /**
   * The successor of a token, or `null` when the token must not be around any more. Call while the session is locked.
   * Seen again within seconds: the same successor. Seen again later while that was never used: its answer was lost,
   * so another one is made and the lost one revoked.
   */
  async exchange(token: string, sessionId: string, manager: EntityManager): Promise<string | null> {
    const presented = await this.tokens.present(hashOf(token), manager);
    if (presented.revoked || presented.childUsed) return null;
    if (presented.childId && presented.justUsed) return this.successor(token, presented.childId);
    if (presented.childId) await this.tokens.revoke(presented.childId, manager);

    const childId = randomUUID();
    const child = this.successor(token, childId);
    await this.tokens.insert({ id: childId, sessionId, tokenHash: hashOf(child) }, manager);
    await this.tokens.replace(presented.id, childId, manager);
    return child;
  }

  /** The first token that the request got when it came before, with its session; null once it was used. */
  async unusedFirst(manager: EntityManager): Promise<{ token: string; sessionId: string } | null> {
    const token = this.firstOfRequest();
    const sessionId = token && (await this.tokens.sessionOf(hashOf(token)));
    if (!sessionId) return null;
    const { revoked, childId } = await this.tokens.present(hashOf(token), manager);
    return revoked || childId ? null : { token, sessionId };
  }

  private firstOfRequest(): string | null {
    const mark = this.answer.requestMark();
    return mark && keyedHash(this.keys.refreshTokens, 'first of a request', mark).toString('base64url');
  }

  private successor(parent: string, childId: string): string {
    return keyedHash(this.keys.refreshTokens, parent, childId).toString('base64url');
  }
}
