import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { CurrentPasswordService } from '../passwords/current-password.service.js';
import { MfaVerificationService, wrongCodeField, type GivenProof } from './mfa-verification.service.js';
import { MfaRepository } from './mfa.repository.js';
import { RecoveryCodesService } from './recovery-codes.service.js';

/** Creates new recovery codes and invalidates the old ones. */
@Injectable()
export class RecoveryCodeRenewalService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly currentPassword: CurrentPasswordService,
    private readonly verification: MfaVerificationService,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly factors: MfaRepository,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
  ) {}

  /**
   * Invalidates the old codes. Throws `mfa_not_enabled`, `current_password_wrong`, and what `MfaVerificationService`
   * throws.
   */
  async renew({ userId }: Identity, password: string, proof: GivenProof): Promise<string[]> {
    const account = await this.accounts.assertExists(userId);
    if (!account.mfaEnabled) throw new DomainError('mfa_not_enabled');
    await this.currentPassword.assertCorrect(account, password, 'password');
    const check = await this.verification.prepare(userId, proof, wrongCodeField);
    const { codes, hashes } = this.recoveryCodes.generate(userId);
    await this.transactions.run(async (manager) => {
      await check(manager);
      await this.factors.replaceRecoveryCodes(userId, hashes, manager);
      await this.outbox.add(manager, 'account.recovery-codes-renewed', { accountId: userId });
    });
    return codes;
  }
}
