import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/index.js';
import { AttachmentFilesController } from './attachment-files.controller.js';
import { DocumentFiles } from './documents/document-files.js';
import { DownloadCounts } from './download-counts.js';
import { AttachmentUpkeep } from './editing/attachment-upkeep.js';
import { ResourceAttachments } from './editing/resource-attachments.service.js';
import { ResourceEditingRepository } from './editing/resource-editing.repository.js';
import { ResourceEditing } from './editing/resource-editing.service.js';
import { ResourcePicturesRepository } from './editing/resource-pictures.repository.js';
import { ResourceAttachment } from './resource-attachment.entity.js';
import { ResourceDownload } from './resource-download.entity.js';
import { ResourceSeed } from './resource-seed.js';
import { Resource } from './resource.entity.js';
import { ResourcesController } from './resources.controller.js';
import { ResourcesRepository } from './resources.repository.js';
import { Resources } from './resources.service.js';

/** Guides and templates for families and au pairs, read and edited. */
@Module({
  imports: [MediaModule, TypeOrmModule.forFeature([Resource, ResourceAttachment, ResourceDownload])],
  controllers: [ResourcesController, AttachmentFilesController],
  providers: [
    AttachmentUpkeep,
    DocumentFiles,
    DownloadCounts,
    ResourceAttachments,
    ResourceEditing,
    ResourceEditingRepository,
    ResourcePicturesRepository,
    ResourceSeed,
    Resources,
    ResourcesRepository,
  ],
  exports: [DownloadCounts, ResourceAttachments, ResourceEditing, Resources],
})
export class ResourcesModule {}
