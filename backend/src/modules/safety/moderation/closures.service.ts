import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { AccountSuspensionService } from '../../auth/index.js';
import { ProfileWithholdingService } from '../../profiles/index.js';
import { BansService } from '../bans/bans.service.js';
import { CasesRepository } from './cases.repository.js';

/**
 * Whether someone's account is closed follows from the decisions that stand against them, whoever made them and in
 * whatever order they are made and taken back: a ban before all suspensions, and of those the one that ends last.
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

  /** Throws `second_admin_required` for an admin: one alone could keep every other one from deciding. */
  async assertOneAdminMayClose(userId: string, manager: EntityManager): Promise<void> {
    await this.accounts.assertNotAdmin(userId, manager);
  }

  /** Makes account and profile what the decisions say now. Throws `last_admin`. */
  async settle(userId: string, manager: EntityManager): Promise<void> {
    // Decisions of another transaction that got here first are read in what follows.
    await this.accounts.hold(userId, manager);
    const standing = await this.cases.standingAgainst(userId, this.clock.now(), manager);
    const ban = standing.find(({ action }) => action === 'ban');
    const longest = standing
      .filter(({ action }) => action === 'suspend')
      .reduce<(typeof standing)[number] | null>((one, other) => (endOf(one) < endOf(other) ? other : one), null);
    if (!ban) await this.bans.lift(userId, manager);
    if (longest) await this.withholding.withhold(userId, 'suspended', manager);
    else await this.withholding.release(userId, 'suspended', manager);
    const closure = ban ?? longest;
    if (closure) await this.accounts.close(userId, { until: closure.until, words: closure.words }, manager);
    else await this.accounts.enable(userId, manager);
  }

  /** Shows the profile again, unless another suspension keeps it hidden. */
  async showUnlessSuspended(userId: string, manager: EntityManager): Promise<void> {
    await this.accounts.hold(userId, manager);
    const standing = await this.cases.standingAgainst(userId, this.clock.now(), manager);
    if (!standing.some(({ action }) => action === 'suspend'))
      await this.withholding.release(userId, 'suspended', manager);
  }
}

const endOf = (decision: { until: Date | null } | null): number => decision?.until?.getTime() ?? 0;
