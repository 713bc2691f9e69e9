import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/errors/index.js';
import { decodePosition, pageOf } from '../../platform/http/index.js';
import type { Identity } from '../../platform/identity/index.js';
import { CardsByIdService } from '../search/index.js';
import { AcceptedApplicationService } from './accepted-application.service.js';
import { ApplicationMovesService } from './application-moves.service.js';
import {
  toApplication,
  type Application,
  type ApplicationMoveInput,
  type ApplicationPage,
  type ApplicationQuery,
} from './application.dto.js';
import { ApplicationsRepository } from './applications.repository.js';
import type { JobListingApplication } from './job-listing-application.entity.js';
import { toJobListing } from './job-listing.dto.js';
import type { JobListing } from './job-listing.entity.js';
import { JobListingsRepository } from './job-listings.repository.js';

/** Applications, for the two people involved. */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly jobListings: JobListingsRepository,
    private readonly cards: CardsByIdService,
    private readonly moves: ApplicationMovesService,
    private readonly accepted: AcceptedApplicationService,
  ) {}

  /** An au pair's own applications, or those to a family's listings; newest first. Throws `wrong_role` for admins. */
  async page(viewer: Identity, { cursor, limit, open }: ApplicationQuery): Promise<ApplicationPage> {
    const rows = await this.applications.page(sideFor(viewer), {
      open: open === 'true',
      after: decodePosition(cursor),
      limit: limit + 1,
    });
    const { shown, nextCursor } = pageOf(rows, limit, ({ appliedAt, id }) => [appliedAt, id]);
    return { items: await this.shown(shown, viewer), nextCursor };
  }

  /** Throws `not_found`, `invalid_state_transition`, and for an acceptance what a new conversation throws. */
  async move(viewer: Identity, id: string, input: ApplicationMoveInput): Promise<Application> {
    if (input.move === 'accept') {
      const noteDelivered = await this.accepted.accept(id, viewer);
      return { ...(await this.one(viewer, id)), noteDelivered };
    }
    await this.moves.make(id, viewer.userId, input);
    return this.one(viewer, id);
  }

  /** For the au pair who applied or the family. */
  async one(viewer: Identity, id: string): Promise<Application> {
    const row = await this.applications.find(id);
    const [shown] = row ? await this.shown([row], viewer) : [];
    if (!shown) throw new DomainError('not_found');
    return shown;
  }

  private async shown(rows: readonly JobListingApplication[], viewer: Identity): Promise<Application[]> {
    const jobListings = await this.jobListings.findMany(rows.map(({ jobListingId }) => jobListingId));
    return viewer.userType === 'family'
      ? this.forFamily(rows, jobListings, viewer)
      : this.forAuPair(rows, jobListings, viewer);
  }

  private async forFamily(
    rows: readonly JobListingApplication[],
    jobListings: ReadonlyMap<string, JobListing>,
    viewer: Identity,
  ) {
    const auPairs = await this.cards.auPairs(
      rows.map(({ auPairId }) => auPairId),
      viewer,
    );
    return rows.flatMap((row) => {
      const jobListing = jobListings.get(row.jobListingId);
      if (jobListing?.familyId !== viewer.userId) return [];
      const auPair = auPairs.get(row.auPairId) ?? null;
      const mayMove = !viewer.coParent;
      return [
        toApplication(row, { by: 'family', mayMove, jobListing: toJobListing(jobListing), auPair, family: null }),
      ];
    });
  }

  private async forAuPair(
    rows: readonly JobListingApplication[],
    jobListings: ReadonlyMap<string, JobListing>,
    viewer: Identity,
  ) {
    const families = await this.cards.families(
      [...jobListings.values()].map(({ familyId }) => familyId),
      viewer,
    );
    return rows.flatMap((row) => {
      const jobListing = jobListings.get(row.jobListingId);
      if (!jobListing || row.auPairId !== viewer.userId) return [];
      const family = families.get(jobListing.familyId) ?? null;
      return [
        toApplication(row, { by: 'auPair', mayMove: true, jobListing: toJobListing(jobListing), auPair: null, family }),
      ];
    });
  }
}

function sideFor({ userId, userType }: Identity) {
  if (userType === 'admin') throw new DomainError('wrong_role');
  return userType === 'family' ? { familyId: userId } : { auPairId: userId };
}
