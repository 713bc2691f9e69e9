import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { PeopleService } from '../../profiles/index.js';

const MOST_REMEMBERED = 10_000;

/** Records once for each person that they have written to someone. */
@Injectable()
export class FirstContactListener {
  private readonly noted = new Set<string>();

  constructor(
    private readonly people: PeopleService,
    private readonly transactions: TransactionsService,
  ) {}

  @OnDomainEvent('message.sent', 'first-contact.note')
  note({ senderId }: DomainEvents['message.sent']): Promise<void> | void {
    return this.noted.has(senderId) ? undefined : this.noteFirst(senderId);
  }

  private async noteFirst(senderId: string): Promise<void> {
    await this.transactions.run((manager) => this.people.noteFirstContact(senderId, manager));
    if (this.noted.size >= MOST_REMEMBERED) this.noted.clear();
    this.noted.add(senderId);
  }
}
