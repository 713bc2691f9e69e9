import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { JobBoardService } from '../../job-board/index.js';
import { AuPairPagesService, FamilyPagesService } from '../../search/index.js';
import { CheckStatusesService } from '../../verification/index.js';
import { toHeldChecks, type Comparison } from './comparison.dto.js';

/** Compares people by what their pages show the reader. */
@Injectable()
export class ComparisonsService {
  constructor(
    private readonly auPairPages: AuPairPagesService,
    private readonly familyPages: FamilyPagesService,
    private readonly checks: CheckStatusesService,
    private readonly jobBoard: JobBoardService,
    private readonly clock: ClockService,
  ) {}

  /** People who are not visible are left out. Throws `forbidden` for admins, and `rate_limited`. */
  async of(viewer: Identity, ids: readonly string[]): Promise<Comparison> {
    if (viewer.userType === 'admin') throw new DomainError('forbidden');
    const checks = await this.checks.ofEach(ids);
    const now = this.clock.now();
    if (viewer.userType === 'family') {
      const pages = await this.auPairPages.openEach(ids, viewer, checks);
      const auPairs = pages.map((page) => ({ page, checks: toHeldChecks(checks.get(page.id), now) }));
      return { auPairs, families: [], leftOut: ids.length - pages.length };
    }
    const pages = await this.familyPages.openEach(ids, viewer);
    const listings = await this.jobBoard.openOf(
      viewer,
      pages.map(({ id }) => id),
    );
    const families = pages.map((page) => {
      const listing = listings.get(page.id);
      const pay = listing
        ? { minCents: listing.payMinCents, maxCents: listing.payMaxCents, currency: listing.currency }
        : null;
      return { page, checks: toHeldChecks(checks.get(page.id), now), pay };
    });
    return { auPairs: [], families, leftOut: ids.length - pages.length };
  }
}
