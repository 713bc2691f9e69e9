import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../platform/identity/index.js';
import { AccountsService } from '../../auth/index.js';
import { OwnRoleProfileService } from '../../profiles/index.js';
import { CheckStandingsService } from '../../verification/index.js';
import { FitsService } from './fits.service.js';
import { ShortlistService } from '../shortlist/shortlist.service.js';
import type { Dashboard } from './dashboard.dto.js';
import { nextStepOf } from './next-step.js';

const MOST_FITS = 6;

/** Puts together what a person sees after signing in. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly roleProfile: OwnRoleProfileService,
    private readonly shortlist: ShortlistService,
    private readonly fits: FitsService,
    private readonly checks: CheckStandingsService,
  ) {}

  async of(identity: Identity): Promise<Dashboard> {
    const { userId, userType } = identity;
    const account = await this.accounts.find(userId);
    const { completeness, ...profileState } = await this.roleProfile.stateOf(userId, userType);
    const shortlistCount = await this.shortlist.count(identity);
    const code = nextStepOf({
      isAdmin: userType === 'admin',
      emailVerified: account?.emailVerified ?? false,
      ...profileState,
      hasSentDocuments: userType === 'admin' || (await this.checks.hasSentEverything(userId, userType)),
      shortlistCount,
    });
    return { completeness, nextStep: { code }, shortlistCount, fits: await this.fits.for(identity, MOST_FITS) };
  }
}
