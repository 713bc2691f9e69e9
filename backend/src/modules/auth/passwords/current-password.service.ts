import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { LoginThrottleService } from '../../../platform/rate-limit/index.js';
import type { AccountRecord } from '../accounts/accounts.repository.js';
import { messages } from '../texts.js';
import { PasswordHashingService } from './password-hashing.service.js';

/** Asks for the password again before an action that a stolen session must not allow. */
@Injectable()
export class CurrentPasswordService {
  constructor(
    private readonly hasher: PasswordHashingService,
    private readonly attempts: LoginThrottleService,
  ) {}

  /** Throws `current_password_wrong` naming `field`, or `rate_limited` after too many wrong ones. */
  async assertCorrect({ id, passwordHash }: AccountRecord, password: string, field: string): Promise<void> {
    this.hasher.assertCapacity();
    const attempt = await this.attempts.begin(`password:${id}`);
    if (await this.hasher.matches(password, passwordHash)) return attempt.succeeded();
    await attempt.failed();
    throw new DomainError('current_password_wrong', { fields: { [field]: [messages.password.currentWrong] } });
  }
}
