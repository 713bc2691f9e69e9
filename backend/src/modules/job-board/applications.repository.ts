import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { areHiddenSql, isNotWithheldSql } from '../profiles/index.js';
import { OPEN_STATES } from './application-states.js';
import { JobListingApplication } from './job-listing-application.entity.js';
import type { BoardPosition } from './job-listings.repository.js';

/** Applications to a family's listings, or those of an au pair. */
type Side = { familyId: string } | { auPairId: string };

/** An application and the family it was sent to. */
export interface SentApplication {
  application: JobListingApplication;
  familyId: string;
}

type Changes = Partial<
  Pick<JobListingApplication, 'state' | 'answerBy' | 'remindAt' | 'movedAt' | 'word' | 'conversationId'>
>;

@Injectable()
export class ApplicationsRepository {
  constructor(
    @InjectRepository(JobListingApplication) private readonly applications: Repository<JobListingApplication>,
  ) {}

  /** Newest first; without people who are hidden from the viewer, and for families without withheld people. */
  async page(
    side: Side,
    { open, after, limit }: { open: boolean; after: BoardPosition | null; limit: number },
  ): Promise<JobListingApplication[]> {
    const query = this.applications
      .createQueryBuilder('application')
      .innerJoin('job_listings', 'listing', 'listing.id = application.job_listing_id');
    if ('familyId' in side)
      query
        .where('listing.family_id = :familyId', side)
        .andWhere(`NOT ${areHiddenSql(':familyId', 'application.au_pair_id')}`)
        .andWhere(isNotWithheldSql('application.au_pair_id'));
    else
      query
        .where('application.auPairId = :auPairId', side)
        .andWhere(`NOT ${areHiddenSql(':auPairId', 'listing.family_id')}`);
    if (open) query.andWhere('application.state IN (:...states)', { states: OPEN_STATES });
    if (after) query.andWhere('(application.appliedAt, application.id) < (:at, :id)', after);
    return query.orderBy('application.appliedAt', 'DESC').addOrderBy('application.id', 'DESC').limit(limit).getMany();
  }

  /** An au pair's applications to these listings, by listing. */
  async ofAuPair(auPairId: string, jobListingIds: readonly string[]): Promise<Map<string, JobListingApplication>> {
    const rows = await this.applications.findBy({ auPairId, jobListingId: In([...jobListingIds]) });
    return new Map(rows.map((row) => [row.jobListingId, row]));
  }

  /** Whether one of the two has applied to the other. */
  async haveOne(one: string, other: string): Promise<boolean> {
    const rows: object[] = await this.applications.query(
      `SELECT FROM job_applications a JOIN job_listings l ON l.id = a.job_listing_id
       WHERE (a.au_pair_id, l.family_id) IN (($1::uuid, $2::uuid), ($2::uuid, $1::uuid)) LIMIT 1`,
      [one, other],
    );
    return rows.length > 0;
  }

  /** An au pair's notes in open applications. */
  async openNotesOf(auPairId: string): Promise<string[]> {
    const rows = await this.applications.find({
      select: { note: true },
      where: { auPairId, state: In([...OPEN_STATES]) },
      order: { appliedAt: 'ASC', id: 'ASC' },
    });
    return rows.map(({ note }) => note);
  }

  async find(id: string): Promise<JobListingApplication | null> {
    return this.applications.findOneBy({ id });
  }

  /** Locks the application until commit, and returns it with its family. */
  async lock(id: string, manager: EntityManager): Promise<SentApplication | null> {
    const application = await manager.findOne(JobListingApplication, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!application) return null;
    const [jobListing] = await manager.query<{ familyId: string }[]>(
      'SELECT family_id AS "familyId" FROM job_listings WHERE id = $1',
      [application.jobListingId],
    );
    return jobListing ? { application, familyId: jobListing.familyId } : null;
  }

  /** Whether the two are hidden from each other. */
  async isHidden({ application, familyId }: SentApplication, manager: EntityManager): Promise<boolean> {
    const [row] = await manager.query<[{ hidden: boolean }]>(`SELECT ${areHiddenSql('$1', '$2')} AS hidden`, [
      familyId,
      application.auPairId,
    ]);
    return row.hidden;
  }

  /** The number of an au pair's open applications. Serialises counting for the same person until commit. */
  async countOpen(auPairId: string, manager: EntityManager): Promise<number> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`applications-of:${auPairId}`]);
    return manager.countBy(JobListingApplication, { auPairId, state: In([...OPEN_STATES]) });
  }

  /** Null if this au pair has already applied for this listing. */
  async insert(
    application: Omit<JobListingApplication, 'id' | 'state' | 'word' | 'conversationId'>,
    manager: EntityManager,
  ): Promise<string | null> {
    const result = await manager
      .createQueryBuilder()
      .insert()
      .into(JobListingApplication)
      .values(application)
      .orIgnore()
      .returning('id')
      .execute();
    return (result.raw as { id: string }[])[0]?.id ?? null;
  }

  async update(id: string, changes: Changes, manager: EntityManager): Promise<void> {
    await manager.update(JobListingApplication, id, changes);
  }

  /** Ids of applications past their deadline. */
  async overdue(now: Date, after: string, limit: number): Promise<{ id: string }[]> {
    return this.due(`state IN ('applied', 'seen', 'shortlisted') AND answer_by <= $1`, now, after, limit);
  }

  /** Ids of applications whose family is due a reminder. */
  async toRemind(now: Date, after: string, limit: number): Promise<{ id: string }[]> {
    return this.due(`state IN ('applied', 'seen') AND remind_at <= $1`, now, after, limit);
  }

  /** The open applications for a listing, by id. */
  async openFor(
    jobListingId: string,
    manager: EntityManager,
  ): Promise<Pick<JobListingApplication, 'id' | 'auPairId'>[]> {
    return manager.find(JobListingApplication, {
      select: { id: true, auPairId: true },
      where: { jobListingId, state: In([...OPEN_STATES]) },
      order: { id: 'ASC' },
    });
  }

  private async due(which: string, now: Date, after: string, limit: number): Promise<{ id: string }[]> {
    return this.applications.manager.query(
      `SELECT id FROM job_applications WHERE ${which} AND id > $2 ORDER BY id LIMIT $3`,
      [now, after, limit],
    );
  }
}
