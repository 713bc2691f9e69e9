import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { AccountsRepository, type AccountRecord } from '../accounts/accounts.repository.js';
import { AccountLinksService } from '../links/account-links.service.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import type { Client } from '../sessions/client.js';
import type { IssuedSession } from '../sessions/session-issuer.service.js';
import { SessionStarterService } from '../sessions/session-starter.service.js';
import { CredentialCheckService } from './credential-check.service.js';
import type { Challenge, SecondStep, SignInInput } from './sign-in.dto.js';

/** Login with email address and password. */
@Injectable()
export class SignInService {
  constructor(
    private readonly credentials: CredentialCheckService,
    private readonly accounts: AccountsRepository,
    private readonly links: AccountLinksService,
    private readonly passkeys: PasskeysRepository,
    private readonly starter: SessionStarterService,
    private readonly transactions: TransactionsService,
    private readonly log: LogService,
  ) {}

  /** A session, or a challenge if a second step is set up. */
  async signIn({ email, password }: SignInInput, client: Client): Promise<IssuedSession | Challenge> {
    const account = await this.credentials.check(email, password, client);
    if (account.mfaEnabled) return this.challenge(account);
    const issued = await this.starter.start(client, { mfaVerified: false }, (manager) =>
      this.unchanged(account, manager),
    );
    this.log.security('sign_in_succeeded', {
      userId: account.id,
      sessionId: issued.sessionId,
      address: client.address,
    });
    return issued;
  }

  private async challenge(account: AccountRecord): Promise<Challenge> {
    const steps: SecondStep[] = [];
    if (account.authenticatorEnabled) steps.push('authenticator');
    if ((await this.passkeys.countOf(account.id)) > 0) steps.push('passkey');
    const link = await this.transactions.run((manager) => this.links.create('mfa-challenge', account, manager));
    return { ...link, steps };
  }

  /** Checks that the account has not changed since: another request may have changed the password. */
  private async unchanged(checked: AccountRecord, manager: EntityManager): Promise<AccountRecord> {
    const account = await this.accounts.findAndHold(checked.id, manager);
    if (!account || account.passwordHash !== checked.passwordHash || account.disabledAt)
      throw new DomainError('invalid_credentials');
    return account;
  }
}
