import { randomUUID } from 'node:crypto';
import {
  DomainError,
  type ConversationImportService,
  type MessageSendingService,
  type ReportingService,
} from '@wattle-and-fern/backend/seeding';
import type { DemoResident } from './demo-people.js';

const HOUR_MS = 60 * 60 * 1_000;

/** A message that its receiver is warned of and reports, and one that the rules hold. */
const REPORTED = {
  sender: 'valentina.ospina',
  receiver: 'castell.greylynn',
  hello: 'Kia ora! Your garden looks like a place where a day goes by without anyone noticing.',
  content:
    'Before I book anything you need to send me a deposit of 400 dollars in advance, so that I know you are serious.',
  words: 'This came out of nowhere, after two friendly messages. We have not paid anything.',
};
const HELD = {
  sender: 'matias.quilodran',
  receiver: 'ellery.mount',
  hello: 'Hello from Valdivia! I saw that your children surf. So do I, badly and with joy.',
  content: 'My cousin handles my visa. Please send the money for it by Western Union, he gives you the details.',
};

/** What waits for the moderators of a demonstration. Nothing happens where these people have been there before. */
export class DemoSafety {
  constructor(
    private readonly conversations: ConversationImportService,
    private readonly sending: MessageSendingService,
    private readonly reporting: ReportingService,
    private readonly now: Date,
  ) {}

  async add(residents: readonly DemoResident[]): Promise<void> {
    const newIds = new Map(residents.filter(({ added }) => added).map(({ username, id }) => [username, id]));
    const idOf = (username: string) => newIds.get(username);
    await this.addReported(idOf(REPORTED.sender), idOf(REPORTED.receiver));
    await this.addHeld(idOf(HELD.sender), idOf(HELD.receiver));
  }

  private async addReported(senderId?: string, receiverId?: string): Promise<void> {
    if (!senderId || !receiverId) return;
    const conversationId = await this.begin(senderId, receiverId, REPORTED.hello);
    const { content, words } = REPORTED;
    const { id } = await this.sending.send(senderId, conversationId, { clientMessageId: randomUUID(), content });
    await this.reporting.report(receiverId, { subjectType: 'message', subjectId: id, reason: 'asks-for-money', words });
  }

  private async addHeld(senderId?: string, receiverId?: string): Promise<void> {
    if (!senderId || !receiverId) return;
    const conversationId = await this.begin(senderId, receiverId, HELD.hello);
    try {
      await this.sending.send(senderId, conversationId, { clientMessageId: randomUUID(), content: HELD.content });
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'message_held')) throw error;
    }
  }

  private begin(senderId: string, otherId: string, content: string): Promise<string> {
    const createdAt = new Date(this.now.getTime() - 5 * HOUR_MS);
    return this.conversations.add({ startedById: senderId, otherId, messages: [{ senderId, content, createdAt }] });
  }
}
