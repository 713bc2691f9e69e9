import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { AccountsRepository } from './accounts.repository.js';
import { BannedAddressesRepository } from './banned-addresses.repository.js';

const hashOf = (address: string) => createHash('sha256').update(mailboxOf(address)).digest();

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
    if (account) await this.addresses.add(accountId, hashOf(account.email), manager);
  }

  /** Allows the mailbox again, unless another banned account has the same one. */
  async allow(accountId: string, manager: EntityManager): Promise<void> {
    await this.addresses.remove(accountId, manager);
  }

  /** Throws `email_not_accepted`. */
  async assertAccepted(address: string): Promise<void> {
    if (await this.addresses.contains(hashOf(address))) throw new DomainError('email_not_accepted');
  }
}

const GMAIL = 'gmail.com';
/** Domains of the same provider. */
const SAME_DOMAIN: Readonly<Record<string, string>> = { 'googlemail.com': GMAIL };

/**
 * Normalises an address to its mailbox: lower case, no tag after a plus, and for Gmail no dots.
 * "L.Moser+au@googlemail.com" and "lmoser@gmail.com" are the same.
 */
export function mailboxOf(address: string): string {
  const [written = '', writtenDomain = ''] = address.trim().toLowerCase().split('@');
  const domain = SAME_DOMAIN[writtenDomain] ?? writtenDomain;
  const [name = ''] = written.split('+');
  return `${domain === GMAIL ? name.replaceAll('.', '') : name}@${domain}`;
}
