import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import type { UserType } from '../../../platform/identity/index.js';
import { AuPairProfileRepository } from '../au-pairs/au-pair-profile.repository.js';
import { FamilyProfileRepository } from '../families/family-profile.repository.js';
import { dayOfMoment, isoOfDay } from '../facts/day.js';
import { RoleProfileChangesService } from './role-profile-changes.service.js';

/** Returns a person to the search at once, after an early exit. */
@Injectable()
export class AvailableNowService {
  constructor(
    private readonly auPairs: AuPairProfileRepository,
    private readonly families: FamilyProfileRepository,
    private readonly changes: RoleProfileChangesService,
  ) {}

  /**
   * Resumes the profile, available from the day of `now`; an au pair counts as being in the country. Throws
   * `not_found` if no profile was saved, and `forbidden` for admins.
   */
  async resume(userId: string, userType: UserType, now: Date): Promise<void> {
    if (userType === 'admin') throw new DomainError('forbidden');
    const today = isoOfDay(dayOfMoment(now));
    await this.changes.setVisible(userId, userType, async (_person, manager) => {
      if (userType === 'aupair') {
        const before = await this.auPairs.findById(userId, manager);
        if (!before) throw new DomainError('not_found');
        const content = { active: true, availabilityDate: today, isAlreadyInCountry: true };
        await this.auPairs.save({ ...before, ...content }, manager);
        return { before: before.active, after: true };
      }
      const before = await this.families.findById(userId, manager);
      if (!before) throw new DomainError('not_found');
      await this.families.save({ ...before, active: true, startDate: today }, manager);
      return { before: before.active, after: true };
    });
  }
}
