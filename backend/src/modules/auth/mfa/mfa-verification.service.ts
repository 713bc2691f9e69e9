import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError, invalidField } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { RateLimitsService } from '../../../platform/rate-limit/index.js';
import type { PasskeyAssertion } from '../passkeys/passkey.dto.js';
import { PasskeyProofService } from '../passkeys/passkey-proof.service.js';
import { AuthenticatorService } from './authenticator.service.js';
import { messages } from '../texts.js';
import { MfaRepository } from './mfa.repository.js';
import { RecoveryCodesService } from './recovery-codes.service.js';

/** Exactly one of the three. */
export interface GivenProof {
  code?: string;
  recoveryCode?: string;
  passkey?: PasskeyAssertion;
}

type Refusal = () => DomainError;

/** The response at login. */
const wrongCode: Refusal = () => new DomainError('mfa_code_wrong');
/** The response to a logged-in person: a field to correct. A 401 would tell the client that the session has ended. */
export const wrongCodeField: Refusal = () => invalidField('code', messages.codeWrong);

const passkeyNotAccepted: Refusal = () => new DomainError('passkey_not_accepted');

/** Checks second factors: each code works once, and guesses are limited. */
@Injectable()
export class MfaVerificationService {
  constructor(
    private readonly factors: MfaRepository,
    private readonly authenticator: AuthenticatorService,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly passkeys: PasskeyProofService,
    private readonly limits: RateLimitsService,
    private readonly outbox: OutboxService,
    private readonly log: LogService,
  ) {}

  /**
   * Counts and checks a guess, and returns the step that uses the code, for the caller's transaction. Both throw
   * `refusal`; this one also `rate_limited`.
   */
  async prepare(
    accountId: string,
    { code, recoveryCode, passkey }: GivenProof,
    refusal: Refusal = wrongCode,
  ): Promise<(manager: EntityManager) => Promise<void>> {
    await this.limits.consume('mfa-code', accountId);
    if (passkey !== undefined)
      return (await this.passkeys.prepare(passkey, { for: 'second-factor', accountId }, passkeyNotAccepted)).use;
    if (recoveryCode !== undefined) return (manager) => this.useRecoveryCode(accountId, recoveryCode, manager);
    const factor = await this.factors.find(accountId);
    const step = code !== undefined && factor?.confirmedAt ? await this.authenticator.stepOf(code, factor) : null;
    if (step === null) throw this.wrong(accountId, refusal);
    return async (manager) => {
      if (!(await this.factors.useStep(accountId, step, manager))) throw this.wrong(accountId, refusal);
    };
  }

  private async useRecoveryCode(accountId: string, code: string, manager: EntityManager): Promise<void> {
    const codesLeft = await this.factors.useRecoveryCode(accountId, this.recoveryCodes.hash(accountId, code), manager);
    if (codesLeft === null) throw this.wrong(accountId, wrongCode);
    this.log.security('recovery_code_used', { userId: accountId, codesLeft });
    await this.outbox.add(manager, 'account.recovery-code-used', { accountId, codesLeft });
  }

  private wrong(accountId: string, refusal: Refusal): DomainError {
    this.log.security('mfa_failed', { userId: accountId });
    return refusal();
  }
}
