import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { Realtime } from '../../../platform/realtime/index.js';
import { EvidenceRepository } from './evidence.repository.js';

/** Takes away from both people what moderators decided to take away, and brings it back after an appeal. */
@Injectable()
export class RemovedMessages {
  constructor(
    private readonly evidence: EvidenceRepository,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  @OnDomainEvent('safety.message-removed')
  async remove({ messageId }: DomainEvents['safety.message-removed']): Promise<void> {
    await this.set(messageId, true);
  }

  @OnDomainEvent('safety.message-restored')
  async restore({ messageId }: DomainEvents['safety.message-restored']): Promise<void> {
    await this.set(messageId, false);
  }

  private async set(messageId: string, removed: boolean): Promise<void> {
    const message = await this.transactions.run((manager) => this.evidence.setRemoved(messageId, removed, manager));
    if (!message) return;
    const { conversationId, senderId, receiverId } = message;
    this.realtime.emitToUsers([senderId, receiverId], 'conversation.changed', { conversationId });
  }
}
