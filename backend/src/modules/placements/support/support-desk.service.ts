import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { Outbox } from '../../../platform/events/index.js';
import { People } from '../../profiles/index.js';
import './support-events.js';
import { afterOf, pageOf } from './support-pages.js';
import {
  toDetail,
  toSummary,
  toSupportPerson,
  type SupportQueueDetail,
  type SupportQueuePage,
  type SupportQueueQuery,
} from './support-request.dto.js';
import { SupportRequestsRepository } from './support-requests.repository.js';

/** Everybody's requests, for the administrators who answer them. */
@Injectable()
export class SupportDesk {
  constructor(
    private readonly requests: SupportRequestsRepository,
    private readonly people: People,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  async list({ state, cursor, limit }: SupportQueueQuery): Promise<SupportQueuePage> {
    const rows = await this.requests.page({ state, after: afterOf(cursor), limit: limit + 1 });
    const { items, nextCursor } = pageOf(rows, limit);
    const cards = await this.people.cardsOf(items.map(({ personId }) => personId));
    return {
      items: items.map((row) => ({
        ...toSummary(row),
        priority: row.priority,
        person: toSupportPerson(cards.get(row.personId)),
      })),
      nextCursor,
    };
  }

  /** How many wait for an answer of ours, and since when the oldest does. */
  waiting(): Promise<{ waiting: number; oldestSince: Date | null }> {
    return this.requests.waiting();
  }

  /** Throws `not_found`. */
  async read(id: string): Promise<SupportQueueDetail> {
    const request = await this.requests.find(id);
    if (!request) throw new DomainError('not_found');
    const cards = await this.people.cardsOf([request.personId]);
    const detail = toDetail(request, await this.requests.messagesOf(id));
    return { ...detail, person: toSupportPerson(cards.get(request.personId)) };
  }

  /** Throws `not_found`. */
  async answer(id: string, words: string, manager: EntityManager): Promise<void> {
    const request = await this.requests.lock(id, manager);
    if (!request) throw new DomainError('not_found');
    const createdAt = this.clock.now();
    await this.requests.insertMessage({ requestId: id, fromSupport: true, words, createdAt }, manager);
    await this.requests.update(id, { state: 'answered', lastMessageAt: createdAt, closedAt: null }, manager);
    await this.outbox.add(manager, 'support.answered', { requestId: id, personId: request.personId });
  }
}
