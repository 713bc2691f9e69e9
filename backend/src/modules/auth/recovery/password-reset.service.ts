import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { AccountsRepository, type AccountRecord } from '../accounts/accounts.repository.js';
import { AccountLinksService } from '../links/account-links.service.js';
import { MfaVerificationService } from '../mfa/mfa-verification.service.js';
import { PasswordPolicyService } from '../passwords/password-policy.service.js';
import { PasswordReplacementService } from '../passwords/password-replacement.service.js';
import { VerifiedEmailService } from '../verification/verified-email.service.js';
import type { ResetPasswordInput } from './recovery.dto.js';

/** Resets the password with the link of a recovery email. It does not log the person in. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly links: AccountLinksService,
    private readonly accounts: AccountsRepository,
    private readonly policy: PasswordPolicyService,
    private readonly verification: MfaVerificationService,
    private readonly replacement: PasswordReplacementService,
    private readonly verifiedEmails: VerifiedEmailService,
  ) {}

  /** Checks whether a link is valid, without using it. Throws `link_invalid`. */
  async check(token: string): Promise<void> {
    await this.accountOf(token);
  }

  /**
   * Returns the account whose password was reset. Throws `link_invalid`, `validation_failed`, `mfa_code_required` or
   * `mfa_code_wrong`; the link stays valid until a password is stored.
   */
  async reset({ token, password, code }: ResetPasswordInput): Promise<string> {
    const account = await this.accountOf(token);
    this.policy.assertAllowed(password, account, 'password');
    const checkCode = account.mfaEnabled ? await this.prepareCode(account.id, code) : null;
    await this.replacement.replace(account.id, password, 'password_reset', async (manager) => {
      await checkCode?.(manager);
      await this.useUp(token, account, manager);
    });
    return account.id;
  }

  private async accountOf(token: string): Promise<AccountRecord> {
    const link = await this.links.find('reset-password', token);
    const account = link && (await this.accounts.findById(link.accountId));
    if (!account || account.disabledAt) throw new DomainError('link_invalid');
    return account;
  }

  private prepareCode(accountId: string, code: string | undefined): Promise<(manager: EntityManager) => Promise<void>> {
    if (code === undefined) throw new DomainError('mfa_code_required');
    return this.verification.prepare(accountId, /^\d{6}$/.test(code) ? { code } : { recoveryCode: code });
  }

  /** The link also verifies the address. */
  private async useUp(token: string, { id }: AccountRecord, manager: EntityManager): Promise<void> {
    const link = await this.links.use('reset-password', token, manager);
    if (!link) throw new DomainError('link_invalid');
    await this.verifiedEmails.record(id, link.email, manager);
  }
}
