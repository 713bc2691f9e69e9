import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { AuditEntry } from './audit-entry.entity.js';

export type NewAuditEntry = Omit<AuditEntry, 'id' | 'recordedAt'>;
export type AuditEntryOfActor = AuditEntry & { actorName: string | null };
export interface AuditPosition {
  recordedAt: Date;
  id: string;
}

@Injectable()
export class AuditEntriesRepository {
  constructor(@InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>) {}

  async add(entry: NewAuditEntry, manager: EntityManager): Promise<void> {
    await manager.insert(AuditEntry, entry as object);
  }

  /** What was done to a subject, newest first, with the name of who did it. */
  async of(
    subjectType: string,
    subjectId: string,
    after: AuditPosition | null,
    limit: number,
  ): Promise<AuditEntryOfActor[]> {
    return this.entries.query<AuditEntryOfActor[]>(
      `SELECT entry.id, entry.actor_id AS "actorId", account.username AS "actorName", entry.action,
              entry.subject_type AS "subjectType", entry.subject_id AS "subjectId", entry.reason, entry.before,
              entry.after, entry.recorded_at AS "recordedAt"
       FROM audit_entries AS entry LEFT JOIN accounts AS account ON account.id = entry.actor_id
       WHERE entry.subject_type = $1 AND entry.subject_id = $2
         AND ($3::timestamptz IS NULL OR (entry.recorded_at, entry.id) < ($3, $4::uuid))
       ORDER BY entry.recorded_at DESC, entry.id DESC LIMIT $5`,
      [subjectType, subjectId, after?.recordedAt ?? null, after?.id ?? null, limit],
    );
  }
}
