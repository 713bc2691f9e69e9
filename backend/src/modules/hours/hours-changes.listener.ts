import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type DomainEvents } from '../../platform/events/index.js';
import { RealtimeService } from '../../platform/realtime/index.js';
import './hours-events.js';
import { mondayOf } from './hours-week.js';

/** Open pages of both load a changed week again. */
@Injectable()
export class HoursChangesListener {
  constructor(private readonly realtime: RealtimeService) {}

  @OnDomainEvent('hours.changed', 'hours.tell-pages', { realtime: true })
  notifyPages({ agreementId, familyId, auPairId, week }: DomainEvents['hours.changed']): void {
    this.realtime.emitToUsers([familyId, auPairId], 'hours.changed', { agreementId, week });
  }

  @OnDomainEvent('calendar-date.changed', 'hours.tell-pages-of-dates', { realtime: true })
  notifyPagesOfDates({ agreementId, byId, toId, startsOn }: DomainEvents['calendar-date.changed']): void {
    this.realtime.emitToUsers([byId, toId], 'hours.changed', { agreementId, week: mondayOf(startsOn) });
  }
}
