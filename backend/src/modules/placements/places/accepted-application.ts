import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { ConversationStart, MessageSending } from '../../messaging/index.js';
import { ApplicationMoves } from './application-moves.service.js';
import { ApplicationsRepository } from './applications.repository.js';

/** A yes opens a conversation, with the au pair's note as its first message. */
@Injectable()
export class AcceptedApplication {
  constructor(
    private readonly moves: ApplicationMoves,
    private readonly applications: ApplicationsRepository,
    private readonly conversations: ConversationStart,
    private readonly sending: MessageSending,
  ) {}

  /**
   * The conversation. Throws what a move and the beginning of a conversation throw; nothing is accepted then. Should
   * this process die after the yes, the event brings the note all the same.
   */
  async accept(id: string, family: Identity): Promise<void> {
    const { application } = await this.moves.ask(id, family.userId, 'accept');
    const { id: conversationId } = await this.conversations.with(application.auPairId, family);
    await this.moves.make(id, family.userId, { move: 'accept' }, { conversationId });
    await this.bringNote(id);
  }

  @OnDomainEvent('application.answered')
  async hear({ applicationId, state }: DomainEvents['application.answered']): Promise<void> {
    if (state === 'accepted') await this.bringNote(applicationId);
  }

  /** Under the application's own id, so that it stands there once. */
  private async bringNote(id: string): Promise<void> {
    const application = await this.applications.find(id);
    if (!application?.conversationId) return;
    const { auPairId, conversationId, note } = application;
    await this.sending.send(auPairId, conversationId, { clientMessageId: id, content: note });
  }
}
