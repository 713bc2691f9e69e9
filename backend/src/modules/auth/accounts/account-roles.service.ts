import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import type { UserType } from '../../../platform/identity/index.js';
import { HouseholdRepository } from '../household/household.repository.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AccountRolesRepository } from './account-roles.repository.js';
import '../account-events.js';

/** Changes the role of accounts, and erases them. */
@Injectable()
export class AccountRolesService {
  constructor(
    private readonly roles: AccountRolesRepository,
    private readonly sessions: SessionsService,
    private readonly household: HouseholdRepository,
    private readonly outbox: OutboxService,
  ) {}

  /**
   * Changes the role of an account. Its sessions end, and a new admin needs a second factor. If a family changes its
   * role, the co-parent's seat ends. Throws `not_found`, `role_unchanged`, `last_admin`, `candidate_email_unverified`,
   * and `wrong_role` for a co-parent.
   */
  async change(id: string, to: UserType, manager: EntityManager): Promise<void> {
    const from = await this.roles.lockRole(id, manager);
    if (!from) throw new DomainError('not_found');
    if (from === to) throw new DomainError('role_unchanged');
    if (from === 'admin') await this.assertOtherAdmins(id, manager);
    if (to === 'admin') await this.assertMayBeAdmin(id, manager);
    if (await this.household.seatOf(id, manager)) throw new DomainError('wrong_role');
    await this.endHousehold(id, manager);
    await this.roles.setRole(id, to, manager);
    await this.sessions.endAllWithin(id, 'ended-elsewhere', manager);
  }

  /** An admin needs a confirmed address. Throws `candidate_email_unverified`. */
  async assertMayBeAdmin(id: string, manager?: EntityManager): Promise<void> {
    if (!(await this.roles.isEmailVerified(id, manager))) throw new DomainError('candidate_email_unverified');
  }

  /** Whether there is no other admin. */
  async isLastAdministrator(id: string, userType: UserType): Promise<boolean> {
    return userType === 'admin' && (await this.roles.countAdministratorsBut(id)) === 0;
  }

  /**
   * Deletes an account with all rows that reference it; with a family's account, its co-parent's too. Throws `last_admin`.
   */
  async erase({ id, userType }: { id: string; userType: UserType }, manager: EntityManager): Promise<void> {
    if (userType === 'admin') await this.assertOtherAdmins(id, manager);
    await this.endHousehold(id, manager);
    await this.sessions.endAllWithin(id, 'account-disabled', manager);
    const seat = await this.household.seatOf(id, manager);
    await this.roles.delete(id, manager);
    const coParent = seat && { coParent: { name: seat.name, email: seat.email } };
    await this.outbox.add(manager, 'account.erased', { accountId: id, ...coParent });
  }

  private async endHousehold(familyId: string, manager: EntityManager): Promise<void> {
    const seat = await this.household.coParentOf(familyId, manager);
    if (seat) await this.erase({ id: seat.accountId, userType: 'family' }, manager);
    await this.household.deleteInvitation(familyId, manager);
  }

  private async assertOtherAdmins(id: string, manager: EntityManager): Promise<void> {
    const administrators = await this.roles.lockAdministrators(manager);
    if (administrators.every((one) => one === id)) throw new DomainError('last_admin');
  }
}
