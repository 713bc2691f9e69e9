import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { Realtime } from '../../../platform/realtime/index.js';
import { Agreements } from './agreement/agreements.service.js';
import { FoundSomebody } from './found-somebody.js';

type News = DomainEvents['arrangement.proposed'];
type Day = DomainEvents['arrangement.started'];

/** What follows a move once it is stored: both pages are told, and a confirmed arrangement gets its paper. */
@Injectable()
export class ArrangementNews {
  constructor(
    private readonly realtime: Realtime,
    private readonly agreements: Agreements,
    private readonly foundSomebody: FoundSomebody,
  ) {}

  @OnDomainEvent('arrangement.proposed')
  tellOfProposal(news: News): void {
    this.tell(news);
  }

  @OnDomainEvent('arrangement.countered')
  tellOfAnswer(news: News): void {
    this.tell(news);
  }

  @OnDomainEvent('arrangement.accepted')
  tellOfFirstSignature(news: News): void {
    this.tell(news);
  }

  @OnDomainEvent('arrangement.confirmed')
  async followConfirmation(news: News): Promise<void> {
    this.tell(news);
    await this.foundSomebody.announceLater(news.arrangementId);
    await this.agreements.make(news.arrangementId);
  }

  @OnDomainEvent('arrangement.cancelled')
  tellOfCancellation(news: News): void {
    this.tell(news);
  }

  @OnDomainEvent('arrangement.ended')
  tellOfEnd(news: News): void {
    this.tell(news);
  }

  @OnDomainEvent('arrangement.withdrawn')
  tellOfWithdrawal({ arrangementId, familyId, auPairId }: Day): void {
    this.tell({ arrangementId, byId: familyId, toId: auPairId });
  }

  @OnDomainEvent('arrangement.started')
  tellOfFirstDay({ arrangementId, familyId, auPairId }: Day): void {
    this.tell({ arrangementId, byId: familyId, toId: auPairId });
  }

  @OnDomainEvent('arrangement.completed')
  tellOfLastDay({ arrangementId, familyId, auPairId }: Day): void {
    this.tell({ arrangementId, byId: familyId, toId: auPairId });
  }

  private tell({ arrangementId, byId, toId }: News): void {
    this.realtime.emitToUsers([byId, toId], 'arrangement.changed', { arrangementId });
  }
}
