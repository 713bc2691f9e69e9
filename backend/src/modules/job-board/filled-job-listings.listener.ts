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
    private readonly places: JobListingsRepository,
    private readonly closing: ApplicationClosingService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  @OnDomainEvent('arrangement.confirmed', 'filled-places.fill')
  async fill({ arrangementId }: DomainEvents['arrangement.confirmed']): Promise<void> {
    const agreement = await this.agreements.find(arrangementId);
    if (!agreement?.confirmedAt || agreement.state === 'cancelled') return;
    const { familyId, confirmedAt } = agreement;
    await this.transactions.run(async (manager) => {
      const place = await this.places.lockUnfilled(familyId, manager);
      if (!place || place.publishedAt > confirmedAt) return;
      await this.places.update(place.id, { state: 'filled', changedAt: this.clock.now() }, manager);
      await this.closing.closeAllFor(place.id, manager);
    });
  }
}
