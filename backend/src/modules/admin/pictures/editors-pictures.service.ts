import { Injectable } from '@nestjs/common';
import { Pictures, type PhotoUpload, type Picture } from '../../media/index.js';
import { AuditLog } from '../audit/audit-log.js';

/** Pictures that editors put into posts, guides and country pages. */
@Injectable()
export class EditorsPictures {
  constructor(
    private readonly pictures: Pictures,
    private readonly audit: AuditLog,
  ) {}

  /** Throws `photo_unreadable` or `photo_too_small`. */
  upload(actorId: string, upload: PhotoUpload): Promise<Picture> {
    const deed = { actorId, action: 'picture.uploaded', subjectType: 'picture' };
    return this.pictures.upload(actorId, upload, (subjectId, manager) =>
      this.audit.record({ ...deed, subjectId, after: { bytes: upload.bytes.length } }, manager),
    );
  }
}
