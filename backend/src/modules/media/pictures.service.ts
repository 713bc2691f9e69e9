import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../platform/database/index.js';
import { measuresOf, PhotoMakingService } from './photo-making.service.js';
import type { PhotoUpload } from './photo-upload.js';
import { toPicture, type Picture } from './picture.dto.js';
import { UploadRepository } from './upload.repository.js';

/** Records the uploader in the transaction that stores a picture. */
type PictureNote = (pictureId: string, manager: EntityManager) => Promise<void>;

/** Pictures in editorial texts, in their own shape or cropped. */
@Injectable()
export class PicturesService {
  constructor(
    private readonly making: PhotoMakingService,
    private readonly uploads: UploadRepository,
    private readonly transactions: TransactionsService,
  ) {}

  /** Throws `photo_unreadable` or `photo_too_small`. Unused pictures are deleted after a week. */
  async upload(ownerId: string, { bytes, crop }: PhotoUpload, note: PictureNote): Promise<Picture> {
    const result = await this.making.process(ownerId, { bytes, crop, shape: 'free', quick: false });
    const row = await this.transactions.run(async (manager) => {
      const pending = await this.uploads.insertPending({ ...measuresOf(result), ownerId, kind: 'picture' }, manager);
      await note(pending.id, manager);
      return pending;
    });
    return this.making.store(row, result, toPicture);
  }

  /** Stores a trusted picture. For the demo. */
  async importTrusted(ownerId: string, bytes: Buffer): Promise<Picture> {
    const result = await this.making.process(ownerId, { bytes, crop: null, shape: 'free', quick: true });
    const row = await this.uploads.insertPending({ ...measuresOf(result), ownerId, kind: 'picture' });
    return this.making.store(row, result, toPicture);
  }
}
