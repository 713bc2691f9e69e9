import { Module } from '@nestjs/common';
import { MediaModule } from '../../media/index.js';
import { ResourcesModule } from '../../resources/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { AttachmentsAdminService } from './attachments-admin.service.js';
import { AdminAttachmentsController } from './attachments-admin.controller.js';
import { AdminResourcesController } from './resources-admin.controller.js';
import { ResourcesAdminService } from './resources-admin.service.js';

/** Guides and their files. */
@Module({
  imports: [AuditModule, MediaModule, ResourcesModule],
  controllers: [AdminResourcesController, AdminAttachmentsController],
  providers: [AttachmentsAdminService, ResourcesAdminService],
})
export class ResourcesAdminModule {}
