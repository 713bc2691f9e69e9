import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Scheduled } from '../jobs/index.js';
import { EventDeliveriesRepository, type DeadLetter } from './event-deliveries.repository.js';

const MOST_COUNTED = 10_000;

/** Deliveries that failed at every try: an admin retries or discards them. */
@Injectable()
export class DeadLettersService {
  constructor(private readonly deliveries: EventDeliveriesRepository) {}

  @Scheduled('events.delete-dead-letters', {
    cron: '52 16 * * *',
    does: 'Deletes event deliveries that were given up more than 30 days ago',
  })
  async prune(): Promise<void> {
    await this.deliveries.prune();
  }

  /** Counted up to 10,000. */
  count(): Promise<number> {
    return this.deliveries.countDead(MOST_COUNTED);
  }

  /** Newest first, after `after`. They are kept for thirty days. */
  list(after: { deadAt: Date; id: string } | null, limit: number): Promise<DeadLetter[]> {
    return this.deliveries.dead(after, limit);
  }

  /** Retries it with all its tries after the commit. Null if it is not a dead letter. */
  async retry(id: string, manager: EntityManager): Promise<DeadLetter | null> {
    const letter = await this.deliveries.lockDead(id, manager);
    if (letter) await this.deliveries.revive(id, manager);
    return letter;
  }

  /** Null if it is not a dead letter. */
  async discard(id: string, manager: EntityManager): Promise<DeadLetter | null> {
    const letter = await this.deliveries.lockDead(id, manager);
    if (letter) await this.deliveries.discard(id, manager);
    return letter;
  }
}
