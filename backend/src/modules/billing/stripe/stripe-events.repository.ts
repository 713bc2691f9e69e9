import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StripeEvent } from './stripe-event.entity.js';

@Injectable()
export class StripeEventsRepository {
  /**
   * Notes an event; false when it was noted before. Whoever notes the same one meanwhile waits for this transaction.
   */
  async note(event: StripeEvent, manager: EntityManager): Promise<boolean> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(StripeEvent)
      .values(event)
      .orIgnore()
      .returning('id')
      .execute();
    return (raw as unknown[]).length > 0;
  }
}
