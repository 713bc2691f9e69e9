import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import type { UpdatePasswordInput } from '../accounts/account.dto.js';
import { Accounts } from '../accounts/accounts.service.js';
import { messages } from '../texts.js';
import { CurrentPassword } from './current-password.js';
import { PasswordPolicy } from './password-policy.js';
import { PasswordReplacement } from './password-replacement.js';

/** A signed-in person choosing a new password. */
@Injectable()
export class PasswordUpdate {
  constructor(
    private readonly accounts: Accounts,
    private readonly currentPassword: CurrentPassword,
    private readonly policy: PasswordPolicy,
    private readonly replacement: PasswordReplacement,
  ) {}

  /** Throws `current_password_wrong`, `validation_failed` or `rate_limited`. */
  async update({ userId }: Identity, { currentPassword, newPassword }: UpdatePasswordInput): Promise<void> {
    const account = await this.accounts.demand(userId);
    await this.currentPassword.demand(account, currentPassword, 'currentPassword');
    if (newPassword.normalize('NFKC') === currentPassword.normalize('NFKC'))
      throw new DomainError('validation_failed', { fields: { newPassword: [messages.password.sameAsBefore] } });
    this.policy.demand(newPassword, account, 'newPassword');
    const replaced = { expected: account.passwordHash };
    await this.replacement.replace(userId, newPassword, 'password_changed', () => Promise.resolve(), replaced);
  }
}
