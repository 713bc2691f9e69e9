import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/index.js';
import { JobQueue } from '../../platform/jobs/index.js';
import { Log } from '../../platform/logging/index.js';
import { NotificationsRepository } from './inbox/notifications.repository.js';

const EVERY_NIGHT = '41 16 * * *';
const KEEP_MS = 180 * 24 * 60 * 60 * 1_000;

/** Forgets what people were told half a year ago. */
@Injectable()
export class NotificationsUpkeep implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly notifications: NotificationsRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat('notifications.upkeep', EVERY_NIGHT, () => this.run());
  }

  async run(): Promise<void> {
    const forgotten = await this.notifications.deleteBefore(new Date(this.clock.now().getTime() - KEEP_MS));
    this.log.info('notifications_upkeep', { forgotten });
  }
}
