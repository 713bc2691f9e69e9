import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { AccountRolesService } from '../accounts/account-roles.service.js';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { HouseholdEmailsService } from './household-emails.service.js';
import type { HouseholdDto } from './household.dto.js';
import { HouseholdRepository, type SeatedCoParent } from './household.repository.js';

/** Manages the co-parents of a family: lists them, removes them, and lets them leave. */
@Injectable()
export class HouseholdService {
  constructor(
    private readonly household: HouseholdRepository,
    private readonly accounts: AccountsRepository,
    private readonly roles: AccountRolesService,
    private readonly emails: HouseholdEmailsService,
    private readonly sessions: SessionsService,
    private readonly clock: ClockService,
    private readonly log: LogService,
  ) {}

  /** To a co-parent: their own seat, and no invitation. */
  async read({ userId, coParent }: Identity): Promise<HouseholdDto> {
    const seat = coParent ? await this.household.seatOf(userId) : await this.household.coParentOf(userId);
    const invitation = coParent ? null : await this.household.invitationOf(userId);
    return {
      coParent: seat && { name: seat.name, email: seat.email, joinedAt: seat.joinedAt.toISOString() },
      invitation: invitation && {
        email: invitation.email,
        expiresAt: invitation.expiresAt.toISOString(),
        expired: invitation.expiresAt <= this.clock.now(),
      },
    };
  }

  /** The account holder ends the seat. Throws `not_found` where there is none. */
  async removeCoParent({ userId }: Identity): Promise<void> {
    await this.end(await this.household.coParentOf(userId), (seat, manager) => this.emails.sendRemoved(seat, manager));
    this.log.security('household_removed', { userId });
  }

  /** The co-parent ends it. Throws `not_found` to everyone who has no seat. */
  async leave({ userId }: Identity): Promise<void> {
    await this.end(await this.household.seatOf(userId), async (seat, manager) => {
      const owner = await this.accounts.findById(seat.familyId, manager);
      if (owner) await this.emails.sendLeft(owner, seat, manager);
    });
    this.log.security('household_left', { userId });
  }

  /**
   * The account exists for the seat alone, so it is deleted with it, and its address can be used again. Its sessions and
   * sockets have ended when this returns.
   */
  private async end(
    found: SeatedCoParent | null,
    publish: (seat: SeatedCoParent, manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    if (!found) throw new DomainError('not_found');
    const { accountId, familyId } = found;
    await this.sessions.endAllBetween(accountId, {
      before: async (manager) => {
        await this.accounts.findAndLock(familyId, manager);
        const seat = await this.household.seatOf(accountId, manager);
        if (!seat) throw new DomainError('not_found');
        await publish(seat, manager);
      },
      after: (manager) => this.roles.erase({ id: accountId, userType: 'family' }, manager),
    });
  }
}
