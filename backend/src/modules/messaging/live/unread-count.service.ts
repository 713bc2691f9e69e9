import { Injectable, Logger } from '@nestjs/common';
import { RealtimeService } from '../../../platform/realtime/index.js';
import { ReadsRepository } from '../reading/reads.repository.js';

/**
 * Tells people their unread count after it changed. Changes that come together are counted once: under load that is
 * one statement for many messages. A count that gets lost does no harm, clients ask for it twice a minute anyway.
 */
@Injectable()
export class UnreadCountService {
  private readonly logger = new Logger('Unread');
  private readonly waiting = new Set<string>();
  private counting = false;

  constructor(
    private readonly reads: ReadsRepository,
    private readonly realtime: RealtimeService,
  ) {}

  /** The count of this person may have changed; they are told soon. */
  changed(userId: string): void {
    this.waiting.add(userId);
    if (this.counting) return;
    this.counting = true;
    void this.announceAll().finally(() => {
      this.counting = false;
    });
  }

  private async announceAll(): Promise<void> {
    while (this.waiting.size > 0) {
      const userIds = [...this.waiting];
      this.waiting.clear();
      try {
        for (const { userId, count } of await this.reads.unreadCounts(userIds))
          this.realtime.emitToUser(userId, 'unread', { count });
      } catch (err) {
        this.logger.warn({ err });
      }
    }
  }
}
