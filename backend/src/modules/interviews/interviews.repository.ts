import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import type { EntityManager } from '../../platform/database/index.js';
import { areHiddenSql } from '../profiles/index.js';
import { InterviewProposal } from './interview-proposal.entity.js';
import { Interview } from './interview.entity.js';

type NewInterview = Pick<Interview, 'conversationId' | 'familyId' | 'auPairId' | 'proposedBy' | 'minutes'>;
export type NewProposal = Pick<InterviewProposal, 'startsAt' | 'endsAt' | 'timeZone'>;
export type InterviewChange = Partial<Omit<Interview, 'id' | 'conversationId' | 'familyId' | 'auPairId' | 'createdAt'>>;

/** A period that is taken by a scheduled interview. */
export interface TakenTime {
  personId: string;
  startsAt: Date;
  endsAt: Date;
}

const TAKEN = `
  SELECT person AS "personId", starts_at AS "startsAt", ends_at AS "endsAt"
  FROM unnest($1::uuid[]) AS person
  JOIN interviews ON person IN (family_id, au_pair_id)
  WHERE state = 'scheduled' AND starts_at < $3 AND ends_at > $2 AND id IS DISTINCT FROM $4::uuid
    AND NOT ${areHiddenSql('family_id', 'au_pair_id')}
  ORDER BY starts_at`;

/** Interviews and their pending times. People who are hidden from each other have none together. */
@Injectable()
export class InterviewsRepository {
  constructor(@InjectRepository(Interview) private readonly interviews: Repository<Interview>) {}

  /** `null` to anyone except the two. */
  async findForPerson(id: string, personId: string): Promise<Interview | null> {
    return this.ofPerson(personId, this.interviews.manager).andWhere('interview.id = :id', { id }).getOne();
  }

  /** The same, even if the two are hidden from each other. */
  async findEvenIfHidden(id: string, personId: string): Promise<Interview | null> {
    return this.interviews.findOneBy([
      { id, familyId: personId },
      { id, auPairId: personId },
    ]);
  }

  /** Like `findForPerson`, locked until commit. */
  async lockForPerson(id: string, personId: string, manager: EntityManager): Promise<Interview | null> {
    return this.ofPerson(personId, manager)
      .andWhere('interview.id = :id', { id })
      .setLock('pessimistic_write')
      .getOne();
  }

  /**
   * Agreed interviews of all these people that start before and end after these moments, even if they are hidden from
   * each other.
   */
  async agreedWith(
    personIds: readonly string[],
    { startsBefore, endsAfter }: { startsBefore: Date; endsAfter: Date },
  ): Promise<Pick<Interview, 'id' | 'familyId' | 'auPairId'>[]> {
    return this.interviews.query<Pick<Interview, 'id' | 'familyId' | 'auPairId'>[]>(
      `SELECT id, family_id AS "familyId", au_pair_id AS "auPairId" FROM interviews
       WHERE state IN ('scheduled', 'done') AND starts_at <= $2 AND ends_at > $3 AND $1::uuid[] <@ ARRAY[family_id, au_pair_id]
         AND (family_id = ANY($1) OR au_pair_id = ANY($1))`,
      [personIds, startsBefore, endsAfter],
    );
  }

  /**
   * Ids of a person's open interviews with people who are not hidden from them. Agreed ones only if they begin before
   * `before`; null for all.
   */
  async openOf(personId: string, before: Date | null): Promise<string[]> {
    const rows = await this.interviews.query<{ id: string }[]>(
      `SELECT id FROM interviews
       WHERE $1 IN (family_id, au_pair_id) AND NOT ${areHiddenSql('family_id', 'au_pair_id')}
         AND (state = 'proposed' OR state = 'scheduled' AND ($2::timestamptz IS NULL OR starts_at < $2))
       ORDER BY id`,
      [personId, before],
    );
    return rows.map(({ id }) => id);
  }

  /** Ids of a person's agreed interviews with people who are hidden from them. */
  async agreedIfHiddenOf(personId: string): Promise<string[]> {
    const rows = await this.interviews.query<{ id: string }[]>(
      `SELECT id FROM interviews WHERE $1 IN (family_id, au_pair_id) AND state = 'scheduled'
         AND ${areHiddenSql('family_id', 'au_pair_id')} ORDER BY id`,
      [personId],
    );
    return rows.map(({ id }) => id);
  }

  /** Locked until commit. */
  async lockEvenIfHidden(id: string, manager: EntityManager): Promise<Interview | null> {
    return manager.findOne(Interview, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** The newest interview of a conversation, in any state. */
  async newestOf(conversationId: string, personId: string): Promise<Interview | null> {
    return this.ofPerson(personId, this.interviews.manager)
      .andWhere('interview.conversation_id = :conversationId', { conversationId })
      .orderBy('interview.createdAt', 'DESC')
      .limit(1)
      .getOne();
  }

  /** `null` if the conversation already has an open one. */
  async insert(interview: NewInterview, at: Date, manager: EntityManager): Promise<Interview | null> {
    const { conversationId, familyId, auPairId, proposedBy, minutes } = interview;
    const [row] = await manager.query<{ id: string }[]>(
      `INSERT INTO interviews (conversation_id, family_id, au_pair_id, proposed_by, minutes, state, created_at, changed_at)
       VALUES ($1, $2, $3, $4, $5, 'proposed', $6, $6)
       ON CONFLICT (conversation_id) WHERE state IN ('proposed', 'scheduled') DO NOTHING RETURNING id`,
      [conversationId, familyId, auPairId, proposedBy, minutes, at],
    );
    return row ? manager.findOneByOrFail(Interview, { id: row.id }) : null;
  }

  async update(id: string, change: InterviewChange, manager: EntityManager): Promise<void> {
    await manager.update(Interview, id, change);
  }

  /** Pending times by interview, in order. */
  async proposalsOf(
    interviewIds: readonly string[],
    manager: EntityManager = this.interviews.manager,
  ): Promise<InterviewProposal[]> {
    if (interviewIds.length === 0) return [];
    return manager.find(InterviewProposal, {
      where: { interviewId: In([...interviewIds]) },
      order: { interviewId: 'ASC', position: 'ASC' },
    });
  }

  /** Replaces the pending times; an empty list removes them. */
  async replaceProposals(
    interviewId: string,
    proposals: readonly NewProposal[],
    manager: EntityManager,
  ): Promise<void> {
    await manager.delete(InterviewProposal, { interviewId });
    const rows = proposals.map((proposal, position) => ({ ...proposal, interviewId, position }));
    if (rows.length > 0) await manager.insert(InterviewProposal, rows);
  }

  /** Scheduled interviews of these people that overlap the period, except `exceptId`. */
  async takenTimes(
    personIds: readonly string[],
    from: Date,
    to: Date,
    exceptId: string | null,
    manager: EntityManager,
  ): Promise<TakenTime[]> {
    return manager.query<TakenTime[]>(TAKEN, [personIds, from, to, exceptId]);
  }

  /** Serialises changes to these people's times until commit; always in the same order, to avoid deadlocks. */
  async lockCalendars(personIds: readonly string[], manager: EntityManager): Promise<void> {
    for (const id of [...personIds].sort())
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`interviews-of:${id}`]);
  }

  private ofPerson(personId: string, manager: EntityManager) {
    return manager
      .createQueryBuilder(Interview, 'interview')
      .where('(interview.family_id = :personId OR interview.au_pair_id = :personId)', { personId })
      .andWhere(`NOT ${areHiddenSql('interview.family_id', 'interview.au_pair_id')}`);
  }
}
