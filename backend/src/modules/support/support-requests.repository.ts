import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { likePattern } from '../../platform/database/index.js';
import { SupportMessage } from './support-message.entity.js';
import { BEGINNING, type SupportRequestRow } from './support-request.dto.js';
import { SupportNote } from './support-note.entity.js';
import { SupportRequest, type SupportState } from './support-request.entity.js';
import { peopleFoundSql } from '../profiles/index.js';

/** The last row of a page. */
export interface SupportPosition {
  lastMessageAt: Date;
  id: string;
  priority: boolean;
}

interface RequestFilter {
  /** Only one person's; otherwise all, those with priority first. */
  personId?: string;
  state?: SupportState | undefined;
  assignedTo?: string | undefined;
  /** In name, email address and messages. */
  search?: string | undefined;
  after: SupportPosition | null;
  limit: number;
}

/** All of them: a member can only write while there are few, and admins write by hand. */
const IN_ORDER = { order: { createdAt: 'ASC', id: 'ASC' } } as const;

/** Both sides have a trigram index; names and addresses are stored there in lower case without accents. */
const FOUND = `(
  request.person_id IN (${peopleFoundSql('folded(:search)')})
  OR request.id IN (SELECT request_id FROM support_messages WHERE words ILIKE :search))`;

@Injectable()
export class SupportRequestsRepository {
  constructor(@InjectRepository(SupportRequest) private readonly requests: Repository<SupportRequest>) {}

  async insert(
    request: Pick<SupportRequest, 'personId' | 'subject' | 'priority' | 'createdAt'>,
    manager: EntityManager,
  ): Promise<SupportRequest> {
    return manager.save(
      SupportRequest,
      manager.create(SupportRequest, { ...request, lastMessageAt: request.createdAt }),
    );
  }

  /** False if the id exists. */
  async insertOnce(
    request: Pick<SupportRequest, 'id' | 'personId' | 'subject' | 'priority' | 'createdAt'>,
    manager: EntityManager,
  ): Promise<boolean> {
    const values = { ...request, lastMessageAt: request.createdAt };
    const insert = manager.createQueryBuilder().insert().into(SupportRequest).values(values).orIgnore();
    return ((await insert.returning('id').execute()).raw as unknown[]).length > 0;
  }

  async insertMessage(message: Omit<SupportMessage, 'id'>, manager: EntityManager): Promise<void> {
    await manager.insert(SupportMessage, message);
  }

  async find(id: string): Promise<SupportRequest | null> {
    return this.requests.findOneBy({ id });
  }

  /** Locks the request until commit. */
  async lock(id: string, manager: EntityManager): Promise<SupportRequest | null> {
    return manager.findOne(SupportRequest, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async update(id: string, change: Partial<SupportRequest>, manager: EntityManager): Promise<void> {
    await manager.update(SupportRequest, id, change);
  }

  async messagesOf(requestId: string): Promise<SupportMessage[]> {
    return this.requests.manager.find(SupportMessage, { where: { requestId }, ...IN_ORDER });
  }

  async newestOfMember(requestId: string, manager: EntityManager): Promise<SupportMessage | null> {
    const where = { requestId, fromSupport: false };
    return manager.findOne(SupportMessage, { where, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  /** Returns who has written after this message of the request; no one where it is unknown what was read. */
  async writersAfter(
    messageId: string | undefined,
    requestId: string,
    manager: EntityManager,
  ): Promise<('member' | 'support')[]> {
    if (messageId === undefined) return [];
    const rows = await manager.query<{ fromSupport: boolean }[]>(
      `SELECT DISTINCT later.from_support AS "fromSupport"
       FROM support_messages AS read JOIN support_messages AS later ON later.request_id = read.request_id
         AND (later.created_at, later.id) > (read.created_at, read.id)
       WHERE read.id = $1 AND read.request_id = $2`,
      [messageId, requestId],
    );
    return rows.map(({ fromSupport }) => (fromSupport ? 'support' : 'member'));
  }

  async notesOf(requestId: string): Promise<SupportNote[]> {
    return this.requests.manager.find(SupportNote, { where: { requestId }, ...IN_ORDER });
  }

  async addNote(note: Omit<SupportNote, 'id'>, manager: EntityManager): Promise<void> {
    await manager.insert(SupportNote, note);
  }

  async countMessages(requestId: string, manager: EntityManager): Promise<number> {
    return manager.countBy(SupportMessage, { requestId });
  }

  async waiting(): Promise<{ waiting: number; oldestSince: Date | null }> {
    const [row] = await this.requests.query<[{ waiting: number; oldestSince: Date | null }]>(
      `SELECT count(*)::integer AS waiting, min(last_message_at) AS "oldestSince" FROM support_requests WHERE state = 'open'`,
    );
    return row;
  }

  /**
   * One person's requests, newest first. All requests: priority first; waiting ones oldest first, others newest first.
   */
  async page({ personId, state, assignedTo, search, after, limit }: RequestFilter): Promise<SupportRequestRow[]> {
    const query = this.requests
      .createQueryBuilder('request')
      .addSelect(
        (sub) =>
          sub
            .select(`left(first.words, ${BEGINNING})`)
            .from(SupportMessage, 'first')
            .where('first.request_id = request.id')
            .orderBy('first.created_at')
            .addOrderBy('first.id')
            .limit(1),
        'beginning',
      )
      .limit(limit);
    if (!personId) query.orderBy('request.priority', 'DESC');
    const oldestFirst = !personId && state === 'open';
    const [further, direction] = oldestFirst ? (['>', 'ASC'] as const) : (['<', 'DESC'] as const);
    query.addOrderBy('request.last_message_at', direction).addOrderBy('request.id', direction);
    if (personId) query.andWhere('request.person_id = :personId', { personId });
    if (state) query.andWhere('request.state = :state', { state });
    if (assignedTo) query.andWhere('request.assigned_to = :assignedTo', { assignedTo });
    if (search) query.andWhere(FOUND, { search: likePattern(search) });
    const beyond = `(request.last_message_at, request.id) ${further} (:lastMessageAt, :id)`;
    if (after && personId) query.andWhere(beyond, { ...after });
    else if (after)
      query.andWhere(`(request.priority < :priority OR (request.priority = :priority AND ${beyond}))`, { ...after });
    const { entities, raw } = await query.getRawAndEntities<{ beginning: string | null }>();
    return entities.map((request, index) => ({ ...request, beginning: raw[index]?.beginning ?? '' }));
  }
}
