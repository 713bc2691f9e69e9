import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { RealtimeService } from '../../../platform/realtime/index.js';
import { timeOf, type MarkedTime } from './marks.js';
import type { MessageTimesDto } from './message-times.dto.js';
import { MessageTimesRepository, type Reached } from './message-times.repository.js';

/** Marks of this time are stored together, so that a process runs only a few statements a second for them. */
const PAUSE_MS = 1_000;

/**
 * Records when people received and read messages, in the background, so that sending and reading stay fast. Later marks
 * cover those that are lost when a process dies.
 */
@Injectable()
export class MessageTimesService {
  private readonly logger = new Logger('MessageTimes');
  private readonly waiting = new Map<string, Reached>();
  private readonly arriving = new Set<string>();
  private keeping = false;

  constructor(
    private readonly times: MessageTimesRepository,
    private readonly realtime: RealtimeService,
  ) {}

  /** A message was sent to its receiver's open pages. It counts as delivered only if there is one. */
  delivered(conversationId: string, userId: string, seq: number): void {
    this.reached({ kind: 'delivered', conversationId, userId, seq });
  }

  read(conversationId: string, userId: string, seq: number): void {
    this.reached({ kind: 'read', conversationId, userId, seq });
  }

  /** A page of this person has connected, so their waiting messages count as delivered. */
  arrived(userId: string): void {
    this.arriving.add(userId);
    this.keepSoon();
  }

  /** Throws `not_found` to anyone who is not a member, and for messages that are no longer shown. */
  async of(userId: string, messageId: string): Promise<MessageTimesDto> {
    const row = await this.times.find(messageId, userId);
    if (!row) throw new DomainError('not_found');
    const readAt = timeOf(row.seq, row.read) ?? (row.isRead ? 'earlier' : null);
    const deliveredAt = timeOf(row.seq, row.delivered) ?? readAt;
    // A message that was read has been delivered by then.
    const first = deliveredAt instanceof Date && readAt instanceof Date && readAt < deliveredAt ? readAt : deliveredAt;
    return {
      sentAt: row.sentAt.toISOString(),
      delivered: toMoment(first, row.sentAt),
      read: toMoment(readAt, row.sentAt),
    };
  }

  private reached(reached: Reached): void {
    const key = `${reached.kind} ${reached.conversationId} ${reached.userId}`;
    if ((this.waiting.get(key)?.seq ?? 0) >= reached.seq) return;
    this.waiting.set(key, reached);
    this.keepSoon();
  }

  private keepSoon(): void {
    if (this.keeping) return;
    this.keeping = true;
    void this.keepAll().finally(() => {
      this.keeping = false;
    });
  }

  private async keepAll(): Promise<void> {
    while (this.waiting.size > 0 || this.arriving.size > 0) {
      await pause(PAUSE_MS, undefined, { ref: false });
      const arrived = [...this.arriving];
      this.arriving.clear();
      try {
        if (arrived.length > 0) for (const row of await this.times.waitingFor(arrived)) this.reached(row);
        const all = [...this.waiting.values()];
        this.waiting.clear();
        const here = await this.realtime.online(all.map(({ userId }) => userId));
        await this.times.keep(all.filter(({ kind, userId }) => kind === 'read' || here.has(userId)));
      } catch (err) {
        this.logger.warn({ err });
      }
    }
  }
}

/** Marks are rounded down to seconds, so a time may come out before the message was sent: then that time is shown. */
function toMoment(at: MarkedTime, sentAt: Date): MessageTimesDto['read'] {
  if (!(at instanceof Date)) return { done: at !== null, at: null };
  return { done: true, at: (at < sentAt ? sentAt : at).toISOString() };
}
