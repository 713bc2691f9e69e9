import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService } from '../../platform/database/index.js';
import { OnDomainEvent, OutboxService, type DomainEvents } from '../../platform/events/index.js';
import { messages } from './texts.js';
import './support-events.js';
import { SupportRequestsRepository } from './support-requests.repository.js';

/**
 * Premium begins with a support request between the family and the admin who accompanies the placement: we write
 * first.
 */
@Injectable()
export class PlacementCareListener {
  constructor(
    private readonly requests: SupportRequestsRepository,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  @OnDomainEvent('plan.started', 'placement-care.open')
  async open({ userId: personId, purchaseId: requestId, plan }: DomainEvents['plan.started']): Promise<void> {
    if (plan !== 'premium') return;
    const createdAt = this.clock.now();
    const request = { id: requestId, personId, subject: 'arrangement', priority: true, createdAt } as const;
    await this.transactions.run(async (manager) => {
      if (!(await this.requests.insertOnce(request, manager))) return;
      const message = { requestId, fromSupport: true, words: messages.placementCare, createdAt };
      await this.requests.insertMessage(message, manager);
      await this.outbox.add(manager, 'support.asked', { requestId, personId });
    });
  }
}
