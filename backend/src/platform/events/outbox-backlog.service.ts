import { Injectable } from '@nestjs/common';
import { OutboxRepository, type Backlog } from './outbox.repository.js';

const COUNTED = 10_000;

/** Undelivered events. Usually none, because they are delivered right after the commit. */
@Injectable()
export class OutboxBacklogService {
  constructor(private readonly events: OutboxRepository) {}

  /** Counted up to 10,000. */
  read(): Promise<Backlog> {
    return this.events.backlog(COUNTED);
  }
}
