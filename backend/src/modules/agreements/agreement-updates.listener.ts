import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventListenersService, OnDomainEvent, type DomainEvents } from '../../platform/events/index.js';
import { RealtimeService } from '../../platform/realtime/index.js';
import { AgreementDocumentsService } from './document/agreement-documents.service.js';
import { AgreementAnnouncementJob } from './agreement-announcement.job.js';

type News = DomainEvents['arrangement.proposed'];
type Day = DomainEvents['arrangement.started'];

/** Moves of one of the two, each with the name of its listener, which is stored with failed deliveries. */
const MOVES = [
  ['arrangement.proposed', 'arrangement-news.tell-of-proposal'],
  ['arrangement.countered', 'arrangement-news.tell-of-answer'],
  ['arrangement.accepted', 'arrangement-news.tell-of-first-signature'],
  ['arrangement.confirmed', 'arrangement-news.tell-of-confirmation'],
  ['arrangement.cancelled', 'arrangement-news.tell-of-cancellation'],
  ['arrangement.ended', 'arrangement-news.tell-of-end'],
] as const;
/** Changes by the calendar or an admin. */
const DAYS = [
  ['arrangement.withdrawn', 'arrangement-news.tell-of-withdrawal'],
  ['arrangement.started', 'arrangement-news.tell-of-first-day'],
  ['arrangement.completed', 'arrangement-news.tell-of-last-day'],
] as const;

/** After a move is stored, both pages are updated, and a confirmed agreement gets its PDF. */
@Injectable()
export class AgreementUpdatesListener implements OnModuleInit {
  constructor(
    private readonly listeners: EventListenersService,
    private readonly realtime: RealtimeService,
    private readonly agreements: AgreementDocumentsService,
    private readonly announcements: AgreementAnnouncementJob,
  ) {}

  onModuleInit(): void {
    for (const [event, name] of MOVES)
      this.listeners.add(event, name, ({ agreementId, byId, toId }: News) => this.notify(agreementId, [byId, toId]), {
        realtime: true,
      });
    for (const [event, name] of DAYS)
      this.listeners.add(
        event,
        name,
        ({ agreementId, familyId, auPairId }: Day) => this.notify(agreementId, [familyId, auPairId]),
        { realtime: true },
      );
  }

  @OnDomainEvent('arrangement.confirmed', 'agreement-announcement.schedule')
  async scheduleAnnouncement({ agreementId }: News): Promise<void> {
    await this.announcements.announceLater(agreementId);
  }

  @OnDomainEvent('arrangement.confirmed', 'agreement-document.make')
  async makeDocument({ agreementId }: News): Promise<void> {
    await this.agreements.make(agreementId);
  }

  private notify(agreementId: string, personIds: string[]): void {
    this.realtime.emitToUsers(personIds, 'arrangement.changed', { agreementId });
  }
}
