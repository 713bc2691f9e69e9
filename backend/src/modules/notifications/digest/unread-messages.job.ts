import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { eachDuePage, JobQueueService, Scheduled } from '../../../platform/jobs/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { PushSubscriptionsRepository } from '../push/push-subscriptions.repository.js';
import { MessageDigestsRepository } from './message-digests.repository.js';
import { MessageDigestService } from './message-digest.service.js';

declare module '../../../platform/jobs/jobs.js' {
  interface Jobs {
    /** Sends push notifications for new messages, unless the person is online. */
    'messages.push': { personId: string };
  }
}

const BATCH = 200;
/** How long a message may be unread before an email. */
const PATIENCE_MS = 15 * 60_000;
/** More than the clock difference of two processes. */
const NEARLY_DUE_MS = 60_000;

const MOST_REMEMBERED = 10_000;

/** Watches new messages: push at once, email if they stay unread. */
@Injectable()
export class UnreadMessagesJob implements OnModuleInit {
  /** When each person's next digest is due: until shortly before, it also includes new messages. */
  private readonly dueAt = new Map<string, number>();

  constructor(
    private readonly jobs: JobQueueService,
    private readonly digests: MessageDigestsRepository,
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly digestEmails: MessageDigestService,
    private readonly clock: ClockService,
    private readonly log: LogService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('messages.push', ({ personId }) => this.digestEmails.pushNow(personId), { concurrency: 2 });
  }

  @OnDomainEvent('message.sent', 'message-digest.wait')
  async wait({ receiverId }: DomainEvents['message.sent']): Promise<void> {
    await this.waitForDigest(receiverId);
    if (await this.subscriptions.hasAny(receiverId)) await this.jobs.enqueue('messages.push', { personId: receiverId });
  }

  private async waitForDigest(personId: string): Promise<void> {
    const now = this.clock.now().getTime();
    const soon = now + NEARLY_DUE_MS;
    const known = this.dueAt.get(personId) ?? 0;
    if (known > soon && known <= now + PATIENCE_MS) return;
    const dueAt = await this.digests.wait(personId, new Date(now + PATIENCE_MS), new Date(soon));
    if (this.dueAt.size >= MOST_REMEMBERED) this.dueAt.clear();
    if (dueAt) this.dueAt.set(personId, dueAt.getTime());
  }

  /** Checks everyone whose messages have waited long enough. */
  @Scheduled('messages.send-digests', {
    cron: '* * * * *',
    does: 'Emails people about messages that they have not read',
  })
  async notifyDue(): Promise<void> {
    const now = this.clock.now();
    await eachDuePage(
      BATCH,
      (limit) => this.digests.due(now, limit),
      (personId) =>
        this.digestEmails.digest(personId).catch(async (error: unknown) => {
          this.log.error('message_digest_failed', error, { personId });
          await this.digests.putOffFailed(personId, now, new Date(now.getTime() + PATIENCE_MS));
        }),
    );
  }
}
