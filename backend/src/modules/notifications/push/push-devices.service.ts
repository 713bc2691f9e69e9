import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainError, invalidField } from '../../../platform/errors/index.js';
import { BroadcastService, OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { messages } from '../texts.js';
import { PushService } from './push.service.js';
import {
  toPushDevice,
  type PushDeviceDto,
  type PushDevicesDto,
  type PushRenewalInput,
  type PushSubscriptionInput,
} from './push-subscription.dto.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';

declare module '../../../platform/events/broadcast.service.js' {
  interface BroadcastTopics {
    /** A browser of this person has subscribed to notifications. */
    'push-devices.added': { personId: string };
  }
}

const MOST_DEVICES = 10;

/** The browsers that show a person's notifications. */
@Injectable()
export class PushDevicesService implements OnModuleInit {
  constructor(
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly service: PushService,
    private readonly broadcast: BroadcastService,
  ) {}

  onModuleInit(): void {
    this.broadcast.on('push-devices.added', ({ personId }) => this.subscriptions.forget(personId));
  }

  async list(personId: string): Promise<PushDevicesDto> {
    const subscriptions = await this.subscriptions.of(personId);
    return { publicKey: this.service.publicKey, items: subscriptions.map(toPushDevice) };
  }

  /** Idempotent; the oldest beyond ten are removed. Throws `validation_failed`. */
  async put({ userId, sessionId }: Identity, input: PushSubscriptionInput): Promise<PushDeviceDto> {
    const { endpoint, p256dh, auth, device } = input;
    this.assertAllowed(endpoint);
    const subscription = { personId: userId, sessionId, endpoint, p256dh, auth, device };
    const stored = await this.subscriptions.put(subscription, MOST_DEVICES);
    this.subscriptions.forget(userId);
    await this.broadcast.publish('push-devices.added', { personId: userId });
    return toPushDevice(stored);
  }

  /** A browser changed its subscription in the background. Idempotent. Throws `not_found` and `validation_failed`. */
  async renew({ oldEndpoint, oldAuth, endpoint, p256dh, auth }: PushRenewalInput): Promise<void> {
    this.assertAllowed(endpoint);
    const old = { endpoint: oldEndpoint, auth: oldAuth };
    if (!(await this.subscriptions.renew(old, { endpoint, p256dh, auth }))) throw new DomainError('not_found');
  }

  /** Throws `not_found` for another person's. */
  async remove(personId: string, id: string): Promise<void> {
    if (!(await this.subscriptions.remove(personId, id))) throw new DomainError('not_found');
  }

  /**
   * After logging out on a shared computer no notifications may appear there. The same browser's next session takes
   * over.
   */
  @OnDomainEvent('session.ended', 'push-devices.forget')
  async forget({ sessionIds, reason }: DomainEvents['session.ended']): Promise<void> {
    if (reason !== 'replaced') await this.subscriptions.removeOfSessions(sessionIds);
  }

  private assertAllowed(endpoint: string): void {
    if (!this.service.isAllowed(endpoint)) throw invalidField('endpoint', messages.pushEndpoint);
  }
}
