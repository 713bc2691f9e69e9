import { Injectable } from '@nestjs/common';
import { Accounts } from '../accounts/accounts.service.js';
import { CurrentPassword } from './current-password.js';

/** Asks a signed-in person for their password once more, for what other rooms let nobody do with a stolen session. */
@Injectable()
export class PasswordAgain {
  constructor(
    private readonly accounts: Accounts,
    private readonly currentPassword: CurrentPassword,
  ) {}

  /** Throws `current_password_wrong` naming `field`, or `rate_limited` after too many wrong ones. */
  async demand(userId: string, password: string, field: string): Promise<void> {
    await this.currentPassword.demand(await this.accounts.demand(userId), password, field);
  }
}
