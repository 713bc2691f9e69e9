import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { IdempotentAnswerService } from '../../../platform/idempotency/index.js';
import { hashOfToken, newToken } from '../../../platform/tokens/index.js';
import { AuthKeysService, keyedHash } from '../auth-keys.service.js';
import { RefreshTokensRepository } from './refresh-tokens.repository.js';

/**
 * The refresh tokens of a session: 256 bits each, stored only as SHA-256, each good for one exchange. A successor
 * is a keyed hash of its parent, so that two tabs with the same token get the same successor, which is stored nowhere.
 */
@Injectable()
export class RefreshTokenChainService {
  constructor(
    private readonly tokens: RefreshTokensRepository,
    private readonly keys: AuthKeysService,
    private readonly answer: IdempotentAnswerService,
  ) {}

  /** The session of a token, even of a used or revoked one; `null` for a token that we never issued. */
  async sessionOf(token: string): Promise<string | null> {
    return this.tokens.sessionOf(hashOfToken(token));
  }

  /** Creates the first token. If the request has an idempotency key, its repeat gets the same token. */
  async start(sessionId: string, manager: EntityManager): Promise<string> {
    const token = this.firstOfRequest() ?? newToken();
    await this.tokens.insert({ id: randomUUID(), sessionId, tokenHash: hashOfToken(token) }, manager);
    return token;
  }

  /**
   * The successor of a token; `null` for a revoked token and for one whose successor was used. Call while the session
   * is locked. A repeat within seconds gets the same successor. After a later repeat the successor must have been lost,
   * so it is revoked and another one is created.
   */
  async exchange(token: string, sessionId: string, manager: EntityManager): Promise<string | null> {
    const presented = await this.tokens.present(hashOfToken(token), manager);
    if (presented.revoked || presented.childUsed) return null;
    if (presented.childId && presented.justUsed) return this.successor(token, presented.childId);
    if (presented.childId) await this.tokens.revoke(presented.childId, manager);

    const childId = randomUUID();
    const child = this.successor(token, childId);
    await this.tokens.insert({ id: childId, sessionId, tokenHash: hashOfToken(child) }, manager);
    await this.tokens.replace(presented.id, childId, manager);
    return child;
  }

  /** The first token that an earlier try of this request got, with its session; null once it was used. */
  async unusedFirst(manager: EntityManager): Promise<{ token: string; sessionId: string } | null> {
    const token = this.firstOfRequest();
    const sessionId = token && (await this.tokens.sessionOf(hashOfToken(token)));
    if (!sessionId) return null;
    const { revoked, childId } = await this.tokens.present(hashOfToken(token), manager);
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
