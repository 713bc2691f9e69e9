import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type DomainEvents } from '../../platform/events/index.js';
import { RealtimeService } from '../../platform/realtime/index.js';
import { AgreementDocumentsService } from './document/agreement-documents.service.js';
import { AgreementAnnouncementJob } from './agreement-announcement.job.js';

type News = DomainEvents['arrangement.proposed'];
type Day = DomainEvents['arrangement.started'];

/** After a move is stored, both pages are updated, and a confirmed agreement gets its PDF. */
@Injectable()
export class AgreementUpdatesListener {
  constructor(
    private readonly realtime: RealtimeService,
    private readonly agreements: AgreementDocumentsService,
    private readonly announcements: AgreementAnnouncementJob,
  ) {}

  @OnDomainEvent('arrangement.proposed', 'arrangement-news.tell-of-proposal', { realtime: true })
  notifyOfProposal(news: News): void {
    this.notify(news);
  }

  @OnDomainEvent('arrangement.countered', 'arrangement-news.tell-of-answer', { realtime: true })
  notifyOfAnswer(news: News): void {
    this.notify(news);
  }

  @OnDomainEvent('arrangement.accepted', 'arrangement-news.tell-of-first-signature', { realtime: true })
  notifyOfFirstSignature(news: News): void {
    this.notify(news);
  }

  @OnDomainEvent('arrangement.confirmed', 'arrangement-news.tell-of-confirmation', { realtime: true })
  notifyOfConfirmation(news: News): void {
    this.notify(news);
  }

  @OnDomainEvent('arrangement.confirmed', 'agreement-announcement.schedule')
  async scheduleAnnouncement({ agreementId }: News): Promise<void> {
    await this.announcements.announceLater(agreementId);
  }

  @OnDomainEvent('arrangement.confirmed', 'agreement-document.make')
  async makeDocument({ agreementId }: News): Promise<void> {
    await this.agreements.make(agreementId);
  }

  @OnDomainEvent('arrangement.cancelled', 'arrangement-news.tell-of-cancellation', { realtime: true })
  notifyOfCancellation(news: News): void {
    this.notify(news);
  }

  @OnDomainEvent('arrangement.ended', 'arrangement-news.tell-of-end', { realtime: true })
  notifyOfEnd(news: News): void {
    this.notify(news);
  }

  @OnDomainEvent('arrangement.withdrawn', 'arrangement-news.tell-of-withdrawal', { realtime: true })
  notifyOfWithdrawal({ agreementId, familyId, auPairId }: Day): void {
    this.notify({ agreementId, byId: familyId, toId: auPairId });
  }

  @OnDomainEvent('arrangement.started', 'arrangement-news.tell-of-first-day', { realtime: true })
  notifyOfFirstDay({ agreementId, familyId, auPairId }: Day): void {
    this.notify({ agreementId, byId: familyId, toId: auPairId });
  }

  @OnDomainEvent('arrangement.completed', 'arrangement-news.tell-of-last-day', { realtime: true })
  notifyOfLastDay({ agreementId, familyId, auPairId }: Day): void {
    this.notify({ agreementId, byId: familyId, toId: auPairId });
  }

  private notify({ agreementId, byId, toId }: News): void {
    this.realtime.emitToUsers([byId, toId], 'arrangement.changed', { agreementId });
  }
}
