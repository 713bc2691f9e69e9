import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { Transactions } from '../../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { ArrangementFacts } from '../arrangements/arrangement-facts.js';
import { ApplicationClosing } from './application-closing.js';
import { PlacesRepository } from './places.repository.js';

/** Fills the job listing for which a family has confirmed an agreement: one that it published later is another search. */
@Injectable()
export class FilledPlaces {
  constructor(
    private readonly arrangements: ArrangementFacts,
    private readonly places: PlacesRepository,
    private readonly closing: ApplicationClosing,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  @OnDomainEvent('arrangement.confirmed', 'filled-places.fill')
  async fill({ arrangementId }: DomainEvents['arrangement.confirmed']): Promise<void> {
    const arrangement = await this.arrangements.find(arrangementId);
    if (!arrangement?.confirmedAt || arrangement.state === 'cancelled') return;
    const { familyId, confirmedAt } = arrangement;
    await this.transactions.run(async (manager) => {
      const place = await this.places.lockUnfilled(familyId, manager);
      if (!place || place.publishedAt > confirmedAt) return;
      await this.places.update(place.id, { state: 'filled', changedAt: this.clock.now() }, manager);
      await this.closing.closeAllFor(place.id, manager);
    });
  }
}
