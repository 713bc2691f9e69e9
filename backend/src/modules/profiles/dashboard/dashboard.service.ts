import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../platform/identity/index.js';
import { AccountsService } from '../../auth/index.js';
import { ProfileRepository } from '../people/profile.repository.js';
import { FitsService } from '../search/fits.service.js';
import { ShortlistService } from '../shortlist/shortlist.service.js';
import type { Dashboard } from './dashboard.dto.js';
import { nextStepOf } from './next-step.js';
import { OwnRoleProfileService } from './own-role-profile.service.js';

const MOST_FITS = 6;

/** Puts together what a person sees after signing in. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly profiles: ProfileRepository,
    private readonly roleProfile: OwnRoleProfileService,
    private readonly shortlist: ShortlistService,
    private readonly fits: FitsService,
  ) {}

  async of(identity: Identity): Promise<Dashboard> {
    const { userId, userType } = identity;
    const account = await this.accounts.find(userId);
    const profile = await this.profiles.findById(userId);
    const { completeness, ...profileState } = await this.roleProfile.stateOf(userId, userType);
    const shortlistCount = await this.shortlist.count(identity);
    const code = nextStepOf({
      isAdmin: userType === 'admin',
      emailVerified: account?.emailVerified ?? false,
      hasCompletedProfile: profile?.hasCompletedProfile ?? false,
      ...profileState,
      shortlistCount,
      hasWritten: profile?.firstContactAt != null,
    });
    return { completeness, nextStep: { code }, shortlistCount, fits: await this.fits.for(identity, MOST_FITS) };
  }
}
