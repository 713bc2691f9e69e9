import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, MoreThan, Not, Repository, type EntityManager } from 'typeorm';
import type { PreciseCursorPosition } from '../../platform/http/index.js';
import { areHiddenSql, isNotWithheldSql } from '../profiles/index.js';
import { BINDING_STATES, OPEN_STATES, type AgreementState } from './agreement-states.js';
import { Agreement } from './agreement.entity.js';

export type NewAgreement = Pick<
  Agreement,
  'conversationId' | 'familyId' | 'auPairId' | 'region' | 'timeZone' | 'state' | 'authorId' | 'changedAt'
> &
  Partial<Pick<Agreement, 'currentVersion' | 'startsOn' | 'endsOn'>>;

export type AgreementListRow = Pick<
  Agreement,
  | 'id'
  | 'conversationId'
  | 'familyId'
  | 'auPairId'
  | 'state'
  | 'authorId'
  | 'currentVersion'
  | 'startsOn'
  | 'endsOn'
  | 'endedOn'
  | 'changedAt'
> & { position: number };

interface AgreementFilter {
  conversationId?: string | null;
  withDrafts: boolean;
  after: PreciseCursorPosition | null;
  limit: number;
}

type Pair = Pick<Agreement, 'familyId' | 'auPairId'>;
type Changes = Partial<Omit<Agreement, 'id' | 'createdAt'>>;

/** A moment in the family's time zone, as a date. */
const DAY_THERE = '($1::timestamptz AT TIME ZONE time_zone)::date';

const DUE = `
  SELECT id FROM agreements
  WHERE ((state = 'confirmed' AND starts_on <= ${DAY_THERE}) OR (state = 'active' AND ends_on < ${DAY_THERE})) AND id > $2
  ORDER BY id LIMIT $3`;

const IN_PROGRESS = `
  SELECT id FROM agreements
  WHERE (state = 'active' OR (state = 'ended_early' AND ended_on > ${DAY_THERE})) AND id > $2
  ORDER BY id LIMIT $3`;

/**
 * Confirmed days that are not over, unless the person has returned to the search after an early exit from them. An exit
 * that names no agreement is from the placement that was in progress then.
 */
const TAKEN = `
  SELECT to_char(a.starts_on, 'YYYY-MM-DD') AS from, to_char(coalesce(a.ended_on, a.ends_on), 'YYYY-MM-DD') AS to
  FROM agreements a
  WHERE $1 IN (a.family_id, a.au_pair_id) AND a.state IN ('confirmed', 'active', 'ended_early')
    AND coalesce(a.ended_on, a.ends_on) >= $2::date
    AND NOT EXISTS (
      SELECT FROM early_exits e WHERE e.person_id = $1 AND e.rematched_at > a.confirmed_at
        AND (e.agreement_id = a.id
          OR (e.agreement_id IS NULL AND a.starts_on <= (e.rematched_at AT TIME ZONE a.time_zone)::date)))
  ORDER BY a.starts_on`;

/**
 * One index scan for each side. A draft is visible to its author only; one that was cancelled before it was proposed,
 * to no one.
 */
const side = (own: 'family_id' | 'au_pair_id') => `
  SELECT * FROM agreements
  WHERE ${own} = $1 AND ($2::uuid IS NULL OR conversation_id = $2)
    AND (current_version > 0 OR ($6::boolean AND author_id = $1 AND state = 'draft'))`;

const PAGE = `
  SELECT id, conversation_id AS "conversationId", family_id AS "familyId", au_pair_id AS "auPairId", state,
    author_id AS "authorId", current_version AS "currentVersion", to_char(starts_on, 'YYYY-MM-DD') AS "startsOn",
    to_char(ends_on, 'YYYY-MM-DD') AS "endsOn", to_char(ended_on, 'YYYY-MM-DD') AS "endedOn",
    changed_at AS "changedAt", (extract(epoch FROM changed_at) * 1000000)::float8 AS position
  FROM (${side('family_id')} UNION ALL ${side('au_pair_id')}) AS mine
  WHERE $3::float8 IS NULL OR (changed_at, id) < ('epoch'::timestamptz + $3::float8 * interval '1 microsecond', $4::uuid)
  ORDER BY changed_at DESC, id DESC LIMIT $5`;

@Injectable()
export class AgreementsRepository {
  constructor(@InjectRepository(Agreement) private readonly agreements: Repository<Agreement>) {}

  find(id: string, manager: EntityManager = this.agreements.manager): Promise<Agreement | null> {
    return manager.findOneBy(Agreement, { id });
  }

  /** Locks the agreement until commit. */
  lock(id: string, manager: EntityManager): Promise<Agreement | null> {
    return manager.findOne(Agreement, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async change(id: string, changes: Changes, manager: EntityManager): Promise<void> {
    await manager.update(Agreement, { id }, changes);
  }

  /** Whether the two are hidden from each other. */
  async areHidden({ familyId, auPairId }: Pair, manager: EntityManager): Promise<boolean> {
    const [row] = await manager.query<[{ hidden: boolean }]>(`SELECT ${areHiddenSql('$1', '$2')} AS hidden`, [
      familyId,
      auPairId,
    ]);
    return row.hidden;
  }

  /** False if moderators have hidden either of the two. */
  async areBothShown({ familyId, auPairId }: Pair, manager: EntityManager): Promise<boolean> {
    const [row] = await manager.query<[{ shown: boolean }]>(
      `SELECT ${isNotWithheldSql('$1')} AND ${isNotWithheldSql('$2')} AS shown`,
      [familyId, auPairId],
    );
    return row.shown;
  }

  /** Whether the two have an agreement that was proposed. */
  async haveOne(one: string, other: string): Promise<boolean> {
    const currentVersion = MoreThan(0);
    return this.agreements.exists({
      where: [
        { familyId: one, auPairId: other, currentVersion },
        { familyId: other, auPairId: one, currentVersion },
      ],
    });
  }

  /** Confirmed agreements between two people in either role, newest first. */
  bindingBetween(one: string, other: string, manager = this.agreements.manager): Promise<Agreement[]> {
    const state = In(BINDING_STATES);
    return manager.find(Agreement, {
      where: [
        { familyId: one, auPairId: other, state },
        { familyId: other, auPairId: one, state },
      ],
      order: { confirmedAt: 'DESC' },
      take: 50,
    });
  }

  /** All that both of them signed, also cancelled ones, newest first. */
  signedBetween(familyId: string, auPairId: string, manager: EntityManager): Promise<Agreement[]> {
    const where = { familyId, auPairId, confirmedAt: Not(IsNull()) };
    return manager.find(Agreement, { where, order: { confirmedAt: 'DESC' }, take: 50 });
  }

  /** Up to `limit` agreements after an id whose placement is in progress. */
  inProgressAfter(now: Date, id: string, limit: number): Promise<{ id: string }[]> {
    return this.agreements.query(IN_PROGRESS, [now, id, limit]);
  }

  /** A person's agreements in some states, newest first. */
  ofPerson(
    personId: string,
    states: readonly AgreementState[],
    manager = this.agreements.manager,
  ): Promise<Agreement[]> {
    const state = In(states);
    return manager.find(Agreement, {
      where: [
        { familyId: personId, state },
        { auPairId: personId, state },
      ],
      order: { createdAt: 'DESC' },
      take: 50,
    });
  }

  /** Ids of all unsigned agreements of a person, including drafts of the other side. */
  async unboundOf(personId: string): Promise<string[]> {
    const rows: { id: string }[] = await this.agreements.query(
      `SELECT id FROM agreements WHERE $1 IN (family_id, au_pair_id) AND state = ANY ($2) ORDER BY id`,
      [personId, ['draft', ...OPEN_STATES]],
    );
    return rows.map(({ id }) => id);
  }

  /** A person's agreements that both signed, in any later state. */
  async confirmedOf(personId: string, manager: EntityManager): Promise<Pick<Agreement, 'id' | 'fingerprint'>[]> {
    return manager.query(
      `SELECT id, fingerprint FROM agreements WHERE $1 IN (family_id, au_pair_id) AND fingerprint IS NOT NULL`,
      [personId],
    );
  }

  /** Returns the `ids` that exist. */
  async existing(ids: readonly string[]): Promise<string[]> {
    return (await this.agreements.find({ select: { id: true }, where: { id: In([...ids]) } })).map(({ id }) => id);
  }

  /** Up to `limit` after an id whose first day has come, or whose last one is over. */
  async due(now: Date, after: string, limit: number): Promise<{ id: string }[]> {
    return this.agreements.query(DUE, [now, after, limit]);
  }

  /** Locks the days of these people until commit, one person after the other: of two, the au pair first. */
  async holdDaysOf(personIds: readonly string[], manager: EntityManager) {
    for (const id of personIds)
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`days-of:${id}`]);
  }

  /** A person's unavailable days that are not over by `day`, in order. */
  unavailableDays(personId: string, day: string, manager: EntityManager): Promise<{ from: string; to: string }[]> {
    return manager.query(TAKEN, [personId, day]);
  }

  /** The open agreement of a conversation: visible to both, and not signed by both yet. */
  open(conversationId: string, manager = this.agreements.manager): Promise<Agreement | null> {
    return manager.findOneBy(Agreement, { conversationId, state: In(OPEN_STATES) });
  }

  draftOf(conversationId: string, authorId: string, manager = this.agreements.manager): Promise<Agreement | null> {
    return manager.findOneBy(Agreement, { conversationId, authorId, state: 'draft' });
  }

  async insert(agreement: NewAgreement, manager: EntityManager): Promise<string> {
    const { identifiers } = await manager.insert(Agreement, agreement);
    return (identifiers[0] as { id: string }).id;
  }

  /** The agreements that a person may see, in one conversation or in all, latest changes first. */
  page(
    personId: string,
    { conversationId = null, withDrafts, after, limit }: AgreementFilter,
  ): Promise<AgreementListRow[]> {
    const position = [after?.at ?? null, after?.id ?? null];
    return this.agreements.query(PAGE, [personId, conversationId, ...position, limit, withDrafts]);
  }
}
