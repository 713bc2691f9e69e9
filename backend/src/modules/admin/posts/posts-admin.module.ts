import { Module } from '@nestjs/common';
import { ContentModule } from '../../content/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { PostsAdminService } from './posts-admin.service.js';
import { PostPublicationsAdminController } from './post-publications-admin.controller.js';
import { PostRevisionsController } from './post-revisions.controller.js';
import { PostsAdminController } from './posts-admin.controller.js';

/** Blog administration. */
@Module({
  imports: [AuditModule, ContentModule],
  controllers: [PostsAdminController, PostPublicationsAdminController, PostRevisionsController],
  providers: [PostsAdminService],
})
export class PostsAdminModule {}
