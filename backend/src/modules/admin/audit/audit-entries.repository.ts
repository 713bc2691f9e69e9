import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { UUID_PATTERN } from '../../../platform/http/index.js';
import { AuditEntry } from './audit-entry.entity.js';

export type NewAuditEntry = Omit<AuditEntry, 'id' | 'recordedAt'>;
/** `subjectName`: the username, if the subject is a person with an account. */
export type AuditEntryOfActor = AuditEntry & { actorName: string | null; subjectName: string | null };
interface AuditPosition {
  recordedAt: Date;
  id: string;
}
/** Omitted fields match everything. */
interface AuditFilter {
  actorId?: string;
  action?: string;
  subjectType?: string;
  subjectId?: string;
  from?: Date;
  until?: Date;
}
interface AuditActor {
  id: string;
  name: string | null;
}

const ENTRIES = `
  SELECT entry.id, entry.actor_id AS "actorId", actor.username::text AS "actorName", entry.action,
    entry.subject_type AS "subjectType", entry.subject_id AS "subjectId", subject.username::text AS "subjectName",
    entry.reason, entry.before, entry.after, entry.recorded_at AS "recordedAt"
  FROM public.audit_entries AS entry
  LEFT JOIN account_identities AS actor ON actor.id = entry.actor_id
  LEFT JOIN account_identities AS subject
    ON subject.id = CASE WHEN entry.subject_id ~ '^${UUID_PATTERN}$' THEN entry.subject_id::uuid END`;

const CONDITIONS: Record<keyof AuditFilter, (parameter: string) => string> = {
  actorId: (parameter) => `entry.actor_id = ${parameter}`,
  action: (parameter) => `entry.action = ${parameter}`,
  subjectType: (parameter) => `entry.subject_type = ${parameter}`,
  subjectId: (parameter) => `entry.subject_id = ${parameter}`,
  from: (parameter) => `entry.recorded_at >= ${parameter}`,
  until: (parameter) => `entry.recorded_at < ${parameter}`,
};

@Injectable()
export class AuditEntriesRepository {
  constructor(@InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>) {}

  async add(entry: NewAuditEntry, manager: EntityManager): Promise<void> {
    await manager.insert(AuditEntry, entry as object);
  }

  /** Lists entries, newest first, with the names of actors and subjects. */
  async list(filter: AuditFilter, after: AuditPosition | null, limit: number): Promise<AuditEntryOfActor[]> {
    const values: unknown[] = [limit];
    const parameter = (value: unknown) => `$${values.push(value)}`;
    const conditions = (Object.keys(CONDITIONS) as (keyof AuditFilter)[]).flatMap((name) =>
      filter[name] === undefined ? [] : [CONDITIONS[name](parameter(filter[name]))],
    );
    if (after)
      conditions.push(
        `(entry.recorded_at, entry.id) < (${parameter(after.recordedAt)}::timestamptz, ${parameter(after.id)}::uuid)`,
      );
    return this.entries.query<AuditEntryOfActor[]>(
      `${ENTRIES} ${conditions.length ? `WHERE ${conditions.join(' AND ')}` : ''}
       ORDER BY entry.recorded_at DESC, entry.id DESC LIMIT $1`,
      values,
    );
  }

  /**
   * The newest entry of each subject of a kind, among those of the given actions. Reads all of them, so use it only for
   * kinds with few subjects.
   */
  last(
    subjectType: string,
    actions: readonly string[],
  ): Promise<Pick<AuditEntryOfActor, 'subjectId' | 'actorName' | 'recordedAt'>[]> {
    return this.entries.query(
      `SELECT DISTINCT ON (entry.subject_id) entry.subject_id AS "subjectId", actor.username::text AS "actorName",
         entry.recorded_at AS "recordedAt"
       FROM public.audit_entries AS entry
       LEFT JOIN account_identities AS actor ON actor.id = entry.actor_id
       WHERE entry.subject_type = $1 AND entry.action = ANY($2)
       ORDER BY entry.subject_id, entry.recorded_at DESC, entry.id DESC`,
      [subjectType, actions],
    );
  }

  /** Whether someone has done this to a subject after `since`. Concurrent calls wait until commit. */
  async wasDone(
    { actorId, action, subjectType, subjectId }: Omit<NewAuditEntry, 'reason' | 'before' | 'after'>,
    since: Date,
    manager: EntityManager,
  ): Promise<boolean> {
    const identity = [subjectType, subjectId, actorId, action];
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`audit ${identity.join(' ')}`]);
    const found = await manager.query<unknown[]>(
      `SELECT FROM public.audit_entries WHERE subject_type = $1 AND subject_id = $2 AND actor_id = $3 AND action = $4
         AND recorded_at > $5 LIMIT 1`,
      [...identity, since],
    );
    return found.length > 0;
  }

  /** Everyone with an entry, including deleted accounts. */
  async actors(): Promise<AuditActor[]> {
    return this.entries.query<AuditActor[]>(
      `${this.distinct('actor_id')} SELECT value AS id, account.username::text AS name
       FROM found LEFT JOIN account_identities AS account ON account.id = found.value WHERE value IS NOT NULL ORDER BY 2, 1`,
    );
  }

  async actions(): Promise<string[]> {
    return this.values('action');
  }

  async subjectTypes(): Promise<string[]> {
    return this.values('subject_type');
  }

  private async values(column: 'action' | 'subject_type'): Promise<string[]> {
    const rows = await this.entries.query<{ value: string }[]>(
      `${this.distinct(column)} SELECT value FROM found WHERE value IS NOT NULL ORDER BY 1`,
    );
    return rows.map(({ value }) => value);
  }

  /** Jumps from one distinct value to the next in the index, so the cost does not depend on the length of the log. */
  private distinct(column: 'actor_id' | 'action' | 'subject_type'): string {
    const next = (condition: string) =>
      `(SELECT ${column} FROM public.audit_entries ${condition} ORDER BY ${column} LIMIT 1)`;
    return `WITH RECURSIVE found (value) AS (
      ${next('')} UNION ALL
      SELECT ${next(`WHERE ${column} > found.value`)} FROM found WHERE found.value IS NOT NULL)`;
  }
}
