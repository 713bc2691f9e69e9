import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { Transactions } from '../../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { ArrangementFacts } from '../arrangements/arrangement-facts.js';
import { ApplicationClosing } from './application-closing.js';
import { PlacesRepository } from './places.repository.js';

/** A family that has confirmed an arrangement looks for nobody else. */
@Injectable()
export class FilledPlaces {
  constructor(
    private readonly arrangements: ArrangementFacts,
    private readonly places: PlacesRepository,
    private readonly closing: ApplicationClosing,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  @OnDomainEvent('arrangement.confirmed')
  async fill({ arrangementId }: DomainEvents['arrangement.confirmed']): Promise<void> {
    const arrangement = await this.arrangements.find(arrangementId);
    if (!arrangement) return;
    await this.transactions.run(async (manager) => {
      const place = await this.places.lockUnfilled(arrangement.familyId, manager);
      if (!place) return;
      await this.places.update(place.id, { state: 'filled', changedAt: this.clock.now() }, manager);
      await this.closing.closeAllFor(place.id, manager);
    });
  }
}
