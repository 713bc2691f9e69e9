import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../../platform/clock/index.js';
import type { EntityManager } from '../../../../platform/database/index.js';
import { JobQueueService } from '../../../../platform/jobs/index.js';

declare module '../../../../platform/jobs/jobs.js' {
  interface Jobs {
    /** A post is due for publication. */
    'posts.publish': Record<string, never>;
    /** As the previous release named it: goes with the next release. */
    'posts.appear': Record<string, never>;
  }
}

/** Schedules a job for the publication time; a scheduled task catches missed ones. */
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
    this.jobs.handle('posts.publish', publish);
    this.jobs.handle('posts.appear', publish);
  }

  /** Call it in the transaction that schedules. */
  async wakeAt(at: Date, manager: EntityManager): Promise<void> {
    await this.jobs.enqueue('posts.publish', {}, { after: at, manager });
  }
}
