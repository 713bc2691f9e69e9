import { Module } from '@nestjs/common';
import { MediaModule } from '../../media/index.js';
import { ResourcesModule } from '../../resources/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { AttachmentDesk } from './attachment-desk.service.js';
import { OfficeAttachmentsController } from './office-attachments.controller.js';
import { OfficeResourcesController } from './office-resources.controller.js';
import { ResourceDesk } from './resource-desk.service.js';

/** Guides and their files. */
@Module({
  imports: [AuditModule, MediaModule, ResourcesModule],
  controllers: [OfficeResourcesController, OfficeAttachmentsController],
  providers: [AttachmentDesk, ResourceDesk],
})
export class ResourceDeskModule {}
