import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository, type EntityManager } from 'typeorm';
import { VerificationFileOpening } from './verification-file-opening.entity.js';
import { VerificationFile } from './verification-file.entity.js';

export type FileOfPerson = VerificationFile & { userId: string; kind: string };

@Injectable()
export class EvidenceRepository {
  constructor(@InjectRepository(VerificationFile) private readonly files: Repository<VerificationFile>) {}

  async add(file: Omit<VerificationFile, 'id' | 'deleteAfter' | 'counts'>, manager: EntityManager): Promise<void> {
    await manager.insert(VerificationFile, file);
  }

  /** Files that no decision is based on yet, which their owner can remove. */
  async countUndecided(checkId: string, manager: EntityManager): Promise<number> {
    return manager.countBy(VerificationFile, { checkId, deleteAfter: IsNull() });
  }

  /** With its person and check. */
  async find(id: string): Promise<FileOfPerson | null> {
    const [row] = await this.files.query<FileOfPerson[]>(
      `SELECT file.id, file.check_id AS "checkId", file.adult_id AS "adultId", file.file_name AS "fileName",
              file.content_type AS "contentType", file.byte_size AS "byteSize", file.storage_key AS "storageKey",
              file.uploaded_at AS "uploadedAt", file.delete_after AS "deleteAfter", owner.user_id AS "userId", owner.kind
       FROM verification_files AS file JOIN verification_checks AS owner ON owner.id = file.check_id
       WHERE file.id = $1`,
      [id],
    );
    return row ?? null;
  }

  /** Records that an admin was sent the bytes. Idempotent. */
  async recordOpening(fileId: string, openedBy: string, openedAt: Date, manager: EntityManager): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(VerificationFileOpening)
      .values({ fileId, openedBy, openedAt })
      .orIgnore()
      .execute();
  }

  /** Files of a check that this admin was sent. */
  async openedBy(
    checkId: string,
    adminId: string,
    manager: EntityManager = this.files.manager,
  ): Promise<ReadonlySet<string>> {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT file.id FROM verification_files AS file
       JOIN verification_file_openings AS opening ON opening.file_id = file.id AND opening.opened_by = $2
       WHERE file.check_id = $1`,
      [checkId, adminId],
    );
    return new Set(rows.map(({ id }) => id));
  }

  async remove(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(VerificationFile, { id });
  }

  /** Schedules the deletion of documents about adults who have left. */
  async giveUpOfOthers(checkId: string, adultIds: readonly string[], now: Date, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE verification_files SET delete_after = $3
       WHERE check_id = $1 AND adult_id IS NOT NULL AND adult_id <> ALL ($2::uuid[])`,
      [checkId, adultIds, now],
    );
  }

  /** Deletes rows of expired files, at most `limit`; returns their keys. */
  async takeOver(now: Date, limit: number, manager: EntityManager): Promise<string[]> {
    const rows = await manager.query<{ id: string; key: string; check_id: string }[]>(
      `SELECT id, storage_key AS key, check_id FROM verification_files
       WHERE delete_after <= $1 ORDER BY delete_after, id LIMIT $2 FOR UPDATE SKIP LOCKED`,
      [now, limit],
    );
    if (rows.length === 0) return [];
    await manager.delete(VerificationFile, { id: In(rows.map(({ id }) => id)) });
    await manager.query('UPDATE verification_checks SET evidence_erased_at = $2 WHERE id = ANY ($1::uuid[])', [
      [...new Set(rows.map(({ check_id }) => check_id))],
      now,
    ]);
    return rows.map(({ key }) => key);
  }

  /** Everything that a person has uploaded. */
  async allOf(userId: string, manager: EntityManager = this.files.manager): Promise<{ key: string; name: string }[]> {
    return manager.query(
      `SELECT file.storage_key AS key, file.file_name AS name
       FROM verification_files AS file JOIN verification_checks AS owner ON owner.id = file.check_id
       WHERE owner.user_id = $1 ORDER BY file.uploaded_at, file.id`,
      [userId],
    );
  }

  /** Returns the `keys` that have a row. */
  async known(keys: readonly string[]): Promise<string[]> {
    const rows = await this.files.find({ select: { storageKey: true }, where: { storageKey: In([...keys]) } });
    return rows.map(({ storageKey }) => storageKey);
  }
}
