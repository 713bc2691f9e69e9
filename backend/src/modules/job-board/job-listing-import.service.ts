import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../platform/database/index.js';
import { PlacementWishesService } from '../profiles/index.js';
import { ANSWER_DAYS, daysAfter, REMINDER_DAYS } from './answer-deadlines.js';
import { ApplicationsRepository } from './applications.repository.js';
import type { JobListingInput } from './job-listing.dto.js';
import { JobListingsRepository } from './job-listings.repository.js';

/** An earlier listing. Values of the profile are read from there. */
type ImportedJobListing = Pick<JobListingInput, 'duties' | 'payMinCents' | 'payMaxCents' | 'licenceWanted' | 'text'>;

/** Imports job listings and applications with their history, without notifications: for the demo and migrations. */
@Injectable()
export class JobListingImportService {
  constructor(
    private readonly jobListings: JobListingsRepository,
    private readonly applications: ApplicationsRepository,
    private readonly wishes: PlacementWishesService,
    private readonly transactions: TransactionsService,
  ) {}

  /** Returns the listing's id. A family's existing one stays unchanged; null if the profile is incomplete. */
  async add(familyId: string, jobListing: ImportedJobListing, publishedAt: Date): Promise<string | null> {
    const wishes = await this.wishes.ofFamily(familyId);
    if (!wishes?.from || !wishes.monthsMin || !wishes.monthsMax || !wishes.hoursPerWeek) return null;
    const content = {
      ...jobListing,
      region: wishes.region,
      city: wishes.city?.slug ?? null,
      startsOn: wishes.from,
      monthsMin: Math.min(wishes.monthsMin, 24),
      monthsMax: Math.min(wishes.monthsMax, 24),
      children: wishes.children,
      hoursPerWeek: wishes.hoursPerWeek,
      room: wishes.accommodation.slice(0, 300),
      carAvailable: wishes.carAvailable,
      changedAt: publishedAt,
    };
    return this.transactions.run(async (manager) => {
      const existing = await this.jobListings.lockUnfilled(familyId, manager);
      return existing?.id ?? this.jobListings.insert({ ...content, familyId, publishedAt }, manager);
    });
  }

  /** Idempotent. */
  async apply(jobListingId: string, auPairId: string, note: string, appliedAt: Date): Promise<void> {
    const reminders = REMINDER_DAYS.map((days) => daysAfter(appliedAt, days));
    const application = {
      jobListingId,
      auPairId,
      note,
      appliedAt,
      movedAt: appliedAt,
      answerBy: daysAfter(appliedAt, ANSWER_DAYS),
      remindAt: reminders.find((moment) => moment > new Date()) ?? null,
    };
    await this.transactions.run((manager) => this.applications.insert(application, manager));
  }
}
