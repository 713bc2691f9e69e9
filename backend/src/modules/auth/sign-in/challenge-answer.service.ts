import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { AccountsRepository, type AccountRecord } from '../accounts/accounts.repository.js';
import { AccountLinksService } from '../links/account-links.service.js';
import type { VerifyMfaChallengeInput } from '../mfa/mfa.dto.js';
import type { PasskeyAssertionOptions } from '../passkeys/passkey.dto.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { MfaVerificationService } from '../mfa/mfa-verification.service.js';
import type { Client } from '../sessions/client.js';
import type { IssuedSession } from '../sessions/session-issuer.service.js';
import { SessionStarterService } from '../sessions/session-starter.service.js';

/** The second step of a login: an authenticator code, a passkey or a recovery code. */
@Injectable()
export class ChallengeAnswerService {
  constructor(
    private readonly links: AccountLinksService,
    private readonly accounts: AccountsRepository,
    private readonly verification: MfaVerificationService,
    private readonly passkeys: PasskeysService,
    private readonly starter: SessionStarterService,
    private readonly log: LogService,
  ) {}

  /** Throws `mfa_challenge_expired`. */
  async passkeyOptions(challengeToken: string): Promise<PasskeyAssertionOptions> {
    const challenge = await this.links.find('mfa-challenge', challengeToken);
    if (!challenge) throw new DomainError('mfa_challenge_expired');
    return this.passkeys.assertionOptions(challenge.accountId);
  }

  /**
   * Throws `mfa_challenge_expired`, `mfa_code_wrong` or `passkey_not_accepted`; after a wrong response the challenge
   * stays open.
   */
  async answer({ challengeToken, ...proof }: VerifyMfaChallengeInput, client: Client): Promise<IssuedSession> {
    const challenge = await this.links.find('mfa-challenge', challengeToken);
    if (!challenge) throw new DomainError('mfa_challenge_expired');
    const check = await this.verification.prepare(challenge.accountId, proof);
    const issued = await this.starter.start(client, { mfaVerified: true }, async (manager) => {
      const account = await this.accountOf(challenge.accountId, manager);
      await check(manager);
      if (!(await this.links.use('mfa-challenge', challengeToken, manager)))
        throw new DomainError('mfa_challenge_expired');
      return account;
    });
    const { account, sessionId } = issued;
    this.log.security('sign_in_succeeded', { userId: account.id, sessionId, address: client.address, mfa: true });
    return issued;
  }

  private async accountOf(id: string, manager: EntityManager): Promise<AccountRecord> {
    const account = await this.accounts.findAndHold(id, manager);
    if (!account || account.disabledAt) throw new DomainError('mfa_challenge_expired');
    return account;
  }
}
