import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { DocumentInspector } from './documents/document-inspector.js';
import { Documents } from './documents/documents.js';
import { DownloadFiles } from './downloads/download-files.js';
import { DownloadInspector } from './downloads/download-inspector.js';
import { PhotoMaking } from './photo-making.js';
import { Pictures } from './pictures.js';
import { PhotoFiles } from './photo-files.js';
import { PhotoFilesController } from './photo-files.controller.js';
import { PhotoSweep } from './photo-sweep.js';
import { Photos } from './photos.js';
import { PhotosController } from './photos.controller.js';
import { PhotoProcessor } from './processing/photo-processor.js';
import { UploadTrials } from './trials/upload-trials.js';
import { Upload } from './upload.entity.js';
import { UploadRepository } from './upload.repository.js';
import { mediaPersonalData } from './media.personal-data.js';

/** What people upload. Others use `Photos` and, for what nobody else may see, `Documents`; who shows photos also tells the `PhotoSweep` which. */
@Module({
  imports: [TypeOrmModule.forFeature([Upload])],
  controllers: [PhotosController, PhotoFilesController],
  providers: [
    DocumentInspector,
    Documents,
    DownloadFiles,
    DownloadInspector,
    PhotoFiles,
    PhotoMaking,
    PhotoProcessor,
    Photos,
    PhotoSweep,
    Pictures,
    UploadRepository,
    UploadTrials,
  ],
  exports: [Documents, DownloadFiles, Photos, PhotoSweep, Pictures, UploadTrials],
})
export class MediaModule {
  constructor(registry: PersonalDataRegistry, photos: Photos) {
    registry.declare(mediaPersonalData);
    registry.addFiles((personId, manager) => photos.fileKeysOf(personId, manager));
  }
}
