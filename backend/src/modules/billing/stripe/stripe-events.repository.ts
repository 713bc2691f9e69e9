import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StripeEvent } from './stripe-event.entity.js';

@Injectable()
export class StripeEventsRepository {
  /** Records an event; false if it was recorded before. A concurrent call with the same event waits until commit. */
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
