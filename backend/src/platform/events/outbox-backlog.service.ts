import { Injectable } from '@nestjs/common';
import { OutboxRepository, type BacklogRow } from './outbox.repository.js';

/** What is still owed of what has happened. */
export type Backlog = BacklogRow;

const COUNTED = 10_000;

/** Events that listeners still have to hear. Usually none: they are delivered right after the commit. */
@Injectable()
export class OutboxBacklogService {
  constructor(private readonly events: OutboxRepository) {}

  /** Counted up to 10,000. */
  read(): Promise<Backlog> {
    return this.events.backlog(COUNTED);
  }
}
