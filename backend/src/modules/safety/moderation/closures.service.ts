import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { AccountSuspensionService } from '../../auth/index.js';
import { ProfileWithholdingService } from '../../profiles/index.js';
import { BansService } from '../bans/bans.service.js';
import { CasesRepository } from './cases.repository.js';

/**
 * Whether an account is closed follows from all decisions in force, in any order: a ban takes precedence over
 * suspensions, and of those the one that ends last counts.
 */
@Injectable()
export class ClosuresService {
  constructor(
    private readonly cases: CasesRepository,
    private readonly accounts: AccountSuspensionService,
    private readonly withholding: ProfileWithholdingService,
    private readonly bans: BansService,
    private readonly clock: ClockService,
  ) {}

  /** Throws `second_admin_required` for an admin, because one alone could lock out all others. */
  async assertOneAdminMayClose(userId: string, manager: EntityManager): Promise<void> {
    await this.accounts.assertNotAdmin(userId, manager);
  }

  /** Serialises decisions about the account until commit. Comes before any change of their cases. */
  async hold(userId: string, manager: EntityManager): Promise<void> {
    await this.accounts.hold(userId, manager);
  }

  /** Applies the current decisions to account and profile. Throws `last_admin`. */
  async settle(userId: string, manager: EntityManager): Promise<void> {
    // Waits for concurrent decisions, which are then read below.
    await this.accounts.hold(userId, manager);
    const active = await this.cases.activeAgainst(userId, this.clock.now(), manager);
    const ban = active.find(({ action }) => action === 'ban');
    const longest = active
      .filter(({ action }) => action === 'suspend')
      .reduce<(typeof active)[number] | null>((one, other) => (endOf(one) < endOf(other) ? other : one), null);
    if (!ban) await this.bans.lift(userId, manager);
    if (longest) await this.withholding.withhold(userId, 'suspended', manager);
    else await this.withholding.release(userId, 'suspended', manager);
    const closure = ban ?? longest;
    if (closure) await this.accounts.close(userId, { until: closure.until, words: closure.words }, manager);
    else await this.accounts.enable(userId, manager);
  }

  /** Shows the profile again, unless another suspension hides it. */
  async showUnlessSuspended(userId: string, manager: EntityManager): Promise<void> {
    await this.accounts.hold(userId, manager);
    const active = await this.cases.activeAgainst(userId, this.clock.now(), manager);
    if (!active.some(({ action }) => action === 'suspend'))
      await this.withholding.release(userId, 'suspended', manager);
  }
}

const endOf = (decision: { until: Date | null } | null): number => decision?.until?.getTime() ?? 0;
