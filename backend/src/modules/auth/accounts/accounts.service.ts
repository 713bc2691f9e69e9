import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import type { UserType } from '../../../platform/identity/index.js';
import type { Region } from '../../country/index.js';
import { AccountCreationService, type NewAccountInput } from './account-creation.service.js';
import '../account-events.js';
import { AccountsRepository, type AccountRecord } from './accounts.repository.js';

/** The account as other modules see it. */
export interface AccountFacts {
  id: string;
  email: string;
  emailVerified: boolean;
  username: string;
  userType: UserType;
  region: Region;
  createdAt: Date;
}

/** The state of an account, for admins. */
export interface AccountStatus {
  emailVerifiedAt: Date | null;
  /** Login requires an authenticator app. */
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
    private readonly outbox: OutboxService,
  ) {}

  async find(id: string): Promise<AccountFacts | null> {
    const account = await this.accounts.findById(id);
    return account && toFacts(account);
  }

  async findByEmail(email: string): Promise<AccountFacts | null> {
    const account = await this.accounts.findByEmail(email);
    return account && toFacts(account);
  }

  /** Null for a deleted account. */
  async statusOf(id: string): Promise<AccountStatus | null> {
    const account = await this.accounts.findById(id);
    if (!account) return null;
    const { emailVerifiedAt, mfaEnabled, disabledAt, disabledUntil, disabledWords } = account;
    const closure = disabledAt && { since: disabledAt, until: disabledUntil, words: disabledWords };
    return { emailVerifiedAt, mfaEnabled, closure };
  }

  /** With all security data; for this module only. Throws `unauthorized` if the account is deleted. */
  async assertExists(id: string): Promise<AccountRecord> {
    const account = await this.accounts.findById(id);
    if (!account) throw new DomainError('unauthorized');
    return account;
  }

  /**
   * Creates an account without a session or an email, for admins and the demo. With `emailVerifiedAt` the address
   * counts as verified. Throws `validation_failed`, `email_taken` or `username_taken`.
   */
  async create(input: NewAccountInput): Promise<AccountFacts> {
    const store = await this.creation.prepare(input);
    return toFacts(await this.transactions.run(store));
  }

  /** With that of the co-parent. Sessions show the region, so it must change together with the profile's. */
  async changeRegion(id: string, region: Region, manager: EntityManager): Promise<void> {
    await this.accounts.changeRegion(id, region, manager);
    await this.outbox.add(manager, 'account.region-changed', { accountId: id });
  }
}
