import { Injectable, Logger } from '@nestjs/common';
import { TransactionsService } from '../../platform/database/index.js';
import { DomainError, type ErrorCode } from '../../platform/errors/index.js';
import { OnDomainEvent, type DomainEvents } from '../../platform/events/index.js';
import type { Identity } from '../../platform/identity/index.js';
import { ConversationStartService, MessageSendingService } from '../messaging/index.js';
import { ApplicationMovesService } from './application-moves.service.js';
import { ApplicationsRepository } from './applications.repository.js';

/** Errors for which a retry is pointless. */
const DECIDED: ReadonlySet<string> = new Set<ErrorCode>(['message_held', 'message_not_delivered', 'not_found']);

/** Accepting opens a conversation, with the au pair's note as its first message. */
@Injectable()
export class AcceptedApplicationService {
  private readonly logger = new Logger('JobBoard');

  constructor(
    private readonly moves: ApplicationMovesService,
    private readonly applications: ApplicationsRepository,
    private readonly conversations: ConversationStartService,
    private readonly sending: MessageSendingService,
    private readonly transactions: TransactionsService,
  ) {}

  /**
   * Throws what a move and a new conversation throw; then nothing is accepted. Once it is accepted nothing throws: the
   * event delivers the note if this call could not. Returns whether the note is in the conversation.
   */
  async accept(id: string, family: Identity): Promise<boolean> {
    await this.transactions.run(async () => {
      const { application } = await this.moves.ask(id, family.userId, 'accept');
      const { id: conversationId } = await this.conversations.with(application.auPairId, family);
      await this.moves.make(id, family.userId, { move: 'accept' }, { conversationId });
    });
    return this.addNote(id).catch((err: unknown) => {
      this.logger.warn({ applicationId: id, err });
      return false;
    });
  }

  @OnDomainEvent('application.answered', 'accepted-application.hear')
  async hear({ applicationId, state }: DomainEvents['application.answered']): Promise<void> {
    if (state === 'accepted') await this.addNote(applicationId);
  }

  /**
   * Uses the application's id, so that the note is sent once. False for a note held for moderation (it is sent when
   * approved), or one that will never be sent: dropped, or the two no longer see each other.
   */
  private async addNote(id: string): Promise<boolean> {
    const application = await this.applications.find(id);
    if (!application?.conversationId) return false;
    const { auPairId, conversationId, note } = application;
    try {
      await this.sending.sendOnBehalf(auPairId, conversationId, { clientMessageId: id, content: note });
      return true;
    } catch (error) {
      if (error instanceof DomainError && DECIDED.has(error.code)) return false;
      throw error;
    }
  }
}
