import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../platform/database/index.js';
import { DomainError } from '../../platform/errors/index.js';
import { OutboxService } from '../../platform/events/index.js';
import type { Identity } from '../../platform/identity/index.js';
import { FirstMessagesService } from '../messaging/index.js';
import { ANSWER_DAYS, daysAfter, earliestStart, REMINDER_DAYS } from './answer-deadlines.js';
import { ApplicantCheckService } from './applicant-check.service.js';
import type { ApplicationInput } from './application.dto.js';
import { ApplicationsRepository } from './applications.repository.js';
import { obstaclesOf } from './obstacles.js';
import './job-listing-events.js';
import { JobListingsRepository } from './job-listings.repository.js';
import { messages } from './texts.js';

/** A limit against mass applications. */
const MOST_OPEN_APPLICATIONS = 10;

/** An au pair applies for a job listing. */
@Injectable()
export class ApplyingService {
  constructor(
    private readonly jobListings: JobListingsRepository,
    private readonly applications: ApplicationsRepository,
    private readonly check: ApplicantCheckService,
    private readonly firstMessages: FirstMessagesService,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /**
   * Returns the application's id. Throws what `ApplicantCheckService` throws, `not_found`, `deal_breaker`, `job_listing_not_open`,
   * `application_mismatch` (unless `knowingly`), `application_exists` and `application_limit_reached`.
   */
  async apply(
    applicant: Identity,
    jobListingId: string,
    { note, knowingly = false }: ApplicationInput,
  ): Promise<string> {
    const wishes = await this.check.assertMayApply(applicant);
    const jobListing = await this.jobListings.findVisible(jobListingId, applicant.userId);
    if (!jobListing) throw new DomainError('not_found');
    await this.firstMessages.assertMayApproach(applicant.userId, jobListing.familyId);
    const obstacles = obstaclesOf(jobListing, wishes);
    if (obstacles.length > 0 && !knowingly) throw new DomainError('application_mismatch', { fields: { obstacles } });
    const { familyId } = jobListing;
    return this.transactions.run((manager) => this.store({ jobListingId, familyId }, applicant.userId, note, manager));
  }

  private async store(
    { jobListingId, familyId }: { jobListingId: string; familyId: string },
    auPairId: string,
    note: string,
    manager: EntityManager,
  ): Promise<string> {
    const open = await this.applications.countOpen(auPairId, manager);
    await this.lockOpen(jobListingId, manager);
    if (open >= MOST_OPEN_APPLICATIONS) throw new DomainError('application_limit_reached');
    const appliedAt = this.clock.now();
    const id = await this.applications.insert(
      {
        jobListingId,
        auPairId,
        note,
        appliedAt,
        movedAt: appliedAt,
        answerBy: daysAfter(appliedAt, ANSWER_DAYS),
        remindAt: daysAfter(appliedAt, REMINDER_DAYS[0]),
      },
      manager,
    );
    if (!id) throw new DomainError('application_exists');
    const news = { applicationId: id, jobListingId, byId: auPairId, toId: familyId, state: 'applied' as const };
    await this.outbox.add(manager, 'application.received', news);
    return id;
  }

  private async lockOpen(jobListingId: string, manager: EntityManager): Promise<void> {
    const current = await this.jobListings.lock(jobListingId, manager);
    if (current?.state !== 'open') throw new DomainError('job_listing_not_open');
    if (current.startsOn < earliestStart(this.clock.now()))
      throw new DomainError('job_listing_not_open', { message: messages.startPassed });
  }
}
