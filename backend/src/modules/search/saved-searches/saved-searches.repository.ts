import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { areHiddenSql, isPausedSql, peopleAmongSql } from '../../profiles/index.js';
import { AU_PAIR_TABLE, FAMILY_TABLE } from '../search-index/search-table.js';
import { EVERYONE } from '../search-index/terms.js';
import { SavedSearch, type Rest } from './saved-search.entity.js';

const isListedSql = ({ name }: typeof AU_PAIR_TABLE | typeof FAMILY_TABLE) =>
  `EXISTS (SELECT FROM ${name} AS listed WHERE listed.user_id = find.person_id AND listed.term = ${EVERYONE})`;

/** Only people who can be found count as new. */
const NEW_PEOPLE = `
  FROM saved_searches AS search
  JOIN saved_search_finds AS find
    ON find.saved_search_id = search.id AND find.found_at > search.looked_at AND NOT find.seen
    AND (${isListedSql(AU_PAIR_TABLE)} OR ${isListedSql(FAMILY_TABLE)})
    AND NOT ${areHiddenSql('search.user_id', 'find.person_id')}`;

/** Days before the end of a placement in which people look for the next one, as the dashboard counts them. */
const LOOKS_AGAIN_DAYS = 60;

/** Why no one is told of new people: a SQL expression, null if they are told. `owner` is one of an id, `now` of a moment. */
const restsForSql = (owner: string, now: string) => `
  CASE WHEN EXISTS (
      SELECT FROM placement_dates AS placement WHERE ${owner} IN (placement.family_id, placement.au_pair_id)
        AND placement.state IN ('confirmed', 'active') AND placement.ends_on > ${now}::date + ${LOOKS_AGAIN_DAYS}) THEN 'placement'
    WHEN ${isPausedSql(owner)} THEN 'paused'
  END`;

@Injectable()
export class SavedSearchesRepository {
  constructor(@InjectRepository(SavedSearch) private readonly searches: Repository<SavedSearch>) {}

  async ofPerson(userId: string): Promise<SavedSearch[]> {
    return this.searches.find({ where: { userId }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  async find(id: string, userId: string): Promise<SavedSearch | null> {
    return this.searches.findOneBy({ id, userId });
  }

  /** The number of a person's searches. Serialises counting for the same person until commit. */
  async count(userId: string, manager: EntityManager): Promise<number> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`saved-searches-of:${userId}`]);
    return manager.countBy(SavedSearch, { userId });
  }

  async insert(search: Omit<SavedSearch, 'id'>, manager: EntityManager): Promise<string> {
    const { identifiers } = await manager.insert(SavedSearch, search);
    return (identifiers[0] as { id: string }).id;
  }

  async update(id: string, changes: Partial<Omit<SavedSearch, 'id' | 'filters'>>, manager?: EntityManager) {
    await (manager ?? this.searches.manager).update(SavedSearch, id, changes);
  }

  async remove(id: string, userId: string): Promise<void> {
    await this.searches.delete({ id, userId });
  }

  /** Due searches with notifications, longest waiting first. */
  async due(now: Date, limit: number): Promise<SavedSearch[]> {
    return this.searches
      .createQueryBuilder('search')
      .where(`search.alerts <> 'none' AND search.nextCheckAt <= :now`, { now })
      .orderBy('search.nextCheckAt')
      .limit(limit)
      .getMany();
  }

  /** Why the searches of a person rest; null if they do not. */
  async restsFor(userId: string, now: Date): Promise<Rest | null> {
    const [row] = await this.searches.manager.query<{ rest: Rest | null }[]>(
      `SELECT ${restsForSql('$1::uuid', '$2::timestamptz')} AS rest`,
      [userId, now],
    );
    return row?.rest ?? null;
  }

  /** Locks the search until commit, so that checks run one after the other. */
  async lock(id: string, manager: EntityManager): Promise<SavedSearch | null> {
    return manager.findOne(SavedSearch, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Returns the `people` not found by this search before. */
  async unknownOf(
    id: string,
    people: readonly string[],
    manager: EntityManager = this.searches.manager,
  ): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT person.id FROM unnest($2::uuid[]) AS person (id)
       WHERE NOT EXISTS (
         SELECT FROM saved_search_finds WHERE saved_search_id = $1 AND person_id = person.id
       )`,
      [id, people],
    );
    return rows.map((row) => row.id);
  }

  /** `foundAt` is null for people who are not new. Deleted accounts are left out. */
  async addFinds(id: string, people: readonly string[], foundAt: Date | null, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO saved_search_finds (saved_search_id, person_id, found_at)
       SELECT $1, person.id, $3 FROM (${peopleAmongSql('$2')}) AS person ON CONFLICT DO NOTHING`,
      [id, people, foundAt],
    );
  }

  /** The number of new people in each of a person's searches. */
  async newCounts(userId: string, manager: EntityManager = this.searches.manager): Promise<Map<string, number>> {
    const rows = await manager.query<{ id: string; count: number }[]>(
      `SELECT search.id, count(*)::integer AS count ${NEW_PEOPLE} WHERE search.user_id = $1 GROUP BY search.id`,
      [userId],
    );
    return new Map(rows.map(({ id, count }) => [id, count]));
  }

  /** The new people of a search, latest first. */
  async newPeople(id: string, limit: number): Promise<string[]> {
    const rows = await this.searches.manager.query<{ id: string }[]>(
      `SELECT find.person_id AS id ${NEW_PEOPLE} WHERE search.id = $1
       ORDER BY find.found_at DESC, find.person_id LIMIT $2`,
      [id, limit],
    );
    return rows.map((row) => row.id);
  }

  /** Idempotent. */
  async markSeen(id: string, people: readonly string[]): Promise<void> {
    await this.searches.manager.query(
      'UPDATE saved_search_finds SET seen = true WHERE saved_search_id = $1 AND person_id = ANY ($2::uuid[]) AND NOT seen',
      [id, people],
    );
  }
}
