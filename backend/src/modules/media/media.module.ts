import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { DocumentInspectorService } from './documents/document-inspector.service.js';
import { DocumentsService } from './documents/documents.service.js';
import { DownloadFilesService } from './downloads/download-files.service.js';
import { DownloadInspectorService } from './downloads/download-inspector.service.js';
import { PhotoMakingService } from './photo-making.service.js';
import { PicturesService } from './pictures.service.js';
import { PhotoFilesService } from './photo-files.service.js';
import { PhotoFilesController } from './photo-files.controller.js';
import { PhotoCleanupJob } from './photo-cleanup.job.js';
import { PhotosService } from './photos.service.js';
import { PhotosController } from './photos.controller.js';
import { PhotoProcessorService } from './processing/photo-processor.service.js';
import { UploadTrialsService } from './trials/upload-trials.service.js';
import { Upload } from './upload.entity.js';
import { UploadRepository } from './upload.repository.js';
import { VoiceInspectorService } from './voice/voice-inspector.service.js';
import { mediaPersonalData } from './media.personal-data.js';

/**
 * Uploads. Other modules use `PhotosService` and, for confidential files, `DocumentsService`; modules that show photos
 * also report them to the `PhotoCleanupJob`.
 */
@Module({
  imports: [TypeOrmModule.forFeature([Upload])],
  controllers: [PhotosController, PhotoFilesController],
  providers: [
    DocumentInspectorService,
    DocumentsService,
    DownloadFilesService,
    DownloadInspectorService,
    PhotoFilesService,
    PhotoMakingService,
    PhotoProcessorService,
    PhotosService,
    PhotoCleanupJob,
    PicturesService,
    UploadRepository,
    UploadTrialsService,
    VoiceInspectorService,
  ],
  exports: [
    DocumentsService,
    DownloadFilesService,
    PhotosService,
    PhotoCleanupJob,
    PicturesService,
    UploadTrialsService,
  ],
})
export class MediaModule {
  constructor(registry: PersonalDataRegistry, photos: PhotosService) {
    registry.declare(mediaPersonalData);
    registry.addFiles((personId, manager) => photos.fileKeysOf(personId, manager));
  }
}
