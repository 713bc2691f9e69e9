import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type DomainEvents } from '../../platform/events/index.js';
import { RealtimeService } from '../../platform/realtime/index.js';
import './arrival-events.js';
import { ArrivalPlansService } from './arrival-plans.service.js';

/** Every confirmed agreement gets its plan, and open pages read a plan again once it has changed. */
@Injectable()
export class ArrivalChangesListener {
  constructor(
    private readonly plans: ArrivalPlansService,
    private readonly realtime: RealtimeService,
  ) {}

  @OnDomainEvent('arrangement.confirmed', 'arrivals.make-plan')
  async makePlan({ agreementId }: DomainEvents['arrangement.confirmed']): Promise<void> {
    await this.plans.make(agreementId);
  }

  @OnDomainEvent('arrival.changed', 'arrivals.tell-pages', { realtime: true })
  notifyPages({ agreementId, personIds }: DomainEvents['arrival.changed']): void {
    this.realtime.emitToUsers(personIds, 'arrival.changed', { agreementId });
  }
}
