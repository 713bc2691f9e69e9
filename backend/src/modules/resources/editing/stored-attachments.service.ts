import { Injectable, type OnModuleInit } from '@nestjs/common';
import { StrayFilesJob } from '../../../platform/storage/index.js';
import { DOWNLOAD_FOLDER, PhotoCleanupJob } from '../../media/index.js';
import { TEMPLATE_FOLDER } from '../documents/document-files.service.js';
import { ResourcePicturesRepository } from './resource-pictures.repository.js';
import { ResourceEditingRepository } from './resource-editing.repository.js';

/** Reports the files of attachments and the pictures of guides that are in use; all others are deleted. */
@Injectable()
export class StoredAttachmentsService implements OnModuleInit {
  constructor(
    private readonly resources: ResourceEditingRepository,
    private readonly pictures: ResourcePicturesRepository,
    private readonly strays: StrayFilesJob,
    private readonly photos: PhotoCleanupJob,
  ) {}

  onModuleInit(): void {
    this.photos.addUse((ids) => this.pictures.shown(ids));
    for (const folder of [DOWNLOAD_FOLDER, TEMPLATE_FOLDER])
      this.strays.add({ folder, known: (keys) => this.resources.knownKeys(keys) });
  }
}
