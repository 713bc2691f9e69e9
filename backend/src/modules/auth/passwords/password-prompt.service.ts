import { Injectable } from '@nestjs/common';
import { AccountsService } from '../accounts/accounts.service.js';
import { CurrentPasswordService } from './current-password.service.js';

/** Asks a logged-in person for their password, for actions of other modules that a stolen session must not allow. */
@Injectable()
export class PasswordPromptService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly currentPassword: CurrentPasswordService,
  ) {}

  /** Throws `current_password_wrong` naming `field`, or `rate_limited` after too many wrong ones. */
  async assertCorrect(userId: string, password: string, field: string): Promise<void> {
    await this.currentPassword.assertCorrect(await this.accounts.assertExists(userId), password, field);
  }
}
