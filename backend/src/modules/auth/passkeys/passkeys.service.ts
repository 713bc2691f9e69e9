import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { IdempotentAnswerService } from '../../../platform/idempotency/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { AccountsRepository, type AccountRecord } from '../accounts/accounts.repository.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { MfaRepository } from '../mfa/mfa.repository.js';
import { RecoveryCodesService } from '../mfa/recovery-codes.service.js';
import { ReauthenticationService } from '../passwords/reauthentication.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { PasskeyAssertionOptions, PasskeyRegistration, PasskeyRegistrationOptions } from './passkey.dto.js';
import type { Passkey } from './passkey.entity.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { WebauthnService } from './webauthn.service.js';

/** More than anyone's devices; limits the list. */
const MOST_PASSKEYS = 10;

/** Adds, renames and removes passkeys. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly webauthn: WebauthnService,
    private readonly accounts: AccountsService,
    private readonly records: AccountsRepository,
    private readonly factors: MfaRepository,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly reauthentication: ReauthenticationService,
    private readonly sessions: SessionsService,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly answer: IdempotentAnswerService,
  ) {}

  async list({ userId }: Identity): Promise<Passkey[]> {
    return this.passkeys.listOf(userId, MOST_PASSKEYS);
  }

  /** Throws `passkey_limit_reached`, and what `ReauthenticationService` throws. */
  async registrationOptions(identity: Identity, password: string | undefined): Promise<PasskeyRegistrationOptions> {
    await this.reauthentication.assertRecent(identity, password, 'password');
    const account = await this.accounts.assertExists(identity.userId);
    const existing = await this.list(identity);
    if (existing.length >= MOST_PASSKEYS) throw new DomainError('passkey_limit_reached');
    return this.webauthn.registrationOptions(account, existing);
  }

  /** For the person's own passkey instead of a code. */
  async assertionOptions(accountId: string): Promise<PasskeyAssertionOptions> {
    const passkeys = await this.passkeys.listOf(accountId, MOST_PASSKEYS);
    return this.webauthn.assertionOptions({ for: 'second-factor', accountId }, passkeys);
  }

  /**
   * Returns recovery codes, shown only once, if this turns the second step on. Throws `passkey_not_accepted`,
   * `passkey_taken` or `passkey_limit_reached`.
   */
  async add(
    identity: Identity,
    name: string,
    registration: PasskeyRegistration,
  ): Promise<{ passkey: Passkey; recoveryCodes: string[] | null }> {
    const { userId } = identity;
    const checked = await this.webauthn.checkRegistration(registration, userId);
    if (!checked) throw new DomainError('passkey_not_accepted');
    const { codes, hashes } = this.recoveryCodes.generate(userId);
    const added = await this.sessions.strengthenWith(identity, async (manager) => {
      const account = await this.locked(userId, manager);
      if (!(await this.passkeys.useChallenge(checked.challengeHash, manager)))
        throw new DomainError('passkey_not_accepted');
      if ((await this.passkeys.countOf(userId, manager)) >= MOST_PASSKEYS)
        throw new DomainError('passkey_limit_reached');
      const passkey = await this.passkeys.insert({ ...checked.passkey, name: name.trim() }, manager);
      if (!account.mfaEnabled) await this.factors.replaceRecoveryCodes(userId, hashes, manager);
      await this.outbox.add(manager, 'account.passkey-added', { accountId: userId, name: passkey.name });
      return { passkey, recoveryCodes: account.mfaEnabled ? null : codes };
    });
    // Ends sessions that began without the second factor.
    if ((await this.accounts.assertExists(userId)).mfaRequired) await this.sessions.endOthers(identity);
    return added;
  }

  /** Throws `not_found`. */
  async rename({ userId }: Identity, id: string, name: string): Promise<Passkey> {
    const passkey = await this.passkeys.rename(id, userId, name.trim());
    if (!passkey) throw new DomainError('not_found');
    return passkey;
  }

  /**
   * Throws `not_found`, `last_second_factor` unless `turnSecondStepOff`, `mfa_mandatory`, and what
   * `ReauthenticationService` throws.
   */
  async remove(
    identity: Identity,
    id: string,
    { password, turnSecondStepOff }: { password?: string; turnSecondStepOff?: boolean },
  ): Promise<void> {
    const { userId } = identity;
    await this.reauthentication.assertRecent(identity, password, 'password');
    await this.answer.once(() =>
      this.transactions.run(async (manager) => {
        const { mfaRequired, authenticatorEnabled } = await this.locked(userId, manager);
        const name = await this.passkeys.remove(id, userId, manager);
        if (name === null) throw new DomainError('not_found');
        if (!authenticatorEnabled && (await this.passkeys.countOf(userId, manager)) === 0) {
          if (mfaRequired) throw new DomainError('mfa_mandatory');
          if (!turnSecondStepOff) throw new DomainError('last_second_factor');
          await this.factors.removeRecoveryCodes(userId, manager);
        }
        await this.outbox.add(manager, 'account.passkey-removed', { accountId: userId, name });
      }),
    );
  }

  /** Serialises changes to a person's passkeys. */
  private async locked(userId: string, manager: EntityManager): Promise<AccountRecord> {
    const account = await this.records.findAndLock(userId, manager);
    if (!account) throw new DomainError('unauthorized');
    return account;
  }
}
