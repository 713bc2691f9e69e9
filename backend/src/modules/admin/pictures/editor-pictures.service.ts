import { Injectable } from '@nestjs/common';
import { PicturesService, type PhotoUpload, type Picture } from '../../media/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';

/** Pictures for posts, guides and country pages. */
@Injectable()
export class EditorPicturesService {
  constructor(
    private readonly pictures: PicturesService,
    private readonly audit: AuditLogService,
  ) {}

  /** Throws `photo_unreadable` or `photo_too_small`. */
  upload(actorId: string, upload: PhotoUpload): Promise<Picture> {
    const entry = { actorId, action: 'picture.uploaded', subjectType: 'picture' };
    return this.pictures.upload(actorId, upload, (subjectId, manager) =>
      this.audit.record({ ...entry, subjectId, after: { bytes: upload.bytes.length } }, manager),
    );
  }
}
