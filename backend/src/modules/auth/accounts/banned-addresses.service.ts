import { createHash } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { mailboxOf } from '../../../platform/email/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { AccountsRepository } from './accounts.repository.js';
import { BannedAddressesRepository } from './banned-addresses.repository.js';

const hashOf = (mailbox: string) => createHash('sha256').update(mailbox).digest();
/** Rows of earlier releases have the domain as it was written, not as in DNS. */
const hashesOf = (mailbox: string) => {
  const at = mailbox.indexOf('@') + 1;
  return [mailbox, mailbox.slice(0, at) + domainToUnicode(mailbox.slice(at))].map(hashOf);
};

/** Mailboxes that cannot sign up, in all their variants. */
@Injectable()
export class BannedAddressesService {
  constructor(
    private readonly addresses: BannedAddressesRepository,
    private readonly accounts: AccountsRepository,
  ) {}

  /** Bans the mailbox of this account from commit on. Does nothing for a deleted account. */
  async ban(accountId: string, manager: EntityManager): Promise<void> {
    const account = await this.accounts.findById(accountId, manager);
    if (account) await this.addresses.add(accountId, hashOf(mailboxOf(account.email)), manager);
  }

  /** Allows the mailbox again, unless another banned account has the same one. */
  async allow(accountId: string, manager: EntityManager): Promise<void> {
    await this.addresses.remove(accountId, manager);
  }

  /** Throws `email_not_accepted`. */
  async assertAccepted(address: string): Promise<void> {
    if (await this.addresses.containsAny(hashesOf(mailboxOf(address)))) throw new DomainError('email_not_accepted');
  }
}
