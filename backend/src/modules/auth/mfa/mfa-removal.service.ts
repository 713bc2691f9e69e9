import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { IdempotentAnswerService } from '../../../platform/idempotency/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import { CurrentPasswordService } from '../passwords/current-password.service.js';
import { MfaRepository } from './mfa.repository.js';
import { MfaVerificationService, wrongCodeField, type GivenProof } from './mfa-verification.service.js';

/** Switches second steps off: the authenticator app at its owner's wish, or all that a stranger may have added. */
@Injectable()
export class MfaRemovalService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly records: AccountsRepository,
    private readonly currentPassword: CurrentPasswordService,
    private readonly verification: MfaVerificationService,
    private readonly factors: MfaRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly answer: IdempotentAnswerService,
  ) {}

  /** The password and a second step are required. Throws `mfa_mandatory`, `mfa_not_enabled`, `current_password_wrong`, and what `MfaVerificationService` throws. */
  async remove({ userId }: Identity, password: string, proof: GivenProof): Promise<void> {
    const account = await this.accounts.assertExists(userId);
    if (!account.authenticatorEnabled) throw new DomainError('mfa_not_enabled');
    if (account.mfaRequired && (await this.passkeys.countOf(userId)) === 0) throw new DomainError('mfa_mandatory');
    await this.currentPassword.assertCorrect(account, password, 'password');
    const check = await this.verification.prepare(userId, proof, wrongCodeField);
    await this.answer.once(() =>
      this.transactions.run(async (manager) => {
        await check(manager);
        // Another request may remove the last passkey at the same time.
        await this.records.findAndLock(userId, manager);
        const hasPasskeys = (await this.passkeys.countOf(userId, manager)) > 0;
        if (account.mfaRequired && !hasPasskeys) throw new DomainError('mfa_mandatory');
        await this.factors.remove(userId, manager);
        if (!hasPasskeys) await this.factors.removeRecoveryCodes(userId, manager);
        await this.outbox.add(manager, 'account.mfa-changed', { accountId: userId, enabled: false });
      }),
    );
  }

  /** Removes passkeys and an authenticator app that were added since then, and notifies the person of each. */
  async removeAddedSince(since: Date, accountId: string, manager: EntityManager): Promise<void> {
    const isAppRemoved = await this.factors.removeAddedSince(since, accountId, manager);
    const passkeyNames = await this.passkeys.removeAddedSince(since, accountId, manager);
    if (!(await this.records.findById(accountId, manager))?.mfaEnabled)
      await this.factors.removeRecoveryCodes(accountId, manager);
    if (isAppRemoved) await this.outbox.add(manager, 'account.mfa-changed', { accountId, enabled: false });
    for (const name of passkeyNames) await this.outbox.add(manager, 'account.passkey-removed', { accountId, name });
  }
}
