import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { IdempotentAnswerService } from '../../../platform/idempotency/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { CurrentPasswordService } from '../passwords/current-password.service.js';
import { MfaRepository } from './mfa.repository.js';
import { MfaVerificationService, wrongCodeField } from './mfa-verification.service.js';

/** Switching the authenticator app off, which takes both what one knows and what one has. */
@Injectable()
export class MfaRemovalService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly currentPassword: CurrentPasswordService,
    private readonly verification: MfaVerificationService,
    private readonly factors: MfaRepository,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly answer: IdempotentAnswerService,
  ) {}

  /** Throws `mfa_mandatory`, `mfa_not_enabled`, `current_password_wrong` or `validation_failed` for the code. */
  async remove({ userId }: Identity, password: string, code: string): Promise<void> {
    const account = await this.accounts.assertExists(userId);
    if (account.mfaRequired) throw new DomainError('mfa_mandatory');
    if (!account.mfaEnabled) throw new DomainError('mfa_not_enabled');
    await this.currentPassword.assertCorrect(account, password, 'password');
    const check = await this.verification.prepare(userId, { code }, wrongCodeField);
    await this.answer.once(() =>
      this.transactions.run(async (manager) => {
        await check(manager);
        await this.factors.remove(userId, manager);
        await this.outbox.add(manager, 'account.mfa-changed', { accountId: userId, enabled: false });
      }),
    );
  }
}
