import { Injectable } from '@nestjs/common';
import { invalidField } from '../../../platform/errors/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import type { UpdatePasswordInput } from '../accounts/account.dto.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { messages } from '../texts.js';
import { CurrentPasswordService } from './current-password.service.js';
import { PasswordPolicyService } from './password-policy.service.js';
import { PasswordReplacementService } from './password-replacement.service.js';

/** A logged-in person changes the password. */
@Injectable()
export class PasswordUpdateService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly currentPassword: CurrentPasswordService,
    private readonly policy: PasswordPolicyService,
    private readonly replacement: PasswordReplacementService,
  ) {}

  /** Throws `current_password_wrong`, `validation_failed` or `rate_limited`. */
  async update({ userId }: Identity, { currentPassword, newPassword }: UpdatePasswordInput): Promise<void> {
    const account = await this.accounts.assertExists(userId);
    await this.currentPassword.assertCorrect(account, currentPassword, 'currentPassword');
    if (newPassword.normalize('NFKC') === currentPassword.normalize('NFKC'))
      throw invalidField('newPassword', messages.password.sameAsBefore);
    this.policy.assertAllowed(newPassword, account, 'newPassword');
    const replaced = { expected: account.passwordHash };
    await this.replacement.replace(userId, newPassword, 'password_changed', () => Promise.resolve(), replaced);
  }
}
