import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobQueueService } from '../jobs/index.js';
import { EventDeliveriesRepository, type DeadLetter } from './event-deliveries.repository.js';

const EVERY_NIGHT = '52 16 * * *';
const MOST_COUNTED = 10_000;

/** Deliveries of events that failed at every try: an admin has them tried again, or discards them. */
@Injectable()
export class DeadLettersService implements OnModuleInit {
  constructor(
    private readonly deliveries: EventDeliveriesRepository,
    private readonly jobs: JobQueueService,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat('events.prune', EVERY_NIGHT, () => this.deliveries.prune());
  }

  /** Counted up to 10,000. */
  count(): Promise<number> {
    return this.deliveries.countDead(MOST_COUNTED);
  }

  /** Newest first, after `after`. They are kept for thirty days. */
  list(after: { deadAt: Date; id: string } | null, limit: number): Promise<DeadLetter[]> {
    return this.deliveries.dead(after, limit);
  }

  /** It is tried again, with all its tries, once this commits. Null when it is not a dead letter (any more). */
  async retry(id: string, manager: EntityManager): Promise<DeadLetter | null> {
    const letter = await this.deliveries.lockDead(id, manager);
    if (letter) await this.deliveries.revive(id, manager);
    return letter;
  }

  /** Null when it is not a dead letter (any more). */
  async discard(id: string, manager: EntityManager): Promise<DeadLetter | null> {
    const letter = await this.deliveries.lockDead(id, manager);
    if (letter) await this.deliveries.discard(id, manager);
    return letter;
  }
}
