import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { decodePosition, encodeCursor } from '../../../platform/http/index.js';
import { AuditEntriesRepository, type NewAuditEntry } from './audit-entries.repository.js';
import {
  toAuditEntryDto,
  type AuditChoices,
  type AuditEntriesPage,
  type AuditEntriesQuery,
} from './audit-entry.dto.js';

/** `before` and `after` may be left out where nothing changed: looking at something is an action as well. */
export type AuditedAction = Omit<NewAuditEntry, 'before' | 'after' | 'reason'> &
  Partial<Pick<NewAuditEntry, 'before' | 'after' | 'reason'>>;

/** `actorName` is null once the account is gone. */
export interface LastAction {
  actorName: string | null;
  recordedAt: Date;
}

/** What admins did, to whom, when and why. Entries can be added and read, and nothing else. */
@Injectable()
export class AuditLogService {
  constructor(private readonly entries: AuditEntriesRepository) {}

  /** Stores an action in the transaction that does it, so that neither stands without the other. */
  async record(entry: AuditedAction, manager: EntityManager): Promise<void> {
    await this.entries.add({ reason: null, before: null, after: null, ...entry }, manager);
  }

  /** For looks that repeat: stores nothing when the same person did the same to the same subject after `since`. */
  async recordUnlessDone(since: Date, entry: AuditedAction, manager: EntityManager): Promise<void> {
    if (!(await this.entries.wasDone(entry, since, manager))) await this.record(entry, manager);
  }

  /** What was done, newest first. */
  async list({ cursor, limit, from, until, ...filter }: AuditEntriesQuery): Promise<AuditEntriesPage> {
    const position = decodePosition(cursor);
    const after = position && { recordedAt: position.at, id: position.id };
    const period = { ...(from && { from: new Date(from) }), ...(until && { until: new Date(until) }) };
    const found = await this.entries.list({ ...filter, ...period }, after, limit + 1);
    const last = found.length > limit ? found[limit - 1] : undefined;
    return {
      items: found.slice(0, limit).map(toAuditEntryDto),
      nextCursor: last ? encodeCursor([last.recordedAt.getTime(), last.id]) : null,
    };
  }

  /** Who did one of these actions last to each subject of a kind, and when; by the subject's id. */
  async last(subjectType: string, actions: readonly string[]): Promise<Map<string, LastAction>> {
    const rows = await this.entries.last(subjectType, actions);
    return new Map(rows.map(({ subjectId, actorName, recordedAt }) => [subjectId, { actorName, recordedAt }]));
  }

  /** By what the log can be filtered. */
  async choices(): Promise<AuditChoices> {
    const [actors, actions, subjectTypes] = await Promise.all([
      this.entries.actors(),
      this.entries.actions(),
      this.entries.subjectTypes(),
    ]);
    return { actors, actions, subjectTypes };
  }
}
