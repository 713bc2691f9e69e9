import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../platform/database/index.js';
import { OutboxService } from '../../platform/events/index.js';
import { nextState } from './application-states.js';
import { ApplicationsRepository } from './applications.repository.js';
import type { ClosingReason } from './job-listing-application.entity.js';
import './job-listing-events.js';
import { JobListingsRepository } from './job-listings.repository.js';

/** Closes applications by deadline, or because the listing is filled or goes, with a message to the au pair. */
@Injectable()
export class ApplicationClosingService {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly jobListings: JobListingsRepository,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /** Closes it, unless it was decided meanwhile, or (`unanswered`) its deadline was extended. */
  async close(id: string, why: ClosingReason | 'left' | 'chosen', manager: EntityManager): Promise<void> {
    const now = this.clock.now();
    const sent = await this.applications.lock(id, manager);
    const state = sent && nextState(sent.application.state, 'close', 'calendar');
    if (!sent || !state || (why === 'unanswered' && sent.application.answerBy > now)) return;
    const { application, familyId } = sent;
    const word = why === 'left' || why === 'chosen' ? null : why;
    await this.applications.update(id, { state, word, movedAt: now, remindAt: null }, manager);
    const { jobListingId, auPairId: toId } = application;
    const news = { applicationId: id, jobListingId, byId: familyId, toId, state };
    await this.outbox.add(manager, 'application.closed', { ...news, why });
  }

  /** The job listing is filled, perhaps by an au pair who applied for it (`chosenId`), or goes with its family. */
  async closeAllFor(
    jobListingId: string,
    manager: EntityManager,
    { why = 'filled', chosenId }: { why?: 'filled' | 'left'; chosenId?: string } = {},
  ): Promise<void> {
    for (const { id, auPairId } of await this.applications.openFor(jobListingId, manager))
      await this.close(id, auPairId === chosenId ? 'chosen' : why, manager);
  }

  /** Before a family's account is deleted, with its job listing. */
  async closeAllOf(familyId: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      const jobListing = await this.jobListings.lockUnfilled(familyId, manager);
      if (jobListing) await this.closeAllFor(jobListing.id, manager, { why: 'left' });
    });
  }
}
