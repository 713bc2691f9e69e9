import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../platform/database/index.js';
import { DomainError, invalidField } from '../../platform/errors/index.js';
import { OutboxService } from '../../platform/events/index.js';
import { isUuid } from '../../platform/http/index.js';
import { FileDeletionJob } from '../../platform/storage/index.js';
import './media-events.js';
import { messages } from './texts.js';
import { focalPointOf, toPhoto, type FocalPoint, type Photo } from './photo.dto.js';
import { focusOf, measuresOf, PhotoMakingService } from './photo-making.service.js';
import { PhotoCleanupJob } from './photo-cleanup.job.js';
import { PHOTO_WIDTHS, PhotoFilesService } from './photo-files.service.js';
import type { PhotoUpload } from './photo-upload.js';
import type { PhotoResult } from './processing/photo-job.js';
import type { Upload } from './upload.entity.js';
import { UploadRepository } from './upload.repository.js';

/** A profile shows twelve: as many more may be stored for a while, because removed and replaced photos can come back. */
const PHOTOS_PER_PERSON = 24;

/** Members' photos. */
@Injectable()
export class PhotosService {
  constructor(
    private readonly making: PhotoMakingService,
    private readonly uploads: UploadRepository,
    private readonly files: PhotoFilesService,
    private readonly cleanup: PhotoCleanupJob,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly fileDeletion: FileDeletionJob,
  ) {}

  /**
   * Stores the crop of an uploaded picture. Throws `photo_limit_reached`, `photo_unreadable`, `photo_too_small` or a
   * 400 for a crop that is neither 4:5 nor 4:3.
   */
  async upload(ownerId: string, { bytes, crop, focalPoint }: PhotoUpload): Promise<Photo> {
    if ((await this.uploads.countPhotos(ownerId)) >= PHOTOS_PER_PERSON) await this.cleanup.removeUnusedOf(ownerId);
    this.assertRoom(await this.uploads.countPhotos(ownerId));
    const made = await this.making.process(ownerId, { bytes, crop, shape: 'photo', quick: false });
    const result = { ...made, focalPoint: focalPoint ?? made.focalPoint };
    const row = await this.transactions.run(async (manager) => {
      this.assertRoom(await this.uploads.countPhotos(ownerId, manager));
      return this.uploads.insertPending({ ...measuresOf(result), ownerId, kind: 'photo' }, manager);
    });
    return this.store(row, result);
  }

  /** Stores a trusted picture, cropped in the middle, without a limit. For the demo. */
  async importTrusted(ownerId: string, bytes: Buffer): Promise<Photo> {
    const result = await this.making.process(ownerId, { bytes, crop: null, shape: 'photo', quick: true });
    return this.store(await this.uploads.insertPending({ ...measuresOf(result), ownerId, kind: 'photo' }), result);
  }

  /** The person's photos, in profiles or not. */
  async list(ownerId: string): Promise<Photo[]> {
    return (await this.uploads.shownOf(ownerId)).map(toPhoto);
  }

  /** Sets the focal point of the person's own photo, or forgets it; `not_found` for others. */
  async setFocalPoint(ownerId: string, id: string, point: FocalPoint | null): Promise<void> {
    if (!(await this.uploads.setFocus(id, ownerId, focusOf(point)))) throw new DomainError('not_found');
  }

  /** Deletes the person's own photo; `not_found` for others. */
  async remove(ownerId: string, id: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      if (!(await this.uploads.deleteOwned(id, ownerId, manager))) throw new DomainError('not_found');
      await this.outbox.add(manager, 'photo.removed', { ownerId, photoId: id });
      await this.fileDeletion.enqueue(this.files.keysOf(id), manager);
    });
  }

  /** Throws a 400 on the field `photos` unless all of these are shown photos of this person, without duplicates. */
  async ensureOwned(ownerId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const distinct = [...new Set(ids)];
    if (distinct.length < ids.length) throw invalidPhotos(messages.photos.twice);
    const known = distinct.every(isUuid) ? await this.uploads.ownedPhotos(ownerId, distinct) : [];
    if (known.length < distinct.length) throw invalidPhotos(messages.photos.unknown);
  }

  /** Reads previews and focal points of photos, by id and in one query; deleted photos are left out. */
  async shown(ids: readonly string[]): Promise<Map<string, Pick<Photo, 'preview' | 'focalPoint'>>> {
    const uploadIds = [...new Set(ids)].filter(isUuid);
    if (uploadIds.length === 0) return new Map();
    const rows = await this.uploads.shown(uploadIds);
    return new Map(rows.map((row) => [row.id, { preview: row.preview, focalPoint: focalPointOf(row) }]));
  }

  /** All photos of a person, including incomplete uploads. */
  async idsOf(ownerId: string): Promise<string[]> {
    return this.uploads.photosOf(ownerId);
  }

  /** The largest rendition of a photo (WebP), or null when there is none. */
  async read(id: string): Promise<Buffer | null> {
    for (const width of [...PHOTO_WIDTHS].reverse()) {
      const stored = await this.files.open(id, width);
      if (stored) return buffer(stored.stream);
    }
    return null;
  }

  /** Keys of all files of a person's photos, for their erasure. */
  async fileKeysOf(ownerId: string, manager: EntityManager): Promise<string[]> {
    return (await this.uploads.photosOf(ownerId, manager)).flatMap((id) => this.files.keysOf(id));
  }

  private store(row: Upload, result: PhotoResult): Promise<Photo> {
    return this.making.store(row, result, toPhoto);
  }

  private assertRoom(count: number): void {
    if (count >= PHOTOS_PER_PERSON) throw new DomainError('photo_limit_reached');
  }
}

const invalidPhotos = (message: string) => invalidField('photos', message);
