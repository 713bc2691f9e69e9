import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/errors/index.js';
import { Log } from '../../platform/logging/index.js';
import { messages } from './messages.js';
import { PhotoFiles } from './photo-files.js';
import type { PhotoJob, PhotoRefusal, PhotoResult } from './processing/photo-job.js';
import { PhotoProcessor } from './processing/photo-processor.js';
import type { Upload } from './upload.entity.js';
import { UploadRepository, type NewPhoto } from './upload.repository.js';

/** From the bytes that somebody sent to renditions that can be shown, the same for people's photos and for pictures in texts. */
@Injectable()
export class PhotoMaking {
  constructor(
    private readonly processor: PhotoProcessor,
    private readonly uploads: UploadRepository,
    private readonly files: PhotoFiles,
    private readonly log: Log,
  ) {}

  /** Throws `photo_unreadable`, `photo_too_small` or a 400 for a crop of the wrong shape. */
  async process(ownerId: string, job: PhotoJob): Promise<PhotoResult> {
    const answer = await this.processor.process(job);
    if ('result' in answer) return answer.result;
    this.log.security('photo_rejected', { userId: ownerId, reason: answer.refusal });
    throw photoRefused(answer.refusal);
  }

  /** Files first, then clean: nothing is shown half. What fails in between is swept. */
  async store(row: Upload, { renditions }: PhotoResult): Promise<Upload> {
    await this.files.store(row.id, renditions);
    await this.uploads.markClean(row.id);
    return row;
  }
}

/** What the row of an upload says of what was made of it. */
export const measuresOf = ({
  width,
  height,
  preview,
  renditions,
}: PhotoResult): Omit<NewPhoto, 'ownerId' | 'kind'> => ({
  width,
  height,
  preview,
  byteSize: renditions.reduce((sum, { bytes }) => sum + bytes.length, 0),
});

/** Why a photo is not taken, as the error that says so. */
export function photoRefused(refusal: PhotoRefusal): DomainError {
  if (refusal === 'crop') return new DomainError('validation_failed', { fields: { crop: [messages.crop.wrongShape] } });
  return new DomainError(refusal === 'too_small' ? 'photo_too_small' : 'photo_unreadable');
}
