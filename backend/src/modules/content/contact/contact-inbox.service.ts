import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { Mailer } from '../../../platform/mail/index.js';
import { messages } from '../messages.js';
import { referenceOf, type SettableState } from './contact-inbox.dto.js';
import { ContactInboxRepository } from './contact-inbox.repository.js';
import type { ContactMessage, ContactState } from './contact-message.entity.js';

/** What a change came from and led to, for the audit log. */
export interface ContactChange {
  before: { state: ContactState; assignedTo: string | null };
  after: { state: ContactState; assignedTo: string | null };
}

/** What administrators do with a message to us. Each step happens in the caller's transaction; throws `not_found`. */
@Injectable()
export class ContactInbox {
  constructor(
    private readonly inbox: ContactInboxRepository,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  /** Keeps the answer and sends it, with what it answers to. */
  async answer(authorId: string, id: string, words: string, manager: EntityManager): Promise<ContactChange> {
    const message = await this.demand(id, manager);
    const createdAt = this.clock.now();
    await this.inbox.addEntry({ messageId: id, kind: 'answer', authorId, words, createdAt }, manager);
    const letter = messages.mail.answer({ ...message, words, reference: referenceOf(id) });
    await this.mailer.send(message.email, letter, { manager });
    return this.change(message, { state: 'answered', lastWrittenAt: createdAt }, manager);
  }

  /** For administrators alone; nobody is told. */
  async note(authorId: string, id: string, words: string, manager: EntityManager): Promise<void> {
    await this.demand(id, manager);
    await this.inbox.addEntry({ messageId: id, kind: 'note', authorId, words, createdAt: this.clock.now() }, manager);
  }

  async setState(id: string, state: SettableState, manager: EntityManager): Promise<ContactChange> {
    return this.change(await this.demand(id, manager), { state }, manager);
  }

  /** `assignedTo`: an administrator, or null for nobody. */
  async assign(id: string, assignedTo: string | null, manager: EntityManager): Promise<ContactChange> {
    return this.change(await this.demand(id, manager), { assignedTo }, manager);
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

  private async demand(id: string, manager: EntityManager): Promise<ContactMessage> {
    const message = await this.inbox.lock(id, manager);
    if (!message) throw new DomainError('not_found');
    return message;
  }
}
