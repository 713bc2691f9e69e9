import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError, invalidField } from '../../../platform/errors/index.js';
import { IdempotentAnswerService } from '../../../platform/idempotency/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { RateLimitsService } from '../../../platform/rate-limit/index.js';
import { hashOfToken, newToken } from '../../../platform/tokens/index.js';
import { AccountCreationService } from '../accounts/account-creation.service.js';
import { AccountsRepository, type AccountRecord } from '../accounts/accounts.repository.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { BannedAddressesService } from '../accounts/banned-addresses.service.js';
import { CurrentPasswordService } from '../passwords/current-password.service.js';
import { messages } from '../texts.js';
import { coParentAccount } from './co-parent-account.js';
import { HouseholdEmailsService } from './household-emails.service.js';
import type { HouseholdInvitationDto, InviteCoParentInput, JoinHouseholdInput } from './household.dto.js';
import { HouseholdRepository, type OpenInvitation } from './household.repository.js';

const LIFETIME_SECONDS = 7 * 24 * 60 * 60;

/** Invites a co-parent by email, and makes their account when they accept. */
@Injectable()
export class HouseholdInvitationsService {
  constructor(
    private readonly household: HouseholdRepository,
    private readonly accounts: AccountsService,
    private readonly records: AccountsRepository,
    private readonly creation: AccountCreationService,
    private readonly currentPassword: CurrentPasswordService,
    private readonly banned: BannedAddressesService,
    private readonly emails: HouseholdEmailsService,
    private readonly limits: RateLimitsService,
    private readonly transactions: TransactionsService,
    private readonly answer: IdempotentAnswerService,
    private readonly log: LogService,
  ) {}

  /**
   * Invites someone to the caller's family, instead of anyone who was invited before. The answer does not tell whether
   * the address has an account: the email says so. Throws `wrong_role`, `email_not_verified`, `household_full`,
   * `current_password_wrong`, `validation_failed` and `rate_limited`.
   */
  async invite({ userId }: Identity, { email, currentPassword }: InviteCoParentInput): Promise<void> {
    const owner = await this.assertOwner(userId);
    await this.currentPassword.assertCorrect(owner, currentPassword, 'currentPassword');
    if (email.toLowerCase() === owner.email.toLowerCase()) throw invalidField('email', messages.household.ownEmail);
    await this.send(owner, email);
    this.log.security('household_invited', { userId });
  }

  /** Sends a new link to the same address; the one before stops working. Throws `not_found` without an invitation. */
  async resend({ userId }: Identity): Promise<void> {
    const owner = await this.assertOwner(userId);
    const invitation = await this.household.invitationOf(userId);
    if (!invitation) throw new DomainError('not_found');
    await this.send(owner, invitation.email, async (manager) => {
      if (!(await this.household.lockInvitation(invitation, manager))) throw new DomainError('not_found');
    });
  }

  async withdraw({ userId }: Identity): Promise<void> {
    await this.household.deleteInvitation(userId);
    this.log.security('household_invitation_withdrawn', { userId });
  }

  /** Reads the invitation behind a link without using it up. Throws `link_invalid`. */
  async check(token: string): Promise<HouseholdInvitationDto> {
    const { familyName, email } = await this.assertUsable(token);
    return { familyName, email };
  }

  /**
   * Makes the co-parent's account with the address that the link was sent to, which is confirmed by this. It signs no one
   * in. Throws `link_invalid`, `validation_failed`, `email_not_accepted` and `email_taken`; the link works until then.
   */
  async join({ token, name, password }: JoinHouseholdInput): Promise<void> {
    const { email, familyId } = await this.assertUsable(token);
    await this.banned.assertAccepted(email);
    const owner = await this.accounts.assertExists(familyId);
    const store = await this.creation.prepare(coParentAccount(owner, { email, password }));
    await this.answer.once(() =>
      this.transactions.run(async (manager) => {
        // The family's row first: an invitation that is withdrawn, or a family that is closed meanwhile, waits or wins.
        await this.records.findAndLock(familyId, manager);
        if (!(await this.household.findUsable(hashOfToken(token), manager))) throw new DomainError('link_invalid');
        if (await this.household.coParentOf(familyId, manager)) throw new DomainError('link_invalid');
        if (!(await this.household.useUp(hashOfToken(token), manager))) throw new DomainError('link_invalid');
        const { id } = await store(manager);
        await this.household.insertMember({ accountId: id, familyId, name }, manager);
        await this.emails.sendJoined(owner, name, manager);
      }),
    );
    this.log.security('household_joined', { userId: familyId });
  }

  /** `assertOpen` runs under the lock. */
  private async send(
    owner: AccountRecord,
    email: string,
    assertOpen?: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.limits.consume('household-invitations', owner.id);
    await this.limits.consume('mail-to-person', email.toLowerCase());
    const token = newToken();
    await this.answer.once(() =>
      this.transactions.run(async (manager) => {
        await this.records.findAndLock(owner.id, manager);
        if (await this.household.coParentOf(owner.id, manager)) throw new DomainError('household_full');
        await assertOpen?.(manager);
        const invitation = { familyId: owner.id, email, tokenHash: hashOfToken(token), lifetime: LIFETIME_SECONDS };
        await this.household.putInvitation(invitation, manager);
        const stored = await this.household.findUsable(hashOfToken(token), manager);
        if (!stored) throw new Error('An invitation vanished in the transaction that made it');
        const taken = await this.records.findByEmail(email, manager);
        if (taken) await this.emails.sendAddressTaken(stored, manager);
        else await this.emails.sendInvitation(stored, token, manager);
      }),
    );
  }

  private async assertOwner(userId: string): Promise<AccountRecord> {
    const owner = await this.accounts.assertExists(userId);
    if (owner.userType !== 'family') throw new DomainError('wrong_role');
    if (!owner.emailVerifiedAt) throw new DomainError('email_not_verified');
    if (await this.household.coParentOf(userId)) throw new DomainError('household_full');
    return owner;
  }

  private async assertUsable(token: string): Promise<OpenInvitation> {
    const invitation = await this.household.findUsable(hashOfToken(token));
    if (!invitation) throw new DomainError('link_invalid');
    return invitation;
  }
}
