import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { JobQueue } from '../../../platform/jobs/index.js';
import { PushService } from './push-service.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';

/** What a device shows. */
export interface PushNotice {
  title: string;
  line: string;
  /** Opened by a tap. */
  path: string;
  /** A later one with the same tag takes the place of an earlier one. */
  tag: string;
  urgent: boolean;
}

declare module '../../../platform/jobs/jobs.js' {
  interface Jobs {
    /** Tells one device. */
    'push.send': { subscriptionId: string; notice: PushNotice };
  }
}

/** Tells people's devices: one job for each, so that one that is out of reach keeps no other waiting. */
@Injectable()
export class PushSending implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly service: PushService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('push.send', ({ subscriptionId, notice }) => this.toDevice(subscriptionId, notice), {
      retries: 6,
      retryAfterSeconds: 15,
      concurrency: 2,
    });
  }

  /** Leaves with the manager's transaction. */
  async toDevicesOf(personId: string, notice: PushNotice, manager: EntityManager): Promise<void> {
    for (const { id } of await this.subscriptions.of(personId))
      await this.jobs.enqueue('push.send', { subscriptionId: id, notice }, { manager });
  }

  private async toDevice(subscriptionId: string, notice: PushNotice): Promise<void> {
    const subscription = await this.subscriptions.find(subscriptionId);
    if (!subscription) return;
    if ((await this.service.deliver(subscription, notice)) === 'gone')
      await this.subscriptions.removeGone(subscriptionId);
    else await this.subscriptions.noteTold(subscriptionId, this.clock.now());
  }
}
