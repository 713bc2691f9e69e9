import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { Attempts } from '../../../platform/rate-limit/index.js';
import type { AccountRecord } from '../accounts/accounts.repository.js';
import { messages } from '../texts.js';
import { PasswordHasher } from './password-hasher.js';

/** Asks for the password again before something that a stolen session must not be able to do. */
@Injectable()
export class CurrentPassword {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly attempts: Attempts,
  ) {}

  /** Throws `current_password_wrong` naming `field`, or `rate_limited` after too many wrong ones. */
  async demand({ id, passwordHash }: AccountRecord, password: string, field: string): Promise<void> {
    this.hasher.demandRoom();
    const attempt = await this.attempts.begin(`password:${id}`);
    if (await this.hasher.matches(password, passwordHash)) return attempt.succeeded();
    await attempt.failed();
    throw new DomainError('current_password_wrong', { fields: { [field]: [messages.password.currentWrong] } });
  }
}
