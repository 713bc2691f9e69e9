import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { PeopleService } from '../../profiles/index.js';
import { ConversationsRepository } from '../conversations/conversations.repository.js';
import type { Reactions } from '../reactions/reaction-names.js';
import { ConversationImportRepository, type ImportedRow } from './conversation-import.repository.js';

export interface ImportedMessage {
  senderId: string;
  content: string;
  createdAt: Date;
  reactions?: Reactions;
}

/** A conversation from another site or an earlier time. */
export interface ImportedConversation {
  startedById: string;
  otherId: string;
  /** At least one, the oldest first. */
  messages: [ImportedMessage, ...ImportedMessage[]];
  /** How many of the messages each member has read, by their id; all of them if it is not given. */
  read?: Readonly<Record<string, number>>;
}

/** Imports trusted history without checks and without notifications, for the demo and for moves from elsewhere. */
@Injectable()
export class ConversationImportService {
  constructor(
    private readonly transactions: TransactionsService,
    private readonly conversations: ConversationsRepository,
    private readonly imports: ConversationImportRepository,
    private readonly people: PeopleService,
  ) {}

  /** Returns the conversation's id. An existing conversation of the pair stays unchanged. */
  async add(history: ImportedConversation): Promise<string> {
    return this.transactions.run((manager) => this.store(history, manager));
  }

  private async store(
    { startedById, otherId, messages, read = {} }: ImportedConversation,
    manager: EntityManager,
  ): Promise<string> {
    const begun = await this.conversations.insert(startedById, otherId, manager);
    if (!begun) return this.conversations.assertIdOfPair(startedById, otherId, manager);
    const readBy = (userId: string) => Math.min(read[userId] ?? messages.length, messages.length);
    const rows = messages.map((message, index): ImportedRow => {
      const receiverId = message.senderId === startedById ? otherId : startedById;
      return {
        senderId: message.senderId,
        receiverId,
        content: message.content,
        createdAt: message.createdAt,
        reactions: JSON.stringify(message.reactions ?? {}),
        isRead: index < readBy(receiverId),
        seq: index + 1,
        clientMessageId: randomUUID(),
      };
    });
    await this.imports.insertMessages(begun, rows, manager);
    for (const userId of [startedById, otherId]) await this.imports.insertRead(begun, userId, readBy(userId), manager);
    for (const senderId of new Set(rows.map((row) => row.senderId)))
      await this.people.noteFirstContact(senderId, manager);
    return begun;
  }
}
