import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { AccountSuspensionService } from '../accounts/account-suspension.service.js';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import type { Client } from '../sessions/client.js';
import type { IssuedSession } from '../sessions/session-issuer.service.js';
import { SessionStarterService } from '../sessions/session-starter.service.js';
import type { PasskeyAssertion, PasskeyAssertionOptions } from './passkey.dto.js';
import { PasskeyProofService } from './passkey-proof.service.js';
import { WebauthnService, type ChallengePurpose } from './webauthn.service.js';

const PURPOSE: ChallengePurpose = { for: 'sign-in', accountId: null };
const notAccepted = () => new DomainError('passkey_not_accepted');

/** Login with a passkey alone: the device is the first factor, and its PIN or biometrics the second. */
@Injectable()
export class PasskeySignInService {
  constructor(
    private readonly webauthn: WebauthnService,
    private readonly proofs: PasskeyProofService,
    private readonly accounts: AccountsRepository,
    private readonly suspension: AccountSuspensionService,
    private readonly starter: SessionStarterService,
    private readonly log: LogService,
  ) {}

  async options(): Promise<PasskeyAssertionOptions> {
    return this.webauthn.assertionOptions(PURPOSE);
  }

  /** Throws `passkey_not_accepted`, and to the account's owner `account_suspended` or `account_disabled`. */
  async signIn(assertion: PasskeyAssertion, client: Client): Promise<IssuedSession> {
    const { passkey, use } = await this.proofs.prepare(assertion, PURPOSE, notAccepted);
    const found = await this.accounts.findById(passkey.accountId);
    if (!found) throw notAccepted();
    await this.suspension.assertOpen(found);
    const issued = await this.starter.start(client, { mfaVerified: true }, async (manager) => {
      const account = await this.accounts.findAndHold(passkey.accountId, manager);
      if (!account || account.disabledAt) throw notAccepted();
      await use(manager);
      return account;
    });
    const { account, sessionId } = issued;
    this.log.security('sign_in_succeeded', { userId: account.id, sessionId, address: client.address, passkey: true });
    return issued;
  }
}
