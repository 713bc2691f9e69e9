import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { Region } from '../country/index.js';
import { areHiddenSql, isFamilyShownSql } from '../profiles/index.js';
import { Place, type PlaceState } from './job-listing.entity.js';

/** An au pair's filters. */
export interface BoardFilters {
  region: Region | null;
  /** A slug. */
  city: string | null;
  /** ISO day. */
  startFrom: string | null;
  hoursMax: number | null;
  noLicence: boolean;
}

/** The last row of a page. */
export interface PlacePosition {
  at: Date;
  id: string;
}

type PlaceContent = Omit<Place, 'id' | 'familyId' | 'state' | 'publishedAt'>;

@Injectable()
export class JobListingsRepository {
  constructor(@InjectRepository(Place) private readonly places: Repository<Place>) {}

  /** Open listings of families that this person can find, newest first. */
  async board(viewerId: string, filters: BoardFilters, after: PlacePosition | null, limit: number): Promise<Place[]> {
    const query = this.visibleTo(viewerId).andWhere(`place.state = 'open'`);
    if (filters.region) query.andWhere('place.region = :region', { region: filters.region });
    if (filters.city) query.andWhere('place.city = :city', { city: filters.city });
    if (filters.startFrom) query.andWhere('place.startsOn >= :startFrom', { startFrom: filters.startFrom });
    if (filters.hoursMax) query.andWhere('place.hoursPerWeek <= :hoursMax', { hoursMax: filters.hoursMax });
    if (filters.noLicence) query.andWhere('NOT place.licenceWanted');
    if (after) query.andWhere('(place.publishedAt, place.id) < (:at, :id)', after);
    return query.orderBy('place.publishedAt', 'DESC').addOrderBy('place.id', 'DESC').limit(limit).getMany();
  }

  /** A listing that this person may see, in any state. */
  async findVisible(id: string, viewerId: string): Promise<Place | null> {
    return this.visibleTo(viewerId).andWhere('place.id = :placeId', { placeId: id }).getOne();
  }

  /** Open listings of some families that this person can find. */
  async openOf(familyIds: readonly string[], viewerId: string): Promise<Place[]> {
    return this.visibleTo(viewerId)
      .andWhere(`place.state = 'open' AND place.family_id = ANY(:familyIds)`, { familyIds: [...familyIds] })
      .getMany();
  }

  async findMany(ids: readonly string[]): Promise<Map<string, Place>> {
    const rows =
      ids.length > 0
        ? await this.places
            .createQueryBuilder('place')
            .whereInIds([...ids])
            .getMany()
        : [];
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Locks the listing until commit, so that no one fills it while someone applies. */
  async lock(id: string, manager: EntityManager): Promise<Place | null> {
    return manager.findOne(Place, { where: { id }, lock: { mode: 'pessimistic_read' } });
  }

  /**
   * Locks the family's unfilled job listing until commit. If there is none, locks its creation, so that two concurrent
   * requests do not both create one.
   */
  async lockUnfilled(familyId: string, manager: EntityManager): Promise<Place | null> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`job-listing-of:${familyId}`]);
    return manager
      .createQueryBuilder(Place, 'place')
      .setLock('pessimistic_write')
      .where(`place.familyId = :familyId AND place.state <> 'filled'`, { familyId })
      .getOne();
  }

  async findUnfilled(familyId: string): Promise<Place | null> {
    return this.places
      .createQueryBuilder('place')
      .where(`place.familyId = :familyId AND place.state <> 'filled'`, { familyId })
      .getOne();
  }

  async insert(place: PlaceContent & { familyId: string; publishedAt: Date }, manager: EntityManager): Promise<string> {
    const { identifiers } = await manager.insert(Place, place);
    return (identifiers[0] as { id: string }).id;
  }

  async update(id: string, changes: Partial<PlaceContent> & { state?: PlaceState }, manager: EntityManager) {
    await manager.update(Place, id, changes);
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

  private visibleTo(viewerId: string): SelectQueryBuilder<Place> {
    return this.places
      .createQueryBuilder('place')
      .where(isFamilyShownSql('place.family_id'))
      .andWhere(`NOT ${areHiddenSql(':viewerId', 'place.family_id')}`, { viewerId });
  }
}
