import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import type { PersonNote } from './person-note.entity.js';

const COLUMNS = 'writer_id AS "writerId", about_id AS "aboutId", content, labels, updated_at AS "updatedAt"';

/** The written part; setting aside is a separate statement. */
export type WrittenNote = Omit<PersonNote, 'setAsideAt'>;

@Injectable()
export class PersonNotesRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** A member's notes about some people, in any order. */
  of(writerId: string, aboutIds: readonly string[]): Promise<WrittenNote[]> {
    return this.sql.rows<WrittenNote>(
      'person-notes',
      `SELECT ${COLUMNS} FROM person_notes WHERE writer_id = $1 AND about_id = ANY($2::uuid[])`,
      [writerId, aboutIds],
    );
  }

  /**
   * The stored note; null if another window has stored one since `basedOn`. Undefined skips the check, and overwriting
   * an empty note loses nothing.
   */
  async replace(
    { writerId, aboutId, content, labels }: Omit<WrittenNote, 'updatedAt'>,
    basedOn: Date | null | undefined,
  ): Promise<WrittenNote | null> {
    const [row] = await this.sql.rows<WrittenNote>(
      'person-notes:replace',
      `INSERT INTO person_notes AS old (writer_id, about_id, content, labels, updated_at)
       VALUES ($1, $2, $3, $4::text[], clock_timestamp())
       ON CONFLICT (writer_id, about_id) DO UPDATE
         SET (content, labels, updated_at) = (EXCLUDED.content, EXCLUDED.labels, EXCLUDED.updated_at)
         WHERE $5::boolean OR old.updated_at = $6::timestamptz OR (old.content = '' AND old.labels = '{}')
       RETURNING ${COLUMNS}`,
      [writerId, aboutId, content, labels, basedOn === undefined, basedOn ?? null],
    );
    return row ?? null;
  }

  /** A person who is already set aside keeps the original time. */
  async setAside(writerId: string, aboutId: string): Promise<void> {
    await this.sql.rows(
      'person-notes:set-aside',
      `INSERT INTO person_notes AS old (writer_id, about_id, set_aside_at) VALUES ($1, $2, now())
       ON CONFLICT (writer_id, about_id) DO UPDATE SET set_aside_at = coalesce(old.set_aside_at, EXCLUDED.set_aside_at)`,
      [writerId, aboutId],
    );
  }

  async restore(writerId: string, aboutId: string): Promise<void> {
    await this.sql.rows(
      'person-notes:put-back',
      'UPDATE person_notes SET set_aside_at = NULL WHERE writer_id = $1 AND about_id = $2',
      [writerId, aboutId],
    );
  }
}
