import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { ReauthenticationService } from '../passwords/reauthentication.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AuthenticatorService, type AuthenticatorSetup } from './authenticator.service.js';
import { wrongCodeField } from './mfa-verification.service.js';
import { MfaRepository } from './mfa.repository.js';
import { RecoveryCodesService } from './recovery-codes.service.js';

/** Sets up an authenticator app. It is required only after a code has shown that the app has the secret. */
@Injectable()
export class MfaEnrolmentService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly factors: MfaRepository,
    private readonly authenticator: AuthenticatorService,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly sessions: SessionsService,
    private readonly outbox: OutboxService,
    private readonly reauthentication: ReauthenticationService,
  ) {}

  /**
   * Starts over until it is confirmed. Throws `mfa_already_enabled` after that, and what `ReauthenticationService`
   * throws.
   */
  async enrol(identity: Identity, password: string | undefined): Promise<AuthenticatorSetup> {
    const { userId } = identity;
    await this.reauthentication.assertRecent(identity, password, 'password');
    const { email } = await this.accounts.assertExists(userId);
    const { setup, encryptedSecret } = await this.authenticator.setUp(userId, email);
    if (!(await this.factors.propose(userId, encryptedSecret))) throw new DomainError('mfa_already_enabled');
    return setup;
  }

  /**
   * Returns ten recovery codes, shown only once. Throws `validation_failed` for the code, `mfa_not_enabled` or
   * `mfa_already_enabled`.
   */
  async confirm(identity: Identity, code: string): Promise<string[]> {
    const { userId } = identity;
    const factor = await this.factors.find(userId);
    if (!factor) throw new DomainError('mfa_not_enabled');
    if (factor.confirmedAt) throw new DomainError('mfa_already_enabled');
    const step = await this.authenticator.stepOf(code, factor);
    if (step === null) throw wrongCodeField();

    const { codes, hashes } = this.recoveryCodes.generate(userId);
    await this.sessions.strengthenWith(identity, async (manager) => {
      if (!(await this.factors.confirm(userId, step, manager))) throw new DomainError('mfa_already_enabled');
      await this.factors.replaceRecoveryCodes(userId, hashes, manager);
      await this.outbox.add(manager, 'account.mfa-changed', { accountId: userId, enabled: true });
    });
    // Ends sessions that began without the second factor.
    if ((await this.accounts.assertExists(userId)).mfaRequired) await this.sessions.endOthers(identity);
    return codes;
  }
}
