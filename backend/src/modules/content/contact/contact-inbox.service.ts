import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { MailerService } from '../../../platform/email/index.js';
import { messages } from '../texts.js';
import type { ContactEntry } from './contact-entry.entity.js';
import { referenceOf, type SettableState } from './contact-inbox.dto.js';
import { ContactInboxRepository } from './contact-inbox.repository.js';
import type { ContactMessage, ContactState } from './contact-message.entity.js';

/** The state before and after a change, for the audit log. */
export interface ContactChange {
  before: { state: ContactState; assignedTo: string | null };
  after: { state: ContactState; assignedTo: string | null };
}

/** A new entry; the browser created its `id`. */
type NewEntry = Pick<ContactEntry, 'id' | 'authorId' | 'words'>;

/** Fields that must be equal in a repeated request. */
const COMPARED_FIELDS = ['messageId', 'kind', 'authorId', 'words'] as const;

/** Actions of admins on contact messages. Each runs in the caller's transaction; throws `not_found`. */
@Injectable()
export class ContactInboxService {
  constructor(
    private readonly inbox: ContactInboxRepository,
    private readonly mailer: MailerService,
    private readonly clock: ClockService,
  ) {}

  /**
   * Stores and sends the answer with the original message. Null if that was already done. Also throws
   * `duplicate_request_mismatch`, and `answered_meanwhile` if there are more answers than `answersRead`.
   */
  async answer(
    id: string,
    { answersRead, ...entry }: NewEntry & { answersRead?: number | undefined },
    manager: EntityManager,
  ): Promise<ContactChange | null> {
    const message = await this.assertExists(id, manager);
    const createdAt = this.clock.now();
    const answers = await this.inbox.countAnswers(id, manager);
    if (!(await this.keep({ ...entry, messageId: id, kind: 'answer', createdAt }, manager))) return null;
    if (answersRead !== undefined && answers > answersRead) throw new DomainError('answered_meanwhile');
    const content = messages.mail.answer({ ...message, words: entry.words, reference: referenceOf(id) });
    await this.mailer.send(message.email, content, { manager });
    return this.change(message, { state: 'answered', lastWrittenAt: createdAt }, manager);
  }

  /** For admins only. Null if it is already stored. Also throws `duplicate_request_mismatch`. */
  async note(id: string, entry: NewEntry, manager: EntityManager): Promise<void | null> {
    await this.assertExists(id, manager);
    const note = { ...entry, messageId: id, kind: 'note' as const, createdAt: this.clock.now() };
    return (await this.keep(note, manager)) ? undefined : null;
  }

  async setState(id: string, state: SettableState, manager: EntityManager): Promise<ContactChange> {
    return this.change(await this.assertExists(id, manager), { state }, manager);
  }

  /** `assignedTo`: an admin, or null to unassign. Also throws `assigned_meanwhile` unless it is as in `before`. */
  async assign(
    id: string,
    { before, assignedTo }: { before: string | null | undefined; assignedTo: string | null },
    manager: EntityManager,
  ): Promise<ContactChange> {
    const message = await this.assertExists(id, manager);
    if (before !== undefined && message.assignedTo !== before && message.assignedTo !== assignedTo)
      throw new DomainError('assigned_meanwhile');
    return this.change(message, { assignedTo }, manager);
  }

  /** False if it already exists. The message is locked, so that requests for one entry run one after the other. */
  private async keep(entry: ContactEntry, manager: EntityManager): Promise<boolean> {
    const known = await this.inbox.findEntry(entry.id, manager);
    if (!known) {
      await this.inbox.addEntry(entry, manager);
      return true;
    }
    const same = COMPARED_FIELDS.every((what) => known[what] === entry[what]);
    if (!same) throw new DomainError('duplicate_request_mismatch');
    return false;
  }

  private async change(
    message: ContactMessage,
    change: Partial<ContactMessage>,
    manager: EntityManager,
  ): Promise<ContactChange> {
    await this.inbox.update(message.id, change, manager);
    const { state, assignedTo } = { ...message, ...change };
    return { before: { state: message.state, assignedTo: message.assignedTo }, after: { state, assignedTo } };
  }

  private async assertExists(id: string, manager: EntityManager): Promise<ContactMessage> {
    const message = await this.inbox.lock(id, manager);
    if (!message) throw new DomainError('not_found');
    return message;
  }
}
