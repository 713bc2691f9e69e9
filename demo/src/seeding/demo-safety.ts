import { randomUUID } from 'node:crypto';
import {
  DomainError,
  type ConversationImportService,
  type MessageSendingService,
  type ReportingService,
} from '@wattle-and-fern/backend/seeding';
import { z } from 'zod';
import { contentOf, text, username } from '../content.js';
import type { SeededPerson } from './demo-people.js';

const HOUR_MS = 60 * 60 * 1_000;

const message = z.strictObject({ sender: username, receiver: username, hello: text, content: text });

/** A message with a warning that its receiver reports, and a held one. */
const { reported: REPORTED, held: HELD } = contentOf(
  'moderation',
  z.strictObject({ reported: message.extend({ words: text }), held: message }),
);

/** Cases for the moderators of the demo. Does nothing for people who existed before. */
export class DemoSafety {
  constructor(
    private readonly conversations: ConversationImportService,
    private readonly sending: MessageSendingService,
    private readonly reporting: ReportingService,
    private readonly now: Date,
  ) {}

  async add(seeded: readonly SeededPerson[]): Promise<void> {
    const newIds = new Map(seeded.filter(({ added }) => added).map(({ username, id }) => [username, id]));
    const idOf = (username: string) => newIds.get(username);
    await this.addReported(idOf(REPORTED.sender), idOf(REPORTED.receiver));
    await this.addHeld(idOf(HELD.sender), idOf(HELD.receiver));
  }

  private async addReported(senderId?: string, receiverId?: string): Promise<void> {
    if (!senderId || !receiverId) return;
    const conversationId = await this.begin(senderId, receiverId, REPORTED.hello);
    const { content, words } = REPORTED;
    const { id } = await this.sending.send({ userId: senderId }, conversationId, {
      clientMessageId: randomUUID(),
      content,
    });
    await this.reporting.report(receiverId, { subjectType: 'message', subjectId: id, reason: 'asks-for-money', words });
  }

  private async addHeld(senderId?: string, receiverId?: string): Promise<void> {
    if (!senderId || !receiverId) return;
    const conversationId = await this.begin(senderId, receiverId, HELD.hello);
    try {
      await this.sending.send({ userId: senderId }, conversationId, {
        clientMessageId: randomUUID(),
        content: HELD.content,
      });
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'message_held')) throw error;
    }
  }

  private begin(senderId: string, otherId: string, content: string): Promise<string> {
    const createdAt = new Date(this.now.getTime() - 5 * HOUR_MS);
    return this.conversations.add({ startedById: senderId, otherId, messages: [{ senderId, content, createdAt }] });
  }
}
