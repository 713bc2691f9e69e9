import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { RealtimeService } from '../../../platform/realtime/index.js';
import { RemovalsService } from '../../safety/index.js';
import { EvidenceRepository } from './evidence.repository.js';

/** Removes messages for both members when moderators decide so, and restores them after an appeal. */
@Injectable()
export class RemovedMessagesListener {
  constructor(
    private readonly evidence: EvidenceRepository,
    private readonly removals: RemovalsService,
    private readonly transactions: TransactionsService,
    private readonly realtime: RealtimeService,
  ) {}

  @OnDomainEvent('safety.message-removed', 'removed-messages.remove')
  async remove({ messageId }: DomainEvents['safety.message-removed']): Promise<void> {
    await this.applyDecision(messageId);
  }

  @OnDomainEvent('safety.message-restored', 'removed-messages.restore')
  async restore({ messageId }: DomainEvents['safety.message-restored']): Promise<void> {
    await this.applyDecision(messageId);
  }

  /** Applies the current decision instead of the event's, because an older event can come after a newer one. */
  private async applyDecision(messageId: string): Promise<void> {
    const message = await this.transactions.run(async (manager) => {
      const found = await this.evidence.lock(messageId, manager);
      const { removedAt } = await this.removals.stateOf('message', messageId, manager);
      if (!found || (found.removedAt === null) === (removedAt === null)) return null;
      await this.evidence.setRemoved(messageId, removedAt, manager);
      return found;
    });
    if (!message) return;
    const { conversationId, senderId, receiverId } = message;
    this.realtime.emitToUsers([senderId, receiverId], 'conversation.changed', { conversationId });
  }
}
