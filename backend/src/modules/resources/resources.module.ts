import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttachmentFilesController } from './attachment-files.controller.js';
import { DocumentFiles } from './documents/document-files.js';
import { ResourceAttachment } from './resource-attachment.entity.js';
import { ResourceSeed } from './resource-seed.js';
import { Resource } from './resource.entity.js';
import { ResourcesController } from './resources.controller.js';
import { ResourcesRepository } from './resources.repository.js';
import { Resources } from './resources.service.js';

/** Guides and templates for families and au pairs. */
@Module({
  imports: [TypeOrmModule.forFeature([Resource, ResourceAttachment])],
  controllers: [ResourcesController, AttachmentFilesController],
  providers: [DocumentFiles, ResourceSeed, Resources, ResourcesRepository],
  exports: [Resources],
})
export class ResourcesModule {}
