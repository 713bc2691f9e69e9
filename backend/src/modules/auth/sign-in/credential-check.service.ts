import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { LoginThrottleService } from '../../../platform/rate-limit/index.js';
import { AccountSuspensionService } from '../accounts/account-suspension.service.js';
import { AccountsRepository, type AccountRecord } from '../accounts/accounts.repository.js';
import { PasswordHashingService } from '../passwords/password-hashing.service.js';
import type { Client } from '../sessions/client.js';
import { KnownDevicesService } from '../sessions/known-devices.service.js';

/** Checks email address and password, in the same time whether or not the address has an account. */
@Injectable()
export class CredentialCheckService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly hasher: PasswordHashingService,
    private readonly attempts: LoginThrottleService,
    private readonly devices: KnownDevicesService,
    private readonly suspension: AccountSuspensionService,
    private readonly log: LogService,
  ) {}

  /**
   * Throws `invalid_credentials`, `rate_limited` after too many wrong guesses, and to the account's owner
   * `account_suspended` or `account_disabled`.
   */
  async check(email: string, password: string, client: Client): Promise<AccountRecord> {
    const account = await this.accounts.findByEmail(email);
    this.hasher.assertCapacity();
    const attempt = await this.attempts.begin(this.countedUnder(email, account, client));
    const right = await this.hasher.matches(password, account?.passwordHash ?? null);
    if (!right || !account) {
      this.log.security('sign_in_failed', { userId: account?.id, address: client.address });
      await attempt.failed();
      throw new DomainError('invalid_credentials');
    }
    await attempt.succeeded();
    return this.withTodaysHash(await this.suspension.assertOpen(account), password);
  }

  /** Attempts by strangers do not slow down the owner's own browser. */
  private countedUnder(email: string, account: AccountRecord | null, { deviceToken }: Client): string {
    const device = account && this.devices.recognise(account.id, deviceToken);
    return device ? `device:${device}` : `account:${email.toLowerCase()}`;
  }

  /** Does not overwrite a password that was changed meanwhile; the login then fails when the session begins. */
  private async withTodaysHash(account: AccountRecord, password: string): Promise<AccountRecord> {
    if (!this.hasher.isOutdated(account.passwordHash)) return account;
    const passwordHash = await this.hasher.hash(password);
    const stored = await this.accounts.changePasswordHash(account.id, passwordHash, { expected: account.passwordHash });
    return stored ? { ...account, passwordHash } : account;
  }
}
