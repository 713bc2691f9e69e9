import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { Upload } from './upload.entity.js';

/** Storing a photo takes seconds; what is not clean after this never will be. */
const STORING_MINUTES = 5;

export type NewPhoto = Pick<
  Upload,
  'ownerId' | 'kind' | 'width' | 'height' | 'preview' | 'focusX' | 'focusY' | 'byteSize'
>;

@Injectable()
export class UploadRepository {
  constructor(@InjectRepository(Upload) private readonly uploads: Repository<Upload>) {}

  /**
   * The number of a person's photos, including those being stored: rows left by a crashed process count for a few
   * minutes only. With a manager, serialises additions for this person until commit.
   */
  async countPhotos(ownerId: string, manager?: EntityManager): Promise<number> {
    if (manager) await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('photos ' || $1, 0))`, [ownerId]);
    const [{ count } = { count: 0 }] = await (manager ?? this.uploads.manager).query<{ count: number }[]>(
      `SELECT count(*)::integer AS count FROM uploads WHERE owner_id = $1 AND kind = 'photo'
         AND (status = 'clean' OR created_at > now() - make_interval(mins => $2))`,
      [ownerId, STORING_MINUTES],
    );
    return count;
  }

  /** A photo whose files are not stored yet. */
  async insertPending(photo: NewPhoto, manager: EntityManager = this.uploads.manager): Promise<Upload> {
    return manager.save(Upload, { ...photo, status: 'pending' as const });
  }

  /** False if the row was deleted by the cleanup job because storing took too long. */
  async markClean(id: string): Promise<boolean> {
    const { affected } = await this.uploads.update({ id }, { status: 'clean' });
    return affected === 1;
  }

  /** True if the person had such a photo. */
  async deleteOwned(id: string, ownerId: string, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.delete(Upload, { id, ownerId, kind: 'photo' });
    return affected === 1;
  }

  async delete(ids: string[], manager: EntityManager = this.uploads.manager): Promise<void> {
    if (ids.length > 0) await manager.delete(Upload, { id: In(ids) });
  }

  /** Ids of all photos that someone uploaded. */
  async photosOf(ownerId: string, manager: EntityManager = this.uploads.manager): Promise<string[]> {
    const found = await manager.find(Upload, { select: { id: true }, where: { ownerId, kind: 'photo' } });
    return found.map(({ id }) => id);
  }

  /**
   * Returns the `ids` that are clean photos of this person. In a transaction, they cannot be deleted before it ends.
   */
  async ownedPhotos(ownerId: string, ids: string[]): Promise<string[]> {
    const rows = await this.uploads.query<{ id: string }[]>(
      `SELECT id FROM uploads WHERE id = ANY ($1::uuid[]) AND owner_id = $2 AND kind = 'photo' AND status = 'clean'
       ORDER BY id FOR KEY SHARE`,
      [ids, ownerId],
    );
    return rows.map(({ id }) => id);
  }

  /** Returns the `ids` that no other transaction is choosing or deleting; none can choose them until this one ends. */
  async lockFree(ids: string[], manager: EntityManager): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      'SELECT id FROM uploads WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE SKIP LOCKED',
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  async shown(ids: string[]): Promise<Pick<Upload, 'id' | 'preview' | 'focusX' | 'focusY'>[]> {
    const select = { id: true, preview: true, focusX: true, focusY: true };
    return this.uploads.find({ select, where: { id: In(ids), status: 'clean' } });
  }

  /** A person's shown photos, the oldest first. */
  async shownOf(ownerId: string): Promise<Upload[]> {
    return this.uploads.find({
      where: { ownerId, kind: 'photo', status: 'clean' },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** True if the person has such a photo. */
  async setFocus(id: string, ownerId: string, focus: Pick<Upload, 'focusX' | 'focusY'>): Promise<boolean> {
    const { affected } = await this.uploads.update({ id, ownerId, kind: 'photo', status: 'clean' }, focus);
    return affected === 1;
  }

  /** Returns the `ids` that exist. */
  async existing(ids: string[]): Promise<string[]> {
    const found = await this.uploads.find({ select: { id: true }, where: { id: In(ids) } });
    return found.map(({ id }) => id);
  }

  /** Uploads that did not become clean within hours. */
  async abandoned(olderThanHours: number, limit: number): Promise<string[]> {
    const rows = await this.uploads.query<{ id: string }[]>(
      `SELECT id FROM uploads WHERE status <> 'clean' AND created_at < now() - make_interval(hours => $1) ORDER BY id LIMIT $2`,
      [olderThanHours, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** The next shown photos after an id, older than some days, for the cleanup job. */
  async settledAfter(id: string, olderThanDays: number, limit: number): Promise<string[]> {
    const rows = await this.uploads.query<{ id: string }[]>(
      `SELECT id FROM uploads WHERE id > $1 AND status = 'clean' AND created_at < now() - make_interval(days => $2) ORDER BY id LIMIT $3`,
      [id, olderThanDays, limit],
    );
    return rows.map(({ id: next }) => next);
  }

  /** A person's shown photos that are older than some hours. */
  async settledOf(ownerId: string, olderThanHours: number): Promise<string[]> {
    const rows = await this.uploads.query<{ id: string }[]>(
      `SELECT id FROM uploads WHERE owner_id = $1 AND kind = 'photo' AND status = 'clean'
         AND created_at < now() - make_interval(hours => $2)`,
      [ownerId, olderThanHours],
    );
    return rows.map(({ id }) => id);
  }
}
