import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { PasswordHashingService } from '../passwords/password-hashing.service.js';
import { PasswordPolicyService } from '../passwords/password-policy.service.js';
import { AccountsRepository, type AccountRecord, type NewAccount } from './accounts.repository.js';

/** Input for a new account, and values that the caller decides. */
export interface NewAccountInput extends Omit<NewAccount, 'passwordHash' | 'mfaRequired'> {
  password: string;
  /** The account can only set up a second factor until it has one; the default for admins. */
  mfaRequired?: boolean;
}

/** Creates accounts for sign-up, admins and the demo. */
@Injectable()
export class AccountCreationService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly policy: PasswordPolicyService,
    private readonly hasher: PasswordHashingService,
  ) {}

  /**
   * Checks and hashes the password now (both may throw) and returns the step that stores the account in the caller's
   * transaction: hashing is too slow to hold one open. That step throws `email_taken` or `username_taken`.
   */
  async prepare(
    { password, ...input }: NewAccountInput,
    passwordField = 'password',
  ): Promise<(manager: EntityManager) => Promise<AccountRecord>> {
    this.policy.assertAllowed(password, input, passwordField);
    const passwordHash = await this.hasher.hash(password);
    return async (manager) => {
      const id = await this.accounts.insert(
        { mfaRequired: input.userType === 'admin', ...input, passwordHash },
        manager,
      );
      const account = await this.accounts.findById(id, manager);
      if (!account) throw new Error('An account vanished in the transaction that made it');
      return account;
    };
  }
}
