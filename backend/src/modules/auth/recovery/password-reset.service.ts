import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { AccountsRepository, type AccountRecord } from '../accounts/accounts.repository.js';
import { AccountLinksService } from '../links/account-links.service.js';
import { MfaVerificationService } from '../mfa/mfa-verification.service.js';
import { PasswordPolicyService } from '../passwords/password-policy.service.js';
import { PasswordReplacementService } from '../passwords/password-replacement.service.js';
import { ProvenAddressService } from '../verification/proven-address.service.js';
import type { ResetPasswordInput } from './recovery.dto.js';

/** Choosing a new password with the link from a recovery email. It signs no one in. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly links: AccountLinksService,
    private readonly accounts: AccountsRepository,
    private readonly policy: PasswordPolicyService,
    private readonly verification: MfaVerificationService,
    private readonly replacement: PasswordReplacementService,
    private readonly provenAddress: ProvenAddressService,
  ) {}

  /** Whether a link can still be used, without using it up. Throws `link_invalid`. */
  async check(token: string): Promise<void> {
    await this.accountOf(token);
  }

  /**
   * The account whose password was reset. Throws `link_invalid`, `validation_failed`, `mfa_code_required` or
   * `mfa_code_wrong`; the link stays good until a password was stored.
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

  /** Having the link proves the address too. */
  private async useUp(token: string, { id }: AccountRecord, manager: EntityManager): Promise<void> {
    const link = await this.links.use('reset-password', token, manager);
    if (!link) throw new DomainError('link_invalid');
    await this.provenAddress.note(id, link.email, manager);
  }
}
