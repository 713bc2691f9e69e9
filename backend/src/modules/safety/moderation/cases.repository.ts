import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import type { CaseSubject } from './moderation-action.js';
import { ModerationCase } from './moderation-case.entity.js';

type NewCase = Pick<ModerationCase, 'subjectType' | 'subjectId' | 'aboutId' | 'rules' | 'evidence' | 'fingerprint'>;
type DecidedCase = Partial<
  Pick<
    ModerationCase,
    'decidedAt' | 'decidedBy' | 'action' | 'words' | 'suspendedUntil' | 'appealUntil' | 'appealTokenHash'
  >
>;

/** A decision that keeps an account closed. */
interface ActiveDecision {
  action: 'suspend' | 'ban';
  words: string | null;
  /** Null for a ban. */
  until: Date | null;
}

type NewDecision = Pick<
  ModerationCase,
  | 'subjectType'
  | 'subjectId'
  | 'aboutId'
  | 'evidence'
  | 'decidedAt'
  | 'decidedBy'
  | 'action'
  | 'words'
  | 'suspendedUntil'
> &
  Pick<ModerationCase, 'appealUntil' | 'appealTokenHash'>;

/** The lists of cases: to decide, with an appeal, done. */
export const CASE_STATES = ['open', 'appealed', 'decided'] as const;
export type CaseState = (typeof CASE_STATES)[number];

interface CasePosition {
  /** In milliseconds since 1970. */
  at: number;
  id: string;
}

/** A case in a list. */
export interface ListedCase extends Omit<ModerationCase, 'evidence' | 'fingerprint' | 'version' | 'appealTokenHash'> {
  /** Reasons of its reports, each once. */
  reasons: string[];
  reportCount: number;
  appealedAt: Date | null;
  /** The position of a row in the list. */
  listedAt: Date;
}

const COLUMNS = `
  c.id, c.subject_type AS "subjectType", c.subject_id AS "subjectId", c.about_id AS "aboutId", c.rules,
  c.opened_at AS "openedAt", c.claimed_by AS "claimedBy", c.claimed_at AS "claimedAt", c.decided_at AS "decidedAt",
  c.decided_by AS "decidedBy", c.action, c.words, c.suspended_until AS "suspendedUntil", c.appeal_until AS "appealUntil",
  c.lifted_at AS "liftedAt",
  a.created_at AS "appealedAt",
  (SELECT count(*)::integer FROM reports r WHERE r.case_id = c.id) AS "reportCount",
  ARRAY(SELECT DISTINCT r.reason FROM reports r WHERE r.case_id = c.id ORDER BY 1) AS reasons`;

/** Oldest first if someone waits; newest first if done. */
const LISTS: Record<CaseState, { from: string; key: string; id: string; where: string; newestFirst: boolean }> = {
  open: {
    from: 'moderation_cases c LEFT JOIN appeals a ON a.case_id = c.id',
    key: 'c.opened_at',
    id: 'c.id',
    where: 'c.decided_at IS NULL',
    newestFirst: false,
  },
  appealed: {
    from: 'appeals a JOIN moderation_cases c ON c.id = a.case_id',
    key: 'a.created_at',
    id: 'a.case_id',
    where: 'a.decided_at IS NULL',
    newestFirst: false,
  },
  decided: {
    from: 'moderation_cases c LEFT JOIN appeals a ON a.case_id = c.id',
    key: 'c.decided_at',
    id: 'c.id',
    where: 'c.decided_at IS NOT NULL',
    newestFirst: true,
  },
};

@Injectable()
export class CasesRepository {
  constructor(@InjectRepository(ModerationCase) private readonly cases: Repository<ModerationCase>) {}

  /** Opens a case, or adds the matched rules to the open one of the same subject, which is then of a new version. */
  async open(
    { subjectType, subjectId, aboutId, rules, evidence, fingerprint }: NewCase,
    manager: EntityManager,
  ): Promise<string> {
    const [row] = await manager.query<[{ id: string }]>(
      `INSERT INTO moderation_cases AS c (subject_type, subject_id, about_id, rules, evidence, fingerprint)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (subject_type, subject_id) WHERE decided_at IS NULL
       DO UPDATE SET rules = ARRAY(SELECT DISTINCT unnest(c.rules || excluded.rules)),
         evidence = CASE WHEN excluded.fingerprint IS NULL THEN c.evidence ELSE excluded.evidence END,
         fingerprint = coalesce(excluded.fingerprint, c.fingerprint), version = c.version + 1
       RETURNING id`,
      [subjectType, subjectId, aboutId, rules, JSON.stringify(evidence), fingerprint],
    );
    return row.id;
  }

  /** Whether this exact text of the subject was already reviewed, or is being reviewed. */
  async isKnown(subjectType: CaseSubject, subjectId: string, fingerprint: string): Promise<boolean> {
    return this.cases.existsBy({ subjectType, subjectId, fingerprint });
  }

  /** Returns the `subjectIds` that moderators still need: to decide, or while an appeal is possible or open. */
  async needed(
    subjectType: CaseSubject,
    subjectIds: readonly string[],
    now: Date,
    manager: EntityManager,
  ): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT DISTINCT c.subject_id AS id FROM moderation_cases c
       WHERE c.subject_type = $1 AND c.subject_id = ANY ($2::uuid[])
         AND (c.decided_at IS NULL OR c.appeal_until > $3
           OR EXISTS (SELECT FROM appeals a WHERE a.case_id = c.id AND a.decided_at IS NULL))`,
      [subjectType, subjectIds, now],
    );
    return rows.map(({ id }) => id);
  }

  async find(id: string, manager: EntityManager = this.cases.manager): Promise<ModerationCase | null> {
    return manager.findOneBy(ModerationCase, { id });
  }

  /** Locks the case until commit. */
  async lock(id: string, manager: EntityManager): Promise<ModerationCase | null> {
    return manager.findOne(ModerationCase, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async findByAppealToken(hash: Buffer): Promise<ModerationCase | null> {
    return this.cases.findOneBy({ appealTokenHash: hash });
  }

  async list(state: CaseState, after: CasePosition | null, limit: number): Promise<ListedCase[]> {
    const { from, key, id, where, newestFirst } = LISTS[state];
    const [further, direction] = newestFirst ? ['<', 'DESC'] : ['>', 'ASC'];
    return this.cases.query<ListedCase[]>(
      `SELECT ${COLUMNS}, ${key} AS "listedAt" FROM ${from}
       WHERE ${where} AND ($1::float8 IS NULL OR (${key}, ${id}) ${further} (to_timestamp($1::float8 / 1000), $2::uuid))
       ORDER BY ${key} ${direction}, ${id} ${direction} LIMIT $3`,
      [after?.at ?? null, after?.id ?? null, limit],
    );
  }

  /** Everything about a person, the latest first. */
  async listAbout(personId: string, limit: number): Promise<ListedCase[]> {
    return this.cases.query<ListedCase[]>(
      `SELECT ${COLUMNS}, c.opened_at AS "listedAt" FROM moderation_cases c LEFT JOIN appeals a ON a.case_id = c.id
       WHERE c.about_id = $1 ORDER BY c.opened_at DESC, c.id LIMIT $2`,
      [personId, limit],
    );
  }

  /** Earlier decisions against a person, newest first. */
  async decidedAbout(personId: string, limit: number): Promise<ModerationCase[]> {
    return this.cases
      .createQueryBuilder('c')
      .where('c.about_id = :personId AND c.decided_at IS NOT NULL', { personId })
      .orderBy('c.decided_at', 'DESC')
      .limit(limit)
      .getMany();
  }

  /** Suspensions and bans that are in force. */
  async activeAgainst(personId: string, now: Date, manager: EntityManager): Promise<ActiveDecision[]> {
    return manager.query<ActiveDecision[]>(
      `SELECT action, words, suspended_until AS until FROM moderation_cases
       WHERE about_id = $1 AND action IN ('suspend', 'ban') AND lifted_at IS NULL
         AND (action = 'ban' OR suspended_until > $2)
       ORDER BY decided_at DESC`,
      [personId, now],
    );
  }

  /** Since when a decision removes the subject, and when the last such decision was lifted. */
  async removalOf(
    subjectType: CaseSubject,
    subjectId: string,
    manager: EntityManager,
  ): Promise<{ removedAt: Date | null; restoredAt: Date | null }> {
    const [row] = await manager.query<[{ removedAt: Date | null; restoredAt: Date | null }]>(
      `SELECT min(decided_at) FILTER (WHERE lifted_at IS NULL) AS "removedAt", max(lifted_at) AS "restoredAt"
       FROM moderation_cases WHERE subject_type = $1 AND subject_id = $2 AND action = 'remove'`,
      [subjectType, subjectId],
    );
    return row;
  }

  /** Lifts a decision. */
  async lift(id: string, at: Date, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE moderation_cases SET lifted_at = coalesce(lifted_at, $2) WHERE id = $1', [id, at]);
  }

  /** Lifts decisions against someone: all of them, or suspensions only. */
  async liftAllAgainst(
    personId: string,
    actions: readonly ActiveDecision['action'][],
    at: Date,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `UPDATE moderation_cases SET lifted_at = $3
       WHERE about_id = $1 AND action = ANY($2::text[]) AND lifted_at IS NULL`,
      [personId, actions, at],
    );
  }

  /** Stores a decision without a case. */
  async insertDecided(decided: NewDecision, manager: EntityManager): Promise<void> {
    await manager.insert(ModerationCase, decided);
  }

  async setClaim(id: string, adminId: string | null, at: Date | null, manager: EntityManager): Promise<void> {
    await manager.update(ModerationCase, id, { claimedBy: adminId, claimedAt: at });
  }

  async decide(id: string, decision: DecidedCase, manager: EntityManager): Promise<void> {
    await manager.update(ModerationCase, id, { ...decision, claimedBy: null, claimedAt: null });
  }

  /** The number of waiting cases, and since when. */
  async waiting(): Promise<{ waiting: number; oldestSince: Date | null }> {
    const [row] = await this.cases.query<[{ waiting: number; oldestSince: Date | null }]>(
      `SELECT count(*)::integer AS waiting, min(since) AS "oldestSince" FROM (
         SELECT opened_at AS since FROM moderation_cases WHERE decided_at IS NULL
         UNION ALL SELECT created_at FROM appeals WHERE decided_at IS NULL
       ) AS waits`,
    );
    return row;
  }
}
