import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type DomainEvents } from '../../platform/events/index.js';
import { RealtimeService } from '../../platform/realtime/index.js';
import './employer-clock-events.js';

/** Open pages of both read a changed clock again. */
@Injectable()
export class EmployerClockChangesListener {
  constructor(private readonly realtime: RealtimeService) {}

  @OnDomainEvent('employer-clock.changed', 'employer-clock.tell-pages', { realtime: true })
  notifyPages({ agreementId, familyId, auPairId }: DomainEvents['employer-clock.changed']): void {
    this.realtime.emitToUsers([familyId, auPairId], 'employer-clock.changed', { agreementId });
  }
}
