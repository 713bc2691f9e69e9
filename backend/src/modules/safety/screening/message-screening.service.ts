import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import type { EvidenceFile } from '../moderation/evidence.js';
import { plainText } from '../scam/plain-text.js';
import { readForScams, verdictOn, type ScamReading, type ScamVerdict } from '../scam/read-for-scams.js';
import { HeldMessagesService } from './held-messages.service.js';
import type { NewHeldMessage } from './held-messages.repository.js';
import { MessageWarningsRepository } from './message-warnings.repository.js';
import { SuspiciousTextsRepository } from './suspicious-texts.repository.js';

/** A message before it is stored. */
type ScreenedMessage = Omit<NewHeldMessage, 'rules'>;

const REMEMBERED_MS = 7 * 24 * 60 * 60 * 1_000;

/** Checks messages before they are sent. Most match nothing, and need no database query. */
@Injectable()
export class MessageScreeningService {
  constructor(
    private readonly held: HeldMessagesService,
    private readonly warnings: MessageWarningsRepository,
    private readonly texts: SuspiciousTextsRepository,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /** Null if nothing matches; `earlierMessages` is the number of messages in the conversation. */
  read(content: string, earlierMessages: number): ScamReading | null {
    const reading = readForScams(content, { kind: 'message', earlierMessages });
    return reading.rules.length > 0 ? reading : null;
  }

  /** Decides about a message with matches; the same text to many people weighs more. */
  async assess({ senderId, receiverId, content }: ScreenedMessage, reading: ScamReading): Promise<ScamVerdict> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - REMEMBERED_MS);
    const others = await this.texts.note(senderId, fingerprintOf(content), receiverId, now, since);
    return verdictOn(reading, others);
  }

  /** Holds the message and opens a case. Idempotent. */
  async hold(
    { files = [], ...message }: ScreenedMessage & { files?: EvidenceFile[] },
    { rules }: ScamReading,
  ): Promise<void> {
    await this.transactions.run((manager) => this.held.add({ ...message, rules }, files, manager));
  }

  /** Stores the receiver's warning, in the transaction that stores the message. */
  async warn(
    messageId: string,
    { conversationId, receiverId }: Pick<ScreenedMessage, 'conversationId' | 'receiverId'>,
    { rules, quiet }: ScamReading,
    manager: EntityManager,
  ): Promise<void> {
    await this.warnings.add({ messageId, conversationId, receiverId, rules }, manager);
    await this.outbox.add(manager, 'safety.message-warned', { messageId, conversationId, toId: receiverId, quiet });
  }
}

/** Ignores amounts and numbers, so that variants of a text are equal. */
const fingerprintOf = (content: string): Buffer =>
  createHash('sha256').update(plainText(content).replace(/\d+/g, '#')).digest();
