import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../platform/database/index.js';
import { DomainError } from '../../platform/errors/index.js';
import { OutboxService } from '../../platform/events/index.js';
import { pageOf, type PageQuery } from '../../platform/http/index.js';
import { EntitlementsService } from '../billing/index.js';
import './support-events.js';
import { decodeSupportPosition, orderOfRequest } from './support-cursor.js';
import {
  toDetail,
  toSummary,
  type SupportMessageInput,
  type SupportRequestDetail,
  type SupportRequestInput,
  type SupportRequestPage,
} from './support-request.dto.js';
import type { SupportRequest, SupportSubject } from './support-request.entity.js';
import { SupportRequestsRepository } from './support-requests.repository.js';

/** The limit of messages per request. */
const MOST_MESSAGES = 200;

/** Someone may be in danger: these requests come first. */
const SAFETY: ReadonlySet<SupportSubject> = new Set(['need_out', 'person']);

/** Members' support requests. Only the member and admins see them. */
@Injectable()
export class SupportRequestsService {
  constructor(
    private readonly requests: SupportRequestsRepository,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
    private readonly outbox: OutboxService,
    private readonly entitlements: EntitlementsService,
  ) {}

  async open(personId: string, input: SupportRequestInput): Promise<SupportRequestDetail> {
    const id = await this.transactions.run((manager) => this.openWithin(personId, input, manager));
    return this.read(personId, id);
  }

  /** The same in the caller’s transaction; returns the request’s id. An urgent request is read before others. */
  async openWithin(
    personId: string,
    { subject, words, isUrgent = false }: SupportRequestInput & { isUrgent?: boolean },
    manager: EntityManager,
  ): Promise<string> {
    const createdAt = this.clock.now();
    const priority = isUrgent || SAFETY.has(subject) || (await this.hasPriority(personId));
    const { id: requestId } = await this.requests.insert({ personId, subject, priority, createdAt }, manager);
    await this.requests.insertMessage({ requestId, fromSupport: false, words, createdAt }, manager);
    await this.outbox.add(manager, 'support.asked', { requestId, personId });
    return requestId;
  }

  /** We write first: it waits for our team before other requests. Nothing happens where there is one of this id. */
  async beginWithin(
    personId: string,
    { id, words }: { id: string; words: string },
    manager: EntityManager,
  ): Promise<void> {
    const createdAt = this.clock.now();
    const request = { id, personId, subject: 'arrangement', priority: true, createdAt } as const;
    if (!(await this.requests.insertOnce(request, manager))) return;
    await this.requests.insertMessage({ requestId: id, fromSupport: true, words, createdAt }, manager);
    await this.outbox.add(manager, 'support.asked', { requestId: id, personId });
  }

  async list(personId: string, { cursor, limit }: PageQuery): Promise<SupportRequestPage> {
    const rows = await this.requests.page({ personId, after: decodeSupportPosition(cursor), limit: limit + 1 });
    const { shown, nextCursor } = pageOf(rows, limit, orderOfRequest);
    return { items: shown.map(toSummary), nextCursor };
  }

  /** Throws `not_found` for everyone except the person who asked. */
  async read(personId: string, id: string): Promise<SupportRequestDetail> {
    const request = this.own(personId, await this.requests.find(id));
    return toDetail(request, await this.requests.messagesOf(id));
  }

  /** A new message reopens a closed request. Throws `not_found` and `support_request_full`. */
  async write(personId: string, id: string, { words }: SupportMessageInput): Promise<SupportRequestDetail> {
    await this.transactions.run((manager) => this.writeWithin(personId, id, { words }, manager));
    return this.read(personId, id);
  }

  /** The same in the caller’s transaction. An urgent request stays urgent, and an urgent message makes it urgent. */
  async writeWithin(
    personId: string,
    id: string,
    { words, isUrgent = false }: SupportMessageInput & { isUrgent?: boolean },
    manager: EntityManager,
  ): Promise<void> {
    const isAccompanied = await this.hasPriority(personId);
    const request = this.own(personId, await this.requests.lock(id, manager));
    if ((await this.requests.countMessages(id, manager)) >= MOST_MESSAGES)
      throw new DomainError('support_request_full');
    const createdAt = this.clock.now();
    await this.requests.insertMessage({ requestId: id, fromSupport: false, words, createdAt }, manager);
    const priority = request.priority || isUrgent || isAccompanied;
    await this.requests.update(id, { state: 'open', priority, lastMessageAt: createdAt, closedAt: null }, manager);
    await this.outbox.add(manager, 'support.asked', { requestId: id, personId });
  }

  /** Whether a member's newest message in a request says this. */
  async endsWith(id: string, words: string, manager: EntityManager): Promise<boolean> {
    return (await this.requests.newestOfMember(id, manager))?.words === words;
  }

  /** Closes the request. Idempotent. Throws `not_found`. */
  async close(personId: string, id: string): Promise<SupportRequestDetail> {
    await this.transactions.run(async (manager) => {
      const request = this.own(personId, await this.requests.lock(id, manager));
      if (request.state !== 'closed')
        await this.requests.update(id, { state: 'closed', closedAt: this.clock.now() }, manager);
    });
    return this.read(personId, id);
  }

  private async hasPriority(personId: string): Promise<boolean> {
    return (await this.entitlements.of(personId)).features.includes('priority-support');
  }

  private own(personId: string, request: SupportRequest | null): SupportRequest {
    if (request?.personId !== personId) throw new DomainError('not_found');
    return request;
  }
}
