import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { eachDuePage, JobQueueService, Scheduled } from '../../../platform/jobs/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { NotificationsRepository } from '../inbox/notifications.repository.js';
import { DeliveryChannelsService } from './delivery-channels.service.js';

const BATCH = 200;
/** Failed deliveries wait, so that they do not block others. */
const AFTER_FAILURE_MS = 15 * 60_000;

/** Sends due notifications, unless they were read meanwhile. */
@Injectable()
export class NotificationDeliveryService implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueueService,
    private readonly notifications: NotificationsRepository,
    private readonly channels: DeliveryChannelsService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
    private readonly log: LogService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('notifications.deliver', ({ notificationId }) => this.deliver(notificationId), { concurrency: 2 });
  }

  /** Sends delayed notifications. */
  @Scheduled('notifications.deliver-delayed', {
    cron: '* * * * *',
    does: 'Delivers notifications that waited for the end of quiet hours',
  })
  async deliverDelayed(): Promise<void> {
    const now = this.clock.now();
    await eachDuePage(
      BATCH,
      (limit) => this.notifications.due(now, limit),
      (id) =>
        this.deliver(id).catch(async (error: unknown) => {
          this.log.error('notification_failed', error, { notificationId: id });
          await this.notifications.putOff(id, now, new Date(now.getTime() + AFTER_FAILURE_MS));
        }),
    );
  }

  /** Idempotent: once per channel. */
  private async deliver(notificationId: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      const taken = await this.notifications.takeDue(notificationId, this.clock.now(), manager);
      if (taken && !taken.isRead) await this.channels.send(taken, manager);
    });
  }
}
