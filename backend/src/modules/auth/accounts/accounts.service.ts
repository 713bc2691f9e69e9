import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { UserType } from '../../../platform/identity/index.js';
import type { Region } from '../../country/index.js';
import { AccountCreationService, type AccountWish } from './account-creation.service.js';
import { AccountsRepository, type AccountRecord } from './accounts.repository.js';

/** What other modules may know of an account. */
export interface AccountFacts {
  id: string;
  email: string;
  emailVerified: boolean;
  username: string;
  userType: UserType;
  region: Region;
  createdAt: Date;
}

/** How an account stands, for admins. */
export interface AccountStanding {
  emailVerifiedAt: Date | null;
  /** An authenticator app is asked for at sign-in. */
  mfaEnabled: boolean;
  /** Null while the account is open. */
  closure: { since: Date; until: Date | null; words: string | null } | null;
}

const toFacts = ({
  id,
  email,
  emailVerifiedAt,
  username,
  userType,
  region,
  createdAt,
}: AccountRecord): AccountFacts => ({
  id,
  email,
  emailVerified: emailVerifiedAt !== null,
  username,
  userType,
  region,
  createdAt,
});

/** Accounts, for the rest of the product. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly creation: AccountCreationService,
    private readonly transactions: TransactionsService,
  ) {}

  async find(id: string): Promise<AccountFacts | null> {
    const account = await this.accounts.findById(id);
    return account && toFacts(account);
  }

  async findByEmail(email: string): Promise<AccountFacts | null> {
    const account = await this.accounts.findByEmail(email);
    return account && toFacts(account);
  }

  /** Null for an account that is gone. */
  async standingOf(id: string): Promise<AccountStanding | null> {
    const account = await this.accounts.findById(id);
    if (!account) return null;
    const { emailVerifiedAt, mfaEnabled, disabledAt, disabledUntil, disabledWords } = account;
    const closure = disabledAt && { since: disabledAt, until: disabledUntil, words: disabledWords };
    return { emailVerifiedAt, mfaEnabled, closure };
  }

  /** With everything that signing in needs; for this module only. Throws `unauthorized` when the account is gone. */
  async assertExists(id: string): Promise<AccountRecord> {
    const account = await this.accounts.findById(id);
    if (!account) throw new DomainError('unauthorized');
    return account;
  }

  /**
   * Makes an account without a session or an email: admins, the demo's people. `emailVerifiedAt` set means that
   * no one needs to prove the address. Throws `validation_failed`, `email_taken` or `username_taken`.
   */
  async create(wish: AccountWish): Promise<AccountFacts> {
    const store = await this.creation.prepare(wish);
    return toFacts(await this.transactions.run(store));
  }

  /** Sessions show the region of the account; whoever changes the profile's changes this too. */
  async changeRegion(id: string, region: Region, manager: EntityManager): Promise<void> {
    await this.accounts.changeRegion(id, region, manager);
  }
}
