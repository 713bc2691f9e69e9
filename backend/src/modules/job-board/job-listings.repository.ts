import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { Region } from '../country/index.js';
import { areHiddenSql, isFamilyShownSql } from '../profiles/index.js';
import { JobListing, type JobListingState } from './job-listing.entity.js';

/** An au pair's filters. */
export interface BoardFilters {
  region: Region | null;
  /** A slug. */
  city: string | null;
  familyId: string | null;
  /** ISO day. */
  startFrom: string | null;
  hoursMax: number | null;
  noLicence: boolean;
}

/** The last row of a page. */
export interface BoardPosition {
  at: Date;
  id: string;
}

type JobListingContent = Omit<JobListing, 'id' | 'familyId' | 'state' | 'publishedAt'>;

@Injectable()
export class JobListingsRepository {
  constructor(@InjectRepository(JobListing) private readonly jobListings: Repository<JobListing>) {}

  /** Open listings of families that this person can find, newest first; none that starts before `earliest`. */
  async board(
    viewerId: string,
    earliest: string,
    filters: BoardFilters,
    after: BoardPosition | null,
    limit: number,
  ): Promise<JobListing[]> {
    const query = this.onBoard(viewerId, earliest);
    if (filters.region) query.andWhere('listing.region = :region', { region: filters.region });
    if (filters.city) query.andWhere('listing.city = :city', { city: filters.city });
    if (filters.familyId) query.andWhere('listing.familyId = :familyId', filters);
    if (filters.startFrom) query.andWhere('listing.startsOn >= :startFrom', { startFrom: filters.startFrom });
    if (filters.hoursMax) query.andWhere('listing.hoursPerWeek <= :hoursMax', { hoursMax: filters.hoursMax });
    if (filters.noLicence) query.andWhere('NOT listing.licenceWanted');
    if (after) query.andWhere('(listing.publishedAt, listing.id) < (:at, :id)', after);
    return query.orderBy('listing.publishedAt', 'DESC').addOrderBy('listing.id', 'DESC').limit(limit).getMany();
  }

  /** A listing that this person may see, in any state. */
  async findVisible(id: string, viewerId: string): Promise<JobListing | null> {
    return this.visibleTo(viewerId).andWhere('listing.id = :jobListingId', { jobListingId: id }).getOne();
  }

  /** The same of some families. */
  async openOf(familyIds: readonly string[], viewerId: string, earliest: string): Promise<JobListing[]> {
    return this.onBoard(viewerId, earliest)
      .andWhere(`listing.family_id = ANY(:familyIds)`, { familyIds: [...familyIds] })
      .getMany();
  }

  async findMany(ids: readonly string[]): Promise<Map<string, JobListing>> {
    const rows =
      ids.length > 0
        ? await this.jobListings
            .createQueryBuilder('listing')
            .whereInIds([...ids])
            .getMany()
        : [];
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Locks the listing until commit, so that no one fills it while someone applies. */
  async lock(id: string, manager: EntityManager): Promise<JobListing | null> {
    return manager.findOne(JobListing, { where: { id }, lock: { mode: 'pessimistic_read' } });
  }

  /**
   * Locks the family's unfilled job listing until commit. If there is none, locks its creation, so that two concurrent
   * requests do not both create one.
   */
  async lockUnfilled(familyId: string, manager: EntityManager): Promise<JobListing | null> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`job-listing-of:${familyId}`]);
    return manager
      .createQueryBuilder(JobListing, 'listing')
      .setLock('pessimistic_write')
      .where(`listing.familyId = :familyId AND listing.state <> 'filled'`, { familyId })
      .getOne();
  }

  async findUnfilled(familyId: string): Promise<JobListing | null> {
    return this.jobListings
      .createQueryBuilder('listing')
      .where(`listing.familyId = :familyId AND listing.state <> 'filled'`, { familyId })
      .getOne();
  }

  async insert(
    jobListing: JobListingContent & { familyId: string; publishedAt: Date },
    manager: EntityManager,
  ): Promise<string> {
    const { identifiers } = await manager.insert(JobListing, jobListing);
    return (identifiers[0] as { id: string }).id;
  }

  async update(id: string, changes: Partial<JobListingContent> & { state?: JobListingState }, manager: EntityManager) {
    await manager.update(JobListing, id, changes);
  }

  /** The city of the unfilled listing. One that has moved to another country keeps its own, and is paused. */
  async follow(familyId: string, region: Region, city: string | null, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE job_listings SET
         city = CASE WHEN region = $2 THEN $3 ELSE city END,
         state = CASE WHEN region = $2 THEN state ELSE 'paused' END
       WHERE family_id = $1 AND state <> 'filled'
         AND CASE WHEN region = $2 THEN city IS DISTINCT FROM $3 ELSE state = 'open' END`,
      [familyId, region, city],
    );
  }

  private onBoard(viewerId: string, earliest: string): SelectQueryBuilder<JobListing> {
    return this.visibleTo(viewerId).andWhere(`listing.state = 'open' AND listing.startsOn >= :earliest`, { earliest });
  }

  private visibleTo(viewerId: string): SelectQueryBuilder<JobListing> {
    return this.jobListings
      .createQueryBuilder('listing')
      .where(isFamilyShownSql('listing.family_id'))
      .andWhere(`NOT ${areHiddenSql(':viewerId', 'listing.family_id')}`, { viewerId });
  }
}
