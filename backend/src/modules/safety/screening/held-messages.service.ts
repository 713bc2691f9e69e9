import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import type { EvidenceFile } from '../moderation/evidence.js';
import { CasesRepository } from '../moderation/cases.repository.js';
import { ConversationHistoryRegistry } from '../ports/conversation-history.registry.js';
import type { HeldMessagesDto } from './screening.dto.js';
import { HeldMessagesRepository, type NewHeldMessage } from './held-messages.repository.js';
import '../safety-events.js';

/** The context that a moderator sees with a held message. */
const CONTEXT_LINES = 10;
const DROPPED_SHOWN_MS = 30 * 24 * 60 * 60 * 1_000;
const MOST_SHOWN = 50;

/** Messages that wait for a moderator. */
@Injectable()
export class HeldMessagesService {
  constructor(
    private readonly held: HeldMessagesRepository,
    private readonly cases: CasesRepository,
    private readonly correspondence: ConversationHistoryRegistry,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /** Does nothing if the sender's id was already used. */
  async add(message: NewHeldMessage, files: EvidenceFile[], manager: EntityManager): Promise<void> {
    const id = await this.held.insert(message, manager);
    if (!id) return;
    const { conversationId, senderId, writtenById, content, rules } = message;
    const before = await this.correspondence.lastLines(conversationId, CONTEXT_LINES);
    const line = {
      ...{ personId: senderId, text: content, at: this.clock.now().toISOString(), reported: true },
      ...(writtenById && { writtenById }),
      ...(files.length > 0 && { files }),
    };
    await this.cases.open(
      {
        subjectType: 'held-message',
        subjectId: id,
        aboutId: senderId,
        rules,
        evidence: { facts: {}, lines: [...before, line] },
        fingerprint: null,
      },
      manager,
    );
  }

  /** Sends it now, as a new message. */
  async release(id: string, manager: EntityManager): Promise<void> {
    const message = await this.settle(id, 'released', manager);
    if (!message) return;
    const { conversationId, senderId, writtenById, clientMessageId, content } = message;
    const { replyToId, declines, attachmentIds } = message;
    const words = { clientMessageId, content, replyToId, declines, attachmentIds };
    const released = { conversationId, senderId, writtenById, ...words };
    await this.outbox.add(manager, 'safety.message-released', released);
  }

  /** Does not deliver it; its sender is shown so. */
  async drop(id: string, manager: EntityManager): Promise<void> {
    await this.settle(id, 'dropped', manager);
  }

  /** A sender's own held messages in one conversation, oldest first. */
  async listOwn(senderId: string, conversationId: string): Promise<HeldMessagesDto> {
    const since = new Date(this.clock.now().getTime() - DROPPED_SHOWN_MS);
    const found = await this.held.ofSender(senderId, conversationId, since, MOST_SHOWN);
    return {
      items: found.map(({ clientMessageId, content, state, createdAt }) => ({
        clientMessageId,
        content,
        state: state === 'held' ? 'held' : 'dropped',
        createdAt: createdAt.toISOString(),
      })),
    };
  }

  private async settle(id: string, state: 'released' | 'dropped', manager: EntityManager) {
    const message = await this.held.find(id, manager);
    if (!message || message.state === state) return null;
    await this.held.setState(id, state, manager);
    const { conversationId, senderId } = message;
    await this.outbox.add(manager, 'safety.held-message-decided', { conversationId, senderId });
    return message;
  }
}
