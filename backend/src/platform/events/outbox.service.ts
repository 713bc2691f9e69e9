import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { requestContext } from '../http/index.js';
import type { DomainEventName, DomainEventPayload } from './domain-events.js';
import { OutboxRepository } from './outbox.repository.js';

/** Stores events in the transaction of their cause. */
@Injectable()
export class OutboxService {
  constructor(private readonly events: OutboxRepository) {}

  /** The event is delivered after the manager's transaction commits, and never if it rolls back. */
  async add<Name extends DomainEventName>(
    manager: EntityManager,
    name: Name,
    payload: DomainEventPayload<Name>,
  ): Promise<void> {
    await this.events.insert(manager, name, payload, requestContext.get()?.requestId ?? null);
  }
}
