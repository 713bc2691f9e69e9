import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { UserType } from '../../../platform/identity/index.js';
import { ProfileRepository } from './profile.repository.js';
import { ProfileWithholdingService } from './profile-withholding.service.js';

/** Changes a profile when the role of its account changes. */
@Injectable()
export class ProfileRolesService {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly withholding: ProfileWithholdingService,
  ) {}

  /**
   * Hides a new admin's role profile, and shows it again when they become a member. Throws `role_profile_exists` if
   * there is a profile of the other role. Does nothing without a profile.
   */
  async change(userId: string, to: UserType, manager: EntityManager): Promise<void> {
    const profile = await this.profiles.lock(userId, manager);
    if (!profile) return;
    await this.assertPossible(userId, to, manager);
    if (to === 'admin') await this.withholding.withhold(userId, 'in-office', manager);
    await this.profiles.setRole(userId, to, manager);
    if (to !== 'admin') await this.withholding.release(userId, 'in-office', manager);
  }

  /** Throws `role_profile_exists`. */
  async assertPossible(userId: string, to: UserType, manager?: EntityManager): Promise<void> {
    const written = await this.profiles.writtenRole(userId, manager);
    if (to !== 'admin' && written !== null && written !== to) throw new DomainError('role_profile_exists');
  }
}
