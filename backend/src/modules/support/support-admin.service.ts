import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { DomainError } from '../../platform/errors/index.js';
import { OutboxService } from '../../platform/events/index.js';
import { pageOf } from '../../platform/http/index.js';
import { PeopleService } from '../profiles/index.js';
import './support-events.js';
import { decodeSupportPosition, orderOfRequest } from './support-cursor.js';
import {
  toAssignee,
  toDetail,
  toNote,
  toSummary,
  toSupportPerson,
  type SupportAnswerInput,
  type SupportQueueDetail,
  type SupportQueuePage,
  type SupportQueueQuery,
  type SupportStateInput,
} from './support-request.dto.js';
import type { SupportAssigneeInput } from './support-assignee.dto.js';
import type { SupportRequest } from './support-request.entity.js';
import { SupportRequestsRepository } from './support-requests.repository.js';

/** Support requests, for admins. */
@Injectable()
export class SupportAdminService {
  constructor(
    private readonly requests: SupportRequestsRepository,
    private readonly people: PeopleService,
    private readonly clock: ClockService,
    private readonly outbox: OutboxService,
  ) {}

  async list(
    adminId: string,
    { state, assigned, search, cursor, limit }: SupportQueueQuery,
  ): Promise<SupportQueuePage> {
    const assignedTo = assigned && adminId;
    const rows = await this.requests.page({
      state,
      assignedTo,
      search,
      after: decodeSupportPosition(cursor),
      limit: limit + 1,
    });
    const { shown, nextCursor } = pageOf(rows, limit, orderOfRequest);
    const cards = await this.people.cardsOf(shown.map(({ personId }) => personId));
    const names = await this.namesOf(shown.map((row) => row.assignedTo));
    return {
      items: shown.map((row) => ({
        ...toSummary(row),
        priority: row.priority,
        person: toSupportPerson(cards.get(row.personId)),
        assignedTo: toAssignee(row.assignedTo, names),
      })),
      nextCursor,
    };
  }

  /** The number of requests that wait for us, and since when the oldest waits. */
  waiting(): Promise<{ waiting: number; oldestSince: Date | null }> {
    return this.requests.waiting();
  }

  /** Throws `not_found`. */
  async read(id: string): Promise<SupportQueueDetail> {
    const request = await this.requests.find(id);
    if (!request) throw new DomainError('not_found');
    const cards = await this.people.cardsOf([request.personId]);
    const notes = await this.requests.notesOf(id);
    const names = await this.namesOf([request.assignedTo, ...notes.map(({ authorId }) => authorId)]);
    return {
      ...toDetail(request, await this.requests.messagesOf(id)),
      person: toSupportPerson(cards.get(request.personId)),
      assignedTo: toAssignee(request.assignedTo, names),
      notes: notes.map((note) => toNote(note, names)),
    };
  }

  /**
   * A request stays open if the member has written since `readUntil`. Throws `not_found`, and `answered_meanwhile` if
   * an admin has.
   */
  async answer(id: string, { words, readUntil }: SupportAnswerInput, manager: EntityManager): Promise<void> {
    const request = await this.locked(id, manager);
    const createdAt = this.clock.now();
    const later = await this.requests.writersAfter(readUntil, id, manager);
    if (later.includes('support')) throw new DomainError('answered_meanwhile');
    const isUnread = later.includes('member');
    await this.requests.insertMessage({ requestId: id, fromSupport: true, words, createdAt }, manager);
    // The unread message keeps its place in the queue.
    const change = isUnread ? { state: 'open' as const } : { state: 'answered' as const, lastMessageAt: createdAt };
    await this.requests.update(id, { ...change, closedAt: null }, manager);
    await this.outbox.add(manager, 'support.answered', { requestId: id, personId: request.personId });
  }

  /** Returns the previous assignee; null if nothing changes. Throws `not_found` and `assigned_meanwhile`. */
  async assign(
    id: string,
    { adminId, assigneeRead }: SupportAssigneeInput,
    manager: EntityManager,
  ): Promise<{ before: string | null } | null> {
    const { assignedTo } = await this.locked(id, manager);
    if (assignedTo === adminId) return null;
    if (assigneeRead !== undefined && assignedTo !== assigneeRead) throw new DomainError('assigned_meanwhile');
    await this.requests.update(id, { assignedTo: adminId }, manager);
    return { before: assignedTo };
  }

  /** For admins only; no member is notified. Throws `not_found`. */
  async note(id: string, authorId: string, words: string, manager: EntityManager): Promise<void> {
    await this.locked(id, manager);
    await this.requests.addNote({ requestId: id, kind: 'note', authorId, words, createdAt: this.clock.now() }, manager);
  }

  /**
   * False if it is already in that state. A reopened request waits for us again. Throws `not_found`, and
   * `written_meanwhile` for closing what the member has written after `readUntil`.
   */
  async setState(
    id: string,
    authorId: string,
    { state, reason: words, readUntil }: SupportStateInput,
    manager: EntityManager,
  ): Promise<boolean> {
    const request = await this.locked(id, manager);
    const isClosed = request.state === 'closed';
    if (isClosed === (state === 'closed')) return false;
    const later = isClosed ? [] : await this.requests.writersAfter(readUntil, id, manager);
    if (later.includes('member')) throw new DomainError('written_meanwhile');
    const createdAt = this.clock.now();
    const kind = isClosed ? 'reopened' : 'closed';
    await this.requests.addNote({ requestId: id, kind, authorId, words, createdAt }, manager);
    await this.requests.update(id, { state, closedAt: isClosed ? null : createdAt }, manager);
    return true;
  }

  private async locked(id: string, manager: EntityManager): Promise<SupportRequest> {
    const request = await this.requests.lock(id, manager);
    if (!request) throw new DomainError('not_found');
    return request;
  }

  private async namesOf(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
    const cards = await this.people.cardsOf([...new Set(ids.flatMap((id) => id ?? []))]);
    return new Map([...cards].map(([id, { displayName }]) => [id, displayName]));
  }
}
