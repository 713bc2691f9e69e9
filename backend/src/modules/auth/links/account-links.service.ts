import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import type { AccountRecord } from '../accounts/accounts.repository.js';
import type { LinkKind } from './account-link.entity.js';
import { AccountLinksRepository, type LiveLink } from './account-links.repository.js';

const TOKEN_BYTES = 32;
const MINUTE = 60;
/** Seconds. */
const LIFETIME: Record<LinkKind, number> = {
  'verify-email': 24 * 60 * MINUTE,
  'reset-password': 30 * MINUTE,
  'mfa-challenge': 5 * MINUTE,
  'change-email': 24 * 60 * MINUTE,
  'undo-email-change': 7 * 24 * 60 * MINUTE,
};

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** One-time tokens that go to a person and come back: 256 bits, stored as SHA-256, good for one kind of thing. */
@Injectable()
export class AccountLinksService {
  constructor(private readonly links: AccountLinksRepository) {}

  async create(
    kind: LinkKind,
    { id, email }: Pick<AccountRecord, 'id' | 'email'>,
    manager: EntityManager,
    returnPath: string | null = null,
  ): Promise<{ token: string; expiresAt: Date }> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = await this.links.insert(
      { accountId: id, kind, email, tokenHash: hashOf(token), returnPath, lifetime: LIFETIME[kind] },
      manager,
    );
    return { token, expiresAt };
  }

  /** What a token stands for while it is good, without using it up. */
  async find(kind: LinkKind, token: string): Promise<LiveLink | null> {
    return this.links.findLive(kind, hashOf(token));
  }

  /** Where the newest link of a kind leads on to. */
  async lastReturnPath(kind: LinkKind, accountId: string): Promise<string | null> {
    return this.links.lastReturnPath(kind, accountId);
  }

  /** Uses a token up; `null` when it was used, has expired or never was. */
  async use(kind: LinkKind, token: string, manager: EntityManager): Promise<LiveLink | null> {
    return this.links.use(kind, hashOf(token), manager);
  }

  /** What was sent before a password changed must open nothing after it. */
  async revokeWaysIn(accountId: string, manager: EntityManager): Promise<void> {
    await this.revoke(accountId, ['reset-password', 'mfa-challenge'], manager);
  }

  async revoke(accountId: string, kinds: LinkKind[], manager: EntityManager): Promise<void> {
    await this.links.deleteOf(accountId, kinds, manager);
  }
}
