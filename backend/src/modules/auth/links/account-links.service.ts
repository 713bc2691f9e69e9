import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { hashOfToken, newToken } from '../../../platform/tokens/index.js';
import type { AccountRecord } from '../accounts/accounts.repository.js';
import type { LinkKind } from './account-link.entity.js';
import { AccountLinksRepository, type LiveLink } from './account-links.repository.js';

const MINUTE = 60;
/** Seconds. */
const LIFETIME: Record<LinkKind, number> = {
  'verify-email': 24 * 60 * MINUTE,
  'reset-password': 30 * MINUTE,
  'mfa-challenge': 5 * MINUTE,
  'change-email': 24 * 60 * MINUTE,
  'undo-email-change': 7 * 24 * 60 * MINUTE,
};

/** One-time tokens: 256 bits, stored as SHA-256, valid for one purpose. */
@Injectable()
export class AccountLinksService {
  constructor(private readonly links: AccountLinksRepository) {}

  async create(
    kind: LinkKind,
    { id, email }: Pick<AccountRecord, 'id' | 'email'>,
    manager: EntityManager,
    returnPath: string | null = null,
  ): Promise<{ token: string; expiresAt: Date }> {
    const token = newToken();
    const expiresAt = await this.links.insert(
      { accountId: id, kind, email, tokenHash: hashOfToken(token), returnPath, lifetime: LIFETIME[kind] },
      manager,
    );
    return { token, expiresAt };
  }

  /** Returns what a valid token is for, without using it. */
  async find(kind: LinkKind, token: string): Promise<LiveLink | null> {
    return this.links.findLive(kind, hashOfToken(token));
  }

  /** The return path of the newest link of a kind. */
  async lastReturnPath(kind: LinkKind, accountId: string): Promise<string | null> {
    return this.links.lastReturnPath(kind, accountId);
  }

  /** Uses a token; `null` if it was used, has expired or never existed. */
  async use(kind: LinkKind, token: string, manager: EntityManager): Promise<LiveLink | null> {
    return this.links.use(kind, hashOfToken(token), manager);
  }

  /** Links sent before a password change must not work after it, because the person who asked for them may have known only the old one. */
  async revokeSignInLinks(accountId: string, manager: EntityManager): Promise<void> {
    await this.revoke(accountId, ['reset-password', 'mfa-challenge', 'change-email'], manager);
  }

  /** Ends a chain of changes at this one: the links to undo earlier changes still work. */
  async revokeUndoLinksSince(since: Date, accountId: string, manager: EntityManager): Promise<void> {
    await this.links.deleteSince(since, accountId, 'undo-email-change', manager);
  }

  async revoke(accountId: string, kinds: LinkKind[], manager: EntityManager): Promise<void> {
    await this.links.deleteOf(accountId, kinds, manager);
  }
}
