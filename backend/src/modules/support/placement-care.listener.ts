import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../platform/events/index.js';
import { messages } from './texts.js';
import './support-events.js';
import { SupportRequestsService } from './support-requests.service.js';

/**
 * Premium begins with a support request between the family and the admin who accompanies the placement: we write
 * first.
 */
@Injectable()
export class PlacementCareListener {
  constructor(
    private readonly requests: SupportRequestsService,
    private readonly transactions: TransactionsService,
  ) {}

  @OnDomainEvent('plan.started', 'placement-care.open')
  async open({ userId, purchaseId: id, plan, from }: DomainEvents['plan.started']): Promise<void> {
    // The thread of a plan that is extended goes on.
    if (plan !== 'premium' || from !== undefined) return;
    const request = { id, words: messages.placementCare };
    await this.transactions.run((manager) => this.requests.beginWithin(userId, request, manager));
  }
}
