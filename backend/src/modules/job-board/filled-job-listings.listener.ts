import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService } from '../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../platform/events/index.js';
import { AgreementFactsService } from '../agreements/index.js';
import { ApplicationClosingService } from './application-closing.service.js';
import { JobListingsRepository } from './job-listings.repository.js';

/** Fills the job listing of a family that has confirmed an agreement, unless it was published later. */
@Injectable()
export class FilledJobListingsListener {
  constructor(
    private readonly agreements: AgreementFactsService,
    private readonly jobListings: JobListingsRepository,
    private readonly closing: ApplicationClosingService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  @OnDomainEvent('arrangement.confirmed', 'filled-places.fill')
  async fill({ agreementId }: DomainEvents['arrangement.confirmed']): Promise<void> {
    const agreement = await this.agreements.find(agreementId);
    if (!agreement?.confirmedAt || agreement.state === 'cancelled') return;
    const { familyId, auPairId, confirmedAt } = agreement;
    await this.transactions.run(async (manager) => {
      const jobListing = await this.jobListings.lockUnfilled(familyId, manager);
      if (!jobListing || jobListing.publishedAt > confirmedAt) return;
      await this.jobListings.update(jobListing.id, { state: 'filled', changedAt: this.clock.now() }, manager);
      await this.closing.closeAllFor(jobListing.id, manager, { chosenId: auPairId });
    });
  }
}
