import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../platform/identity/index.js';
import { OwnRoleProfileService, StillLookingService } from '../../profiles/index.js';
import { CheckStatusesService } from '../../verification/index.js';
import { FitsService } from './fits.service.js';
import { tableFor } from '../shortlist/shortlist.service.js';
import { DashboardRepository, type MemberProgress } from './dashboard.repository.js';
import type { Dashboard } from './dashboard.dto.js';
import { nextStepOf } from './next-step.js';

const MOST_FITS = 6;
/** Admins have no shortlist and need no documents. */
const NOTHING_BEGUN: MemberProgress = { shortlistCount: 0, checks: [], askedAt: null };

/** Builds the dashboard. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly roleProfile: OwnRoleProfileService,
    private readonly dashboards: DashboardRepository,
    private readonly fits: FitsService,
    private readonly checks: CheckStatusesService,
    private readonly stillLooking: StillLookingService,
  ) {}

  async of(identity: Identity): Promise<Dashboard> {
    const { userId, userType, coParent } = identity;
    const [{ completeness, ...profileState }, { shortlistCount, checks, askedAt }, fits] = await Promise.all([
      this.roleProfile.stateOf(userId, userType),
      userType === 'admin' ? NOTHING_BEGUN : this.dashboards.progressOf(userId, tableFor(userType)),
      this.fits.for(identity, MOST_FITS),
    ]);
    const code = nextStepOf({
      isAdmin: userType === 'admin',
      ...profileState,
      hasSentDocuments: userType === 'admin' || this.checks.hasSentEverything(userType, checks),
      shortlistCount,
    });
    const stillLookingToken = askedAt && !coParent ? this.stillLooking.tokenFor(userId, askedAt) : null;
    return { completeness, nextStep: { code }, shortlistCount, stillLookingToken, fits };
  }
}
