import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { RealtimeService } from '../../../platform/realtime/index.js';
import { ReadsRepository } from '../reading/reads.repository.js';

/** The first change is told at once; those that follow it are told together. */
const PAUSE_MS = 250;

/**
 * Tells people their unread count after it changed: under load one statement, and one event for each person, stand for
 * many messages. A count that gets lost does no harm, clients ask for it twice a minute anyway.
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
      await pause(PAUSE_MS, undefined, { ref: false });
    }
  }
}
