import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import type { ContactEntry } from './contact-entry.entity.js';
import { ContactInboxRepository } from './contact-inbox.repository.js';
import type { ContactMessage } from './contact-message.entity.js';
import { ContactMessagesRepository, type NewContactMessage } from './contact-messages.repository.js';

/** An earlier message with its entries. */
interface ImportedContactMessage extends NewContactMessage, Pick<ContactMessage, 'state' | 'createdAt'> {
  entries: Pick<ContactEntry, 'kind' | 'authorId' | 'words' | 'createdAt'>[];
}

/** Imports messages into the inbox without sending any email. */
@Injectable()
export class ContactImportService {
  constructor(
    private readonly messages: ContactMessagesRepository,
    private readonly inbox: ContactInboxRepository,
    private readonly transactions: TransactionsService,
  ) {}

  /** Does nothing if there is already a message from this address. */
  async add({ entries, state, createdAt, ...message }: ImportedContactMessage): Promise<void> {
    await this.transactions.run(async (manager) => {
      if (await this.messages.hasAnyFrom(message.email, manager)) return;
      const { id: messageId } = await this.messages.add(message, manager);
      for (const entry of entries) await this.inbox.addEntry({ messageId, ...entry }, manager);
      const answered = entries.filter(({ kind }) => kind === 'answer').at(-1)?.createdAt;
      await this.inbox.update(messageId, { state, createdAt, lastWrittenAt: answered ?? createdAt }, manager);
    });
  }
}
