import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { Settings } from '../../platform/config/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { mailboxOf, MailerService } from '../../platform/email/index.js';
import { RateLimitsService } from '../../platform/rate-limit/index.js';
import { hashOfToken, newToken } from '../../platform/tokens/index.js';
import { messages } from './texts.js';
import { isPlainName } from './referee.js';
import type { VerificationReference } from './verification-reference.entity.js';
import { VerificationRepository } from './verification.repository.js';

const GOOD_FOR_MS = 30 * 24 * 60 * 60 * 1_000;

/** The facts of an email to a referee. */
interface RefereeRequest {
  userId: string;
  name: string;
  email: string;
}

/** Emails with the reference link. The token is only in the email; its hash is stored. */
@Injectable()
export class ReferenceEmailsService {
  constructor(
    private readonly checks: VerificationRepository,
    private readonly mailer: MailerService,
    private readonly limits: RateLimitsService,
    private readonly settings: Settings,
    private readonly clock: ClockService,
  ) {}

  async write(
    { userId, name, email }: RefereeRequest,
    manager: EntityManager,
  ): Promise<Pick<VerificationReference, 'tokenHash' | 'expiresAt' | 'mailedAt'>> {
    await this.limits.consume('reference-mails', userId);
    await this.limits.consume('reference-mails-to-person', mailboxOf(email));
    // In lower case, because addresses of the site are case-insensitive.
    const token = newToken('hex');
    const { productName, publicUrl: site } = this.settings;
    const ownName = await this.checks.nameOf(userId, manager);
    // The referee does not know us: of the member's input only a plain name may appear.
    const auPairName = isPlainName(ownName) ? ownName : messages.someone.auPair;
    const refereeName = isPlainName(name) ? name : messages.someone.referee;
    await this.mailer.send(email, messages.mail({ productName, site, refereeName, auPairName, token }), {
      manager,
    });
    const mailedAt = this.clock.now();
    return { tokenHash: hashOfToken(token), mailedAt, expiresAt: new Date(mailedAt.getTime() + GOOD_FOR_MS) };
  }
}
