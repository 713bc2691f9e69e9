import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { ClockService } from '../../../platform/clock/index.js';
import { DomainError, invalidField } from '../../../platform/errors/index.js';
import { toUserRow, type UserRow, type UsersPage, type UsersQuery } from './directory.dto.js';
import { DirectoryRepository, type DirectoryFilter } from './directory.repository.js';
import { messages } from './texts.js';

/** The paging limit: larger results need a narrower search. */
const DEEPEST = 10_000;
const MOST_WORDS = 6;

/** All accounts, for admins. */
@Injectable()
export class UserDirectoryService {
  constructor(
    private readonly entries: DirectoryRepository,
    private readonly clock: ClockService,
  ) {}

  /** Throws `validation_failed` for pages beyond the limit. */
  async page(query: UsersQuery): Promise<UsersPage> {
    const { sort, order, page, limit } = query;
    const offset = (page - 1) * limit;
    if (offset >= DEEPEST) throw invalidField('page', messages.tooDeep(DEEPEST.toLocaleString('en')));
    const now = this.clock.now();
    const filter = await this.filterOf(query);
    const rows = await this.entries.page(filter, { sort, descending: order === 'desc', offset, limit }, now);
    // A first page that is not full needs no count.
    const counted =
      page === 1 && rows.length < limit ? rows.length : await this.entries.count(filter, DEEPEST + 1, now);
    return {
      items: rows.map((row) => toUserRow(row, now)),
      total: { value: Math.min(counted, DEEPEST), capped: counted > DEEPEST },
    };
  }

  /** Throws `not_found`. */
  async find(userId: string): Promise<UserRow> {
    const row = await this.entries.find(userId);
    if (!row) throw new DomainError('not_found');
    return toUserRow(row, this.clock.now());
  }

  private async filterOf(query: UsersQuery): Promise<DirectoryFilter> {
    const { search = '', userType, region, verified, completed, tier, state } = query;
    const moment = (text: string | undefined) => (text === undefined ? undefined : new Date(text));
    const text = search.trim();
    const target = isUUID(text) ? { userId: text } : { words: await this.wordsOf(text) };
    return {
      ...target,
      userType,
      region,
      verified,
      completed,
      tier,
      state,
      joinedFrom: moment(query.joinedFrom),
      joinedTo: moment(query.joinedTo),
      seenFrom: moment(query.seenFrom),
      seenTo: moment(query.seenTo),
    };
  }

  private async wordsOf(text: string): Promise<string[]> {
    if (text === '') return [];
    const words = (await this.entries.fold(text)).split(/\s+/).filter((word) => word !== '');
    return [...new Set(words)].slice(0, MOST_WORDS);
  }
}
