import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import {
  ContactInboxService,
  ContactReadingService,
  type ContactAnswerInput,
  type ContactAssigneeInput,
  type ContactChange,
  type ContactInboxDetail,
  type ContactInboxPage,
  type ContactInboxQuery,
  type ContactNoteInput,
  type ContactStateInput,
} from '../../content/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';
import { AdminQueuesRegistry } from '../queues/admin-queues.registry.js';

/** Null: the request was repeated and already done. */
type ContactAction = (manager: EntityManager) => Promise<ContactChange | void | null>;

/** Admins read and answer messages from the contact form; the audit log records each view and action. */
@Injectable()
export class ContactAnswersService implements OnModuleInit {
  constructor(
    private readonly inbox: ContactInboxService,
    private readonly reading: ContactReadingService,
    private readonly audit: AuditLogService,
    private readonly transactions: TransactionsService,
    private readonly queues: AdminQueuesRegistry,
  ) {}

  onModuleInit(): void {
    this.queues.add('contact', () => this.reading.waiting());
  }

  list(actorId: string, query: ContactInboxQuery): Promise<ContactInboxPage> {
    return this.reading.list(actorId, query);
  }

  /** Throws `not_found`. */
  async read(actorId: string, id: string): Promise<ContactInboxDetail> {
    const message = await this.reading.read(id);
    await this.transactions.run((manager) => this.record(actorId, 'contact.read', id, undefined, manager));
    return message;
  }

  /** Throws `not_found`, `duplicate_request_mismatch`, `answered_meanwhile`. */
  answer(authorId: string, id: string, { entryId, ...input }: ContactAnswerInput): Promise<ContactInboxDetail> {
    const writing = { id: entryId, authorId, ...input };
    return this.take(authorId, 'contact.answered', id, (manager) => this.inbox.answer(id, writing, manager));
  }

  /** Throws `not_found`, `duplicate_request_mismatch`. */
  note(authorId: string, id: string, { entryId, words }: ContactNoteInput): Promise<ContactInboxDetail> {
    const writing = { id: entryId, authorId, words };
    return this.take(authorId, 'contact.noted', id, (manager) => this.inbox.note(id, writing, manager));
  }

  /** Throws `not_found`. */
  setState(actorId: string, id: string, { state }: ContactStateInput): Promise<ContactInboxDetail> {
    return this.take(actorId, `contact.${ACTIONS[state]}`, id, (manager) => this.inbox.setState(id, state, manager));
  }

  /** Throws `not_found`, and `assigned_meanwhile` if it is no longer assigned as the admin has read. */
  assign(actorId: string, id: string, { assigneeRead }: ContactAssigneeInput): Promise<ContactInboxDetail> {
    const change = { before: assigneeRead, assignedTo: actorId };
    return this.take(actorId, 'contact.taken', id, (manager) => this.inbox.assign(id, change, manager));
  }

  /** Throws `not_found`, and `assigned_meanwhile` if it is assigned to another admin. */
  unassign(actorId: string, id: string): Promise<ContactInboxDetail> {
    const change = { before: actorId, assignedTo: null };
    return this.take(actorId, 'contact.given-back', id, (manager) => this.inbox.assign(id, change, manager));
  }

  private async take(actorId: string, action: string, id: string, step: ContactAction): Promise<ContactInboxDetail> {
    await this.transactions.run(async (manager) => {
      const change = await step(manager);
      if (change !== null) await this.record(actorId, action, id, change, manager);
    });
    return this.reading.read(id);
  }

  private record(actorId: string, action: string, id: string, change: ContactChange | void, manager: EntityManager) {
    const states = change && { before: { ...change.before }, after: { ...change.after } };
    return this.audit.record({ actorId, action, subjectType: 'contact-message', subjectId: id, ...states }, manager);
  }
}

const ACTIONS = { open: 'reopened', closed: 'closed', spam: 'marked-spam' } as const;
