import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { JobQueueService } from '../../../platform/jobs/index.js';
import { PushGate } from './push-gate.js';
import { PushService, type PushNotice } from './push.service.js';
import type { PushSubscription } from './push-subscription.entity.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';

interface PushJob {
  subscriptionId: string;
  notice: PushNotice;
}

declare module '../../../platform/jobs/jobs.js' {
  interface Jobs {
    /** Sends to one device. */
    'push.send': PushJob;
  }
}

const WORKERS = 8;
/** The delay before another try if no worker was free. */
const WAIT_MS = 2_000;
const MINUTE_MS = 60_000;
/** About as long as the retries of one notification take. */
const RETRIED_MS = 20 * MINUTE_MS;
/** A device that is unreachable for this long is deleted: shorter if it was never reached. */
const PATIENCE_AT_FIRST_MS = 60 * MINUTE_MS;
const PATIENCE_MS = 3 * 24 * 60 * MINUTE_MS;

/** Sends push notifications: one job per device, so that an unreachable one does not delay others. */
@Injectable()
export class PushSendingService implements OnModuleInit {
  private readonly gate = new PushGate(WORKERS);

  constructor(
    private readonly jobs: JobQueueService,
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly service: PushService,
    private readonly clock: ClockService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('push.send', (job) => this.toDevice(job), {
      retries: 6,
      retryAfterSeconds: 15,
      concurrency: WORKERS,
    });
  }

  /** Sent when the manager's transaction commits. */
  async toDevicesOf(personId: string, notice: PushNotice, manager: EntityManager): Promise<void> {
    for (const { id } of await this.subscriptions.of(personId))
      await this.jobs.enqueue('push.send', { subscriptionId: id, notice }, { manager });
  }

  private async toDevice(job: PushJob): Promise<void> {
    const subscription = await this.subscriptions.find(job.subscriptionId);
    if (!subscription) return;
    const leave = this.gate.enter(subscription);
    if (!leave) return this.jobs.enqueue('push.send', job, { after: new Date(Date.now() + WAIT_MS) });
    try {
      await this.deliver(subscription, job.notice);
    } finally {
      leave();
    }
  }

  private async deliver(subscription: PushSubscription, notice: PushNotice): Promise<void> {
    const now = this.clock.now();
    try {
      if ((await this.service.deliver(subscription, notice)) === 'gone')
        return await this.subscriptions.removeGone(subscription.id);
      await this.subscriptions.recordDelivery(subscription.id, now);
    } catch (error) {
      const since = subscription.failingSince ?? now;
      const patience = subscription.lastToldAt ? PATIENCE_MS : PATIENCE_AT_FIRST_MS;
      if (now.getTime() - since.getTime() > patience) return this.subscriptions.removeGone(subscription.id);
      await this.subscriptions.noteFailed(subscription.id, now);
      // Once all retries of one notification have failed, the next ones are tried once each.
      if (now.getTime() - since.getTime() < RETRIED_MS) throw error;
    }
  }
}
