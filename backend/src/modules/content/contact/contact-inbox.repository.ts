import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { likePattern, type EntityManager } from '../../../platform/database/index.js';
import type { Region } from '../../country/index.js';
import { ContactEntry } from './contact-entry.entity.js';
import { ContactMessage, type ContactState, type ContactSubject } from './contact-message.entity.js';

/** The last row of a page. */
export interface ContactPosition {
  lastWrittenAt: Date;
  id: string;
}

interface ContactFilter {
  state?: ContactState | undefined;
  subject?: ContactSubject | undefined;
  region?: Region | undefined;
  assignedTo?: string | undefined;
  search?: string | undefined;
  after: ContactPosition | null;
  limit: number;
}

export type ContactMessageRow = ContactMessage & { answers: number };

/** The expression of the trigram index. */
const SEARCHED = `(message.name || ' ' || message.email || ' ' || message.message)`;
/** The reference as shown in subjects. */
const REFERENCE = /^[\da-f]{8}$/i;

@Injectable()
export class ContactInboxRepository {
  constructor(@InjectRepository(ContactMessage) private readonly messages: Repository<ContactMessage>) {}

  /** Waiting messages: safety first, then oldest first. All others: newest first. */
  async page({
    state,
    subject,
    region,
    assignedTo,
    search,
    after,
    limit,
  }: ContactFilter): Promise<ContactMessageRow[]> {
    const query = this.messages
      .createQueryBuilder('message')
      .addSelect(
        (sub) =>
          sub
            .select('count(*)::int')
            .from(ContactEntry, 'entry')
            .where(`entry.message_id = message.id AND entry.kind = 'answer'`),
        'answers',
      )
      .addSelect(`message.subject = 'safety'`, 'is_safety')
      .limit(limit);
    const isOpen = state === 'open';
    const [further, direction] = isOpen ? (['>', 'ASC'] as const) : (['<', 'DESC'] as const);
    if (isOpen) query.orderBy('is_safety', 'DESC');
    query.addOrderBy('message.last_written_at', direction).addOrderBy('message.id', direction);
    if (state) query.andWhere('message.state = :state', { state });
    if (subject) query.andWhere('message.subject = :subject', { subject });
    if (region) query.andWhere('message.region = :region', { region });
    if (assignedTo) query.andWhere('message.assigned_to = :assignedTo', { assignedTo });
    if (search && REFERENCE.test(search))
      query.andWhere(`(message.id::text LIKE :reference OR ${SEARCHED} ILIKE :search)`, {
        reference: `${search.toLowerCase()}-%`,
        search: likePattern(search),
      });
    else if (search) query.andWhere(`${SEARCHED} ILIKE :search`, { search: likePattern(search) });
    const beyond = `(message.last_written_at, message.id) ${further} (:lastWrittenAt, :id)`;
    if (after && isOpen)
      query.andWhere(
        `CASE WHEN (message.subject = 'safety') = (SELECT seen.subject = 'safety' FROM contact_messages AS seen WHERE seen.id = :id)
              THEN ${beyond} ELSE message.subject <> 'safety' END`,
        after,
      );
    else if (after) query.andWhere(beyond, after);
    const { entities, raw } = await query.getRawAndEntities<{ answers: number }>();
    return entities.map((message, index) => ({ ...message, answers: raw[index]?.answers ?? 0 }));
  }

  async find(id: string): Promise<ContactMessage | null> {
    return this.messages.findOneBy({ id });
  }

  /** Locks the message until commit. */
  async lock(id: string, manager: EntityManager): Promise<ContactMessage | null> {
    return manager.findOne(ContactMessage, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async update(id: string, change: Partial<ContactMessage>, manager: EntityManager): Promise<void> {
    await manager.update(ContactMessage, id, change);
  }

  /** All of them, oldest first: admins write them by hand. */
  async entriesOf(messageId: string): Promise<ContactEntry[]> {
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    return this.messages.manager.find(ContactEntry, { where: { messageId }, order });
  }

  async countAnswers(messageId: string, manager: EntityManager): Promise<number> {
    return manager.countBy(ContactEntry, { messageId, kind: 'answer' });
  }

  async findEntry(id: string, manager: EntityManager): Promise<ContactEntry | null> {
    return manager.findOneBy(ContactEntry, { id });
  }

  async addEntry(entry: Omit<ContactEntry, 'id'> & { id?: string }, manager: EntityManager): Promise<void> {
    await manager.insert(ContactEntry, entry);
  }

  /** The number of waiting messages, and since when the oldest has waited. */
  async waiting(): Promise<{ waiting: number; oldestSince: Date | null }> {
    const [row] = await this.messages.query<{ waiting: number; oldestSince: Date | null }[]>(
      `SELECT count(*)::int AS waiting, min(last_written_at) AS "oldestSince" FROM contact_messages WHERE state = 'open'`,
    );
    return row ?? { waiting: 0, oldestSince: null };
  }
}
