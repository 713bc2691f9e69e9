import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/index.js';
import { AttachmentFilesController } from './attachment-files.controller.js';
import { DocumentFilesService } from './documents/document-files.service.js';
import { DownloadCountsService } from './download-counts.service.js';
import { StoredAttachmentsService } from './editing/stored-attachments.service.js';
import { ResourceAttachmentsService } from './editing/resource-attachments.service.js';
import { ResourceEditingRepository } from './editing/resource-editing.repository.js';
import { ResourceEditingService } from './editing/resource-editing.service.js';
import { ResourcePicturesRepository } from './editing/resource-pictures.repository.js';
import { ResourceAttachment } from './resource-attachment.entity.js';
import { ResourceDownload } from './resource-download.entity.js';
import { ResourceSeed } from './resource.seed.js';
import { Resource } from './resource.entity.js';
import { ResourcesController } from './resources.controller.js';
import { ResourcesRepository } from './resources.repository.js';
import { ResourcesService } from './resources.service.js';

/** Guides and templates for families and au pairs, read and edited. */
@Module({
  imports: [MediaModule, TypeOrmModule.forFeature([Resource, ResourceAttachment, ResourceDownload])],
  controllers: [ResourcesController, AttachmentFilesController],
  providers: [
    StoredAttachmentsService,
    DocumentFilesService,
    DownloadCountsService,
    ResourceAttachmentsService,
    ResourceEditingService,
    ResourceEditingRepository,
    ResourcePicturesRepository,
    ResourceSeed,
    ResourcesService,
    ResourcesRepository,
  ],
  exports: [DownloadCountsService, ResourceAttachmentsService, ResourceEditingService, ResourcesService],
})
export class ResourcesModule {}
