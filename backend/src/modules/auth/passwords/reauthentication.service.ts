import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { PasswordPromptService } from './password-prompt.service.js';

const RECENT_SECONDS = 15 * 60;

/** Before a change of account security: requires a login within the last quarter of an hour, or the password again. */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly passwordAgain: PasswordPromptService,
  ) {}

  /** Throws `reauthentication_required`, `current_password_wrong` naming `field`, or `rate_limited`. */
  async assertRecent({ userId, sessionId }: Identity, password: string | undefined, field: string): Promise<void> {
    if (password !== undefined) return this.passwordAgain.assertCorrect(userId, password, field);
    if (!(await this.sessions.beganWithin(sessionId, RECENT_SECONDS)))
      throw new DomainError('reauthentication_required');
  }
}
