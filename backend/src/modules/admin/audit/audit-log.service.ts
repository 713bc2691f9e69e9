import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { decodePosition, pageOf } from '../../../platform/http/index.js';
import { AuditEntriesRepository, type NewAuditEntry } from './audit-entries.repository.js';
import {
  toAuditEntryDto,
  type AuditChoices,
  type AuditEntriesPage,
  type AuditEntriesQuery,
} from './audit-entry.dto.js';

/** `before` and `after` may be omitted where nothing changed: viewing is an action too. */
export type AuditedAction = Omit<NewAuditEntry, 'before' | 'after' | 'reason'> &
  Partial<Pick<NewAuditEntry, 'before' | 'after' | 'reason'>>;

/** `actorName` is null once the account is deleted. */
export interface LastAction {
  actorName: string | null;
  recordedAt: Date;
}

/** Records the actions of admins. Entries can only be added and read. */
@Injectable()
export class AuditLogService {
  constructor(private readonly entries: AuditEntriesRepository) {}

  /** Stores an entry in the transaction of its action, so that both are stored or neither is. */
  async record(entry: AuditedAction, manager: EntityManager): Promise<void> {
    await this.entries.add({ reason: null, before: null, after: null, ...entry }, manager);
  }

  /** For repeated views: stores nothing if the same admin has done the same to the same subject after `since`. */
  async recordUnlessDone(since: Date, entry: AuditedAction, manager: EntityManager): Promise<void> {
    if (!(await this.entries.wasDone(entry, since, manager))) await this.record(entry, manager);
  }

  /** Lists entries, newest first. */
  async list({ cursor, limit, from, until, ...filter }: AuditEntriesQuery): Promise<AuditEntriesPage> {
    const position = decodePosition(cursor);
    const after = position && { recordedAt: position.at, id: position.id };
    const period = { ...(from && { from: new Date(from) }), ...(until && { until: new Date(until) }) };
    const found = await this.entries.list({ ...filter, ...period }, after, limit + 1);
    const { shown, nextCursor } = pageOf(found, limit, ({ recordedAt, id }) => [recordedAt, id]);
    return {
      items: shown.map(toAuditEntryDto),
      nextCursor,
    };
  }

  /** The last of these actions on each subject of a kind, by the subject's id. */
  async last(subjectType: string, actions: readonly string[]): Promise<Map<string, LastAction>> {
    const rows = await this.entries.last(subjectType, actions);
    return new Map(rows.map(({ subjectId, actorName, recordedAt }) => [subjectId, { actorName, recordedAt }]));
  }

  /** The filter values that occur in the log. */
  async choices(): Promise<AuditChoices> {
    const [actors, actions, subjectTypes] = await Promise.all([
      this.entries.actors(),
      this.entries.actions(),
      this.entries.subjectTypes(),
    ]);
    return { actors, actions, subjectTypes };
  }
}
