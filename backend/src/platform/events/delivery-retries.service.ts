import { Injectable, Logger } from '@nestjs/common';
import { errorSummary } from '../errors/index.js';
import type { DeliveryLanes } from './delivery-lanes.js';
import { EventDeliveriesRepository, type ClaimedDelivery } from './event-deliveries.repository.js';
import { EventListenersService, type EventListener } from './event-listeners.service.js';
import { callListener, delayAfter, LISTENER_LIMIT_MS } from './listener-call.js';

const BATCH = 100;
/** About five hours, at growing intervals. */
export const MOST_ATTEMPTS = 15;

/** Retries listeners that failed or could not be called. */
@Injectable()
export class DeliveryRetriesService {
  private readonly logger = new Logger('Outbox');
  private readonly retried = new Set<string>();

  constructor(
    private readonly deliveries: EventDeliveriesRepository,
    private readonly listeners: EventListenersService,
  ) {}

  /** Puts due deliveries into their lanes. */
  async begin(lanes: DeliveryLanes): Promise<void> {
    try {
      const claimed = await this.deliveries.claim(this.listeners.all(), BATCH);
      for (const delivery of claimed) {
        const listener = this.listeners.find(delivery.event, delivery.listener);
        if (!listener || this.retried.has(delivery.id)) continue;
        this.retried.add(delivery.id);
        lanes.push(listener.lane, () => this.retry(delivery, listener));
      }
    } catch (error) {
      this.logger.error(error instanceof Error ? error.stack : error);
    }
  }

  async extendLeases(): Promise<void> {
    if (this.retried.size > 0) await this.deliveries.extend([...this.retried]);
  }

  private async retry(delivery: ClaimedDelivery, listener: EventListener): Promise<void> {
    const { id, eventId, attempts } = delivery;
    try {
      // The process ended during the last try.
      if (attempts > MOST_ATTEMPTS) return await this.deliveries.bury(id, null);
      await callListener({ ...delivery, id: eventId }, listener, LISTENER_LIMIT_MS);
      await this.deliveries.delete(id);
    } catch (error) {
      this.logger.error({ event: delivery.event, eventId, listener: listener.name, attempts, err: error });
      const summary = errorSummary(error);
      await (
        attempts >= MOST_ATTEMPTS
          ? this.deliveries.bury(id, summary)
          : this.deliveries.postpone(id, delayAfter(attempts), summary)
      ).catch((err: unknown) => this.logger.error({ err }));
    } finally {
      this.retried.delete(id);
    }
  }
}
