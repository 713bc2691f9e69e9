import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { RealtimeService } from '../../../platform/realtime/index.js';
import { ReadsRepository } from '../reading/reads.repository.js';

/** The first change is sent at once; changes that follow within this time are sent together. */
const PAUSE_MS = 250;

/**
 * Sends people their unread count after a change. Under load, one statement and one event for each person cover many
 * messages. A lost count does no harm, because clients also poll twice a minute.
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

  /** Call when the count may have changed. The new count is sent soon. */
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
