import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { DomainError } from '../../platform/errors/index.js';
import { decodePosition, pageOf } from '../../platform/http/index.js';
import type { Identity } from '../../platform/identity/index.js';
import { REGIONS, type Region } from '../country/index.js';
import { FairPayService } from '../fair-pay/index.js';
import { CardsByIdService } from '../search/index.js';
import { PlacementWishesService, withoutChildrensNames } from '../profiles/index.js';
import { earliestStart } from './answer-deadlines.js';
import { ApplicationsRepository } from './applications.repository.js';
import { obstaclesOf } from './obstacles.js';
import {
  toJobListing,
  type BoardPage,
  type BoardJobListing,
  type JobListingFacts,
  type JobListingQuery,
} from './job-listing.dto.js';
import type { JobListing } from './job-listing.entity.js';
import { JobListingsRepository, type BoardFilters } from './job-listings.repository.js';

/** Open job listings, visible to au pairs only. */
@Injectable()
export class JobBoardService {
  constructor(
    private readonly jobListings: JobListingsRepository,
    private readonly applications: ApplicationsRepository,
    private readonly cards: CardsByIdService,
    private readonly wishes: PlacementWishesService,
    private readonly pay: FairPayService,
    private readonly clock: ClockService,
  ) {}

  /** Newest first. Throws `wrong_role` for anyone except au pairs. */
  async page(viewer: Identity, { cursor, limit, ...query }: JobListingQuery): Promise<BoardPage> {
    assertAuPair(viewer);
    const { userId } = viewer;
    const after = decodePosition(cursor);
    const rows = await this.jobListings.board(userId, this.earliest(), filtersOf(query), after, limit + 1);
    const { shown, nextCursor } = pageOf(rows, limit, ({ publishedAt, id }) => [publishedAt, id]);
    return { items: await this.shown(shown, viewer), nextCursor };
  }

  /** One listing; applicants also see one that is no longer on the board. Throws `not_found` and `wrong_role`. */
  async one(viewer: Identity, id: string): Promise<BoardJobListing> {
    assertAuPair(viewer);
    const jobListing = await this.jobListings.findVisible(id, viewer.userId);
    const [shown] = jobListing ? await this.shown([jobListing], viewer) : [];
    const isOnBoard = shown?.state === 'open' && shown.startsOn >= this.earliest();
    if (!shown || (!isOnBoard && !shown.application)) throw new DomainError('not_found');
    return shown;
  }

  /** Open job listings of some families, by family. Empty for anyone except au pairs. */
  async openOf(viewer: Identity, familyIds: readonly string[]): Promise<ReadonlyMap<string, JobListingFacts>> {
    if (viewer.userType !== 'aupair') return new Map();
    const rows = await this.jobListings.openOf(familyIds, viewer.userId, this.earliest());
    return new Map(rows.map((row) => [row.familyId, toJobListing(row)]));
  }

  private earliest(): string {
    return earliestStart(this.clock.now());
  }

  private async shown(rows: readonly JobListing[], viewer: Identity): Promise<BoardJobListing[]> {
    const [families, sent, wishes, floors] = await Promise.all([
      this.cards.families(
        rows.map(({ familyId }) => familyId),
        viewer,
      ),
      this.applications.ofAuPair(
        viewer.userId,
        rows.map(({ id }) => id),
      ),
      this.wishes.ofAuPair(viewer.userId),
      Promise.all(rows.map(({ region, startsOn }) => this.pay.hourlyFloor(region, startsOn))),
    ]);
    return rows.flatMap((row, index) => {
      const [family, payFloor] = [families.get(row.familyId), floors[index]];
      if (!family || !payFloor) return [];
      const own = sent.get(row.id);
      return [
        {
          ...toJobListing(row),
          ...withoutChildrensNames('', { children: row.children, duties: row.duties, room: row.room, text: row.text }),
          family,
          obstacles: wishes ? obstaclesOf(row, wishes) : [],
          application: own ? { id: own.id, state: own.state } : null,
          payFloor,
        },
      ];
    });
  }
}

export function assertAuPair({ userType }: Identity): void {
  if (userType !== 'aupair') throw new DomainError('wrong_role');
}

const isRegion = (where: string): where is Region => (REGIONS as readonly string[]).includes(where);

function filtersOf({
  where,
  family,
  startFrom,
  hoursMax,
  noLicence,
}: Omit<JobListingQuery, 'cursor' | 'limit'>): BoardFilters {
  return {
    region: where !== undefined && isRegion(where) ? where : null,
    city: where !== undefined && !isRegion(where) ? where : null,
    familyId: family ?? null,
    startFrom: startFrom ?? null,
    hoursMax: hoursMax ?? null,
    noLicence: noLicence === 'true',
  };
}
