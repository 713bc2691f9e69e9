import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Region } from '../country/index.js';

export const JOB_LISTING_STATES = ['open', 'paused', 'filled'] as const;
export type JobListingState = (typeof JOB_LISTING_STATES)[number];

/** A family's job listing. A family has at most one that is not filled; filled ones are kept for their applicants. */
@Entity('job_listings')
@Check('job_listings_state_check', `"state" IN ('open', 'paused', 'filled')`)
@Check('job_listings_region_check', `"region" IN ('australia', 'newzealand')`)
@Check('job_listings_months_check', `"months_min" <= "months_max"`)
@Check('job_listings_pay_check', `"pay_min_cents" <= "pay_max_cents"`)
@Index('job_listings_one_unfilled_idx', ['familyId'], { unique: true, where: `state <> 'filled'` })
@Index('job_listings_board_idx', ['publishedAt', 'id'], { where: `state = 'open'` })
export class JobListing {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index()
  @Column('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  familyId: string;

  @Column('text', { default: 'open' })
  state: JobListingState;

  @Column('text')
  region: Region;

  /** The slug of the family's city; null for other locations. */
  @Column('text', { nullable: true })
  city: string | null;

  @Column('date')
  startsOn: string;

  @Column('smallint')
  monthsMin: number;

  @Column('smallint')
  monthsMax: number;

  @Column('text')
  children: string;

  @Column('smallint')
  hoursPerWeek: number;

  @Column('text')
  duties: string;

  /** Weekly pay, in the region's currency. */
  @Column('integer')
  payMinCents: number;

  @Column('integer')
  payMaxCents: number;

  @Column('text')
  room: string;

  @Column('boolean')
  carAvailable: boolean;

  @Column('boolean')
  licenceWanted: boolean;

  @Column('text')
  text: string;

  /** In milliseconds, because page cursors contain it. */
  @Column({ type: 'timestamptz', precision: 3 })
  publishedAt: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  changedAt: Date;
}
