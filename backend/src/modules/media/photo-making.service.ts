import { Injectable, Logger } from '@nestjs/common';
import { DomainError, invalidField } from '../../platform/errors/index.js';
import { IdempotentAnswerService } from '../../platform/idempotency/index.js';
import { LogService } from '../../platform/logging/index.js';
import { messages } from './texts.js';
import { PhotoFilesService } from './photo-files.service.js';
import type { PhotoJob, PhotoRefusal, PhotoResult, Point } from './processing/photo-job.js';
import { PhotoProcessorService } from './processing/photo-processor.service.js';
import type { Upload } from './upload.entity.js';
import { UploadRepository, type NewPhoto } from './upload.repository.js';

/** Creates renditions from uploaded bytes, for members' photos and for pictures in texts. */
@Injectable()
export class PhotoMakingService {
  private readonly logger = new Logger('Photos');

  constructor(
    private readonly processor: PhotoProcessorService,
    private readonly uploads: UploadRepository,
    private readonly files: PhotoFilesService,
    private readonly log: LogService,
    private readonly answer: IdempotentAnswerService,
  ) {}

  /** Throws `photo_unreadable`, `photo_too_small` or a 400 for a crop of the wrong shape. */
  async process(ownerId: string, job: PhotoJob): Promise<PhotoResult> {
    const answer = await this.processor.process(job);
    if ('result' in answer) return answer.result;
    this.log.security('photo_rejected', { userId: ownerId, reason: answer.refusal });
    throw photoRefused(answer.refusal);
  }

  /**
   * Stores the files before the row is marked clean, so that nothing incomplete is shown. They are deleted with the row
   * if that is certain to have failed; otherwise, and after a crash, the cleanup job deletes what did not become clean.
   */
  async store<T>(row: Upload, { renditions }: PhotoResult, toAnswer: (row: Upload) => T): Promise<T> {
    try {
      await this.files.store(row.id, renditions);
    } catch (error) {
      await this.discard(row.id);
      throw error;
    }
    try {
      return await this.answer.once(async () => {
        if (!(await this.uploads.markClean(row.id))) throw new DomainError('unavailable', { retryAfter: 2 });
        return toAnswer(row);
      });
    } catch (error) {
      // After any other error the row may have been committed.
      if (error instanceof DomainError) await this.discard(row.id);
      throw error;
    }
  }

  private async discard(id: string): Promise<void> {
    try {
      await this.files.delete(id);
      await this.uploads.delete([id]);
    } catch (err) {
      this.logger.warn({ err, uploadId: id });
    }
  }
}

/** A focal point as its columns. */
export const focusOf = (point: Point | null): Pick<Upload, 'focusX' | 'focusY'> => ({
  focusX: point?.x ?? null,
  focusY: point?.y ?? null,
});

/** The dimensions of an upload, for its row. */
export const measuresOf = ({
  width,
  height,
  preview,
  renditions,
  focalPoint,
}: PhotoResult): Omit<NewPhoto, 'ownerId' | 'kind'> => ({
  width,
  height,
  preview,
  ...focusOf(focalPoint),
  byteSize: renditions.reduce((sum, { bytes }) => sum + bytes.length, 0),
});

/** The error for a rejected photo. */
export function photoRefused(refusal: PhotoRefusal): DomainError {
  if (refusal === 'crop') return invalidField('crop', messages.crop.wrongShape);
  return new DomainError(refusal === 'too_small' ? 'photo_too_small' : 'photo_unreadable');
}
