import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { AccountsRepository } from './accounts.repository.js';
import { mailboxOf } from './mailbox.js';
import { BannedAddressesRepository } from './banned-addresses.repository.js';

const hashOf = (address: string) => createHash('sha256').update(mailboxOf(address)).digest();

/** Mailboxes with which no one signs up, in whatever variant they are written. */
@Injectable()
export class BannedAddressesService {
  constructor(
    private readonly addresses: BannedAddressesRepository,
    private readonly accounts: AccountsRepository,
  ) {}

  /** From the commit on, no one signs up with the mailbox of this account. Nothing happens for one that is gone. */
  async refuse(accountId: string, manager: EntityManager): Promise<void> {
    const account = await this.accounts.findById(accountId, manager);
    if (account) await this.addresses.add(accountId, hashOf(account.email), manager);
  }

  /** It may be used again, unless another account with the same mailbox is refused too. */
  async allow(accountId: string, manager: EntityManager): Promise<void> {
    await this.addresses.remove(accountId, manager);
  }

  /** Throws `email_not_accepted`. */
  async assertAccepted(address: string): Promise<void> {
    if (await this.addresses.contains(hashOf(address))) throw new DomainError('email_not_accepted');
  }
}
