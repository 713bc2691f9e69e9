import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../../platform/clock/index.js';
import type { EntityManager } from '../../../../platform/database/index.js';
import { JobQueueService } from '../../../../platform/jobs/index.js';

declare module '../../../../platform/jobs/jobs.js' {
  interface Jobs {
    /** Something is due to be published now. */
    'posts.appear': Record<string, never>;
  }
}

/** When scheduled posts appear: a job of their own wakes at their time, and a scheduled task finds what a job has missed. */
@Injectable()
export class PublishingTimeService {
  constructor(
    private readonly jobs: JobQueueService,
    private readonly clock: ClockService,
  ) {}

  now(): Date {
    return this.clock.now();
  }

  onDue(publish: () => Promise<void>): void {
    this.jobs.handle('posts.appear', publish);
  }

  /** With the transaction that schedules. */
  async wakeAt(at: Date, manager: EntityManager): Promise<void> {
    await this.jobs.enqueue('posts.appear', {}, { after: at, manager });
  }
}
