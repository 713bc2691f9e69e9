import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { CardsByIdService } from '../cards/cards-by-id.service.js';
import { nextCheckAfter, SavedSearchCheckService } from './saved-search-check.service.js';
import { SavedSearchWalkService } from './saved-search-walk.service.js';
import {
  MOST_NEW_PEOPLE,
  toSavedSearch,
  type NewPeople,
  type SavedSearchChanges,
  type SavedSearchDto,
  type SavedSearchInput,
  type SavedSearchList,
  type SeenPeople,
} from './saved-search.dto.js';
import type { SavedSearch } from './saved-search.entity.js';
import { SavedSearchesRepository } from './saved-searches.repository.js';

const MOST_SEARCHES = 10;

/** Saved searches, visible to their owner only. */
@Injectable()
export class SavedSearchesService {
  constructor(
    private readonly searches: SavedSearchesRepository,
    private readonly walk: SavedSearchWalkService,
    private readonly check: SavedSearchCheckService,
    private readonly cards: CardsByIdService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  async list({ userId }: Identity): Promise<SavedSearchList> {
    const [rows, counts, restsFor] = await Promise.all([
      this.searches.ofPerson(userId),
      this.searches.newCounts(userId),
      this.searches.restsFor(userId, this.clock.now()),
    ]);
    return { restsFor, items: rows.map((row) => toSavedSearch(row, counts.get(row.id) ?? 0)) };
  }

  /** Throws `wrong_role` for admins, `validation_failed` for bad filters, and `saved_searches_full`. */
  async save(
    { userId, userType }: Pick<Identity, 'userId' | 'userType'>,
    input: SavedSearchInput,
  ): Promise<SavedSearchDto> {
    if (userType === 'admin') throw new DomainError('wrong_role');
    const { people, all } = await this.walk.newest({ ...input, userId });
    const now = this.clock.now();
    const { kind, name, filters, alerts } = input;
    const nextCheckAt = nextCheckAfter(now, alerts);
    const search = { userId, kind, name, filters, alerts, createdAt: now, lookedAt: now, nextCheckAt, sawAll: all };
    const id = await this.transactions.run(async (manager) => {
      if ((await this.searches.count(userId, manager)) >= MOST_SEARCHES) throw new DomainError('saved_searches_full');
      const inserted = await this.searches.insert(search, manager);
      const known = people.map((person) => person.userId);
      await this.searches.addFinds(inserted, known, null, manager);
      return inserted;
    });
    return toSavedSearch({ id, ...search }, 0);
  }

  /** Throws `not_found`. */
  async change(owner: Identity, id: string, { name, alerts }: SavedSearchChanges): Promise<SavedSearchDto> {
    const search = await this.assertOwn(owner, id);
    const changes = {
      ...(name === undefined ? {} : { name }),
      ...(alerts === undefined ? {} : { alerts, nextCheckAt: nextCheckAfter(this.clock.now(), alerts) }),
    };
    if (Object.keys(changes).length > 0) await this.searches.update(id, changes);
    const counts = await this.searches.newCounts(owner.userId);
    return toSavedSearch({ ...search, ...changes }, counts.get(id) ?? 0);
  }

  /** Idempotent. */
  async remove({ userId }: Identity, id: string): Promise<void> {
    await this.searches.remove(id, userId);
  }

  /** New people up to this moment. They stay new until `markSeen`. Throws `not_found`. */
  async newPeople(owner: Identity, id: string): Promise<NewPeople> {
    const search = await this.assertOwn(owner, id);
    await this.check.look(search, { tell: false });
    const ids = await this.searches.newPeople(id, MOST_NEW_PEOPLE);
    const inOrder = <Card>(cards: ReadonlyMap<string, Card>) => ids.flatMap((person) => cards.get(person) ?? []);
    return search.kind === 'auPairs'
      ? { auPairs: inOrder(await this.cards.auPairs(ids, owner)), families: [] }
      : { auPairs: [], families: inOrder(await this.cards.families(ids, owner)) };
  }

  /** Marks these people as seen; by default those of `newPeople`. Throws `not_found`. */
  async markSeen(owner: Identity, id: string, { people }: SeenPeople): Promise<void> {
    await this.assertOwn(owner, id);
    await this.searches.markSeen(id, people ?? (await this.searches.newPeople(id, MOST_NEW_PEOPLE)));
  }

  private async assertOwn({ userId }: Identity, id: string): Promise<SavedSearch> {
    const search = await this.searches.find(id, userId);
    if (!search) throw new DomainError('not_found');
    return search;
  }
}
