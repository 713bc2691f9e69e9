import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { UnreadMessagesService } from '../../messaging/index.js';
import { PreferencesService } from '../preferences/preferences.service.js';
import { DeliveryWindowService } from './delivery-window.service.js';
import { MessageDigestsRepository, type WaitingDigest } from './message-digests.repository.js';
import { UnreadBatch } from './unread-batch.js';
import { DigestChannelsService } from './digest-channels.service.js';

const MOST_MESSAGES = 100;
const BETWEEN_MAILS_MS = 60 * 60_000;

/** Notifies people of unread messages outside the product: each message once per channel. */
@Injectable()
export class MessageDigestService {
  constructor(
    private readonly digests: MessageDigestsRepository,
    private readonly unread: UnreadMessagesService,
    private readonly ways: DigestChannelsService,
    private readonly preferences: PreferencesService,
    private readonly attention: DeliveryWindowService,
    private readonly transactions: TransactionsService,
  ) {}

  /** Push, right after a message. During quiet hours it waits for the morning's digest. */
  async pushNow(personId: string): Promise<void> {
    if ((await this.attention.waitsUntil(personId)) !== null) return;
    const { push } = await this.preferences.channelsFor(personId, 'messages');
    if (push) await this.transactions.run((manager) => this.push(personId, manager));
  }

  /** Email, and push if not sent yet; at most once an hour. Waits while the person is online or in quiet hours. */
  async digest(personId: string): Promise<void> {
    const waitsUntil = await this.attention.waitsUntil(personId);
    const channels = await this.preferences.channelsFor(personId, 'messages');
    await this.transactions.run(async (manager) => {
      const digest = await this.digests.take(personId, this.attention.now(), manager);
      if (!digest) return;
      const hasUnread = (await this.unread.of(personId, 1)).length > 0;
      const nextAt = hasUnread ? (waitsUntil ?? this.nextMailAt(digest)) : null;
      await this.digests.putOff(personId, nextAt, manager);
      if (!hasUnread || nextAt) return;
      if (channels.push) await this.push(personId, manager);
      if (channels.email) await this.mail(personId, manager);
    });
  }

  /** Null if an email may be sent now. */
  private nextMailAt({ mailedAt }: WaitingDigest): Date | null {
    const next = mailedAt && new Date(mailedAt.getTime() + BETWEEN_MAILS_MS);
    return next && next > this.attention.now() ? next : null;
  }

  private async push(personId: string, manager: EntityManager): Promise<void> {
    const batch = await this.batch(personId, 'pushedSeq', manager);
    if (batch.count === 0) return;
    await this.ways.push(personId, batch, manager);
    await this.markDelivered(personId, batch, 'pushedSeq', manager);
  }

  private async mail(personId: string, manager: EntityManager): Promise<void> {
    const batch = await this.batch(personId, 'mailedSeq', manager);
    if (batch.count === 0) return;
    await this.ways.mail(personId, batch, manager);
    await this.markDelivered(personId, batch, 'mailedSeq', manager);
    await this.digests.noteMailed(personId, this.attention.now(), manager);
  }

  private async batch(personId: string, markKey: DigestMark, manager: EntityManager): Promise<UnreadBatch> {
    const marks = await this.digests.marks(personId, manager);
    const unread = await this.unread.of(personId, MOST_MESSAGES);
    return UnreadBatch.behind(unread, (conversationId) => marks.get(conversationId)?.[markKey] ?? 0);
  }

  private async markDelivered(
    personId: string,
    batch: UnreadBatch,
    markKey: DigestMark,
    manager: EntityManager,
  ): Promise<void> {
    for (const mark of batch.marks(markKey)) await this.digests.mark(personId, mark, manager);
  }
}

type DigestMark = 'mailedSeq' | 'pushedSeq';
