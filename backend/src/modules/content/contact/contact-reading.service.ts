import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { decodePosition, pageOf } from '../../../platform/http/index.js';
import { AccountsService } from '../../auth/index.js';
import { PeopleService } from '../../profiles/index.js';
import {
  toContactEntryDto,
  toInboxItem,
  type ContactInboxDetail,
  type ContactInboxPage,
  type ContactInboxQuery,
  type ContactMember,
} from './contact-inbox.dto.js';
import { ContactInboxRepository, type ContactPosition } from './contact-inbox.repository.js';

/** Contact messages, for the admins who answer them. */
@Injectable()
export class ContactReadingService {
  constructor(
    private readonly inbox: ContactInboxRepository,
    private readonly people: PeopleService,
    private readonly accounts: AccountsService,
  ) {}

  /** `readerId`: the admin of "assigned to me". */
  async list(readerId: string, { cursor, limit, assigned, ...filter }: ContactInboxQuery): Promise<ContactInboxPage> {
    const assignedTo = assigned === 'me' ? readerId : undefined;
    const rows = await this.inbox.page({ ...filter, assignedTo, after: afterOf(cursor), limit: limit + 1 });
    const { shown, nextCursor } = pageOf(rows, limit, ({ lastWrittenAt, id }) => [lastWrittenAt, id]);
    const names = await this.namesOf(shown.map((row) => row.assignedTo));
    return {
      items: shown.map((row) => toInboxItem(row, names)),
      nextCursor,
    };
  }

  /** Throws `not_found`. */
  async read(id: string): Promise<ContactInboxDetail> {
    const message = await this.inbox.find(id);
    if (!message) throw new DomainError('not_found');
    const [entries, member] = await Promise.all([this.inbox.entriesOf(id), this.memberWith(message.email)]);
    const names = await this.namesOf([message.assignedTo, ...entries.map(({ authorId }) => authorId)]);
    const answers = entries.filter(({ kind }) => kind === 'answer').length;
    return {
      ...toInboxItem({ ...message, answers }, names),
      message: message.message,
      entries: entries.map((entry) => toContactEntryDto(entry, names)),
      member,
    };
  }

  /** The number of waiting messages, and since when the oldest has waited. */
  waiting(): Promise<{ waiting: number; oldestSince: Date | null }> {
    return this.inbox.waiting();
  }

  private async memberWith(email: string): Promise<ContactMember | null> {
    const account = await this.accounts.findByEmail(email);
    if (!account) return null;
    const { id, username, userType, emailVerified } = account;
    return { id, username, userType, emailVerified };
  }

  private async namesOf(ids: readonly (string | null)[]): Promise<Map<string, string>> {
    const known = [...new Set(ids.flatMap((id) => id ?? []))];
    const cards = await this.people.cardsOf(known);
    return new Map([...cards].map(([id, { displayName }]) => [id, displayName]));
  }
}

/** The position of a cursor; a 400 for an invalid one. */
function afterOf(cursor: string | undefined): ContactPosition | null {
  const position = decodePosition(cursor);
  return position && { lastWrittenAt: position.at, id: position.id };
}
