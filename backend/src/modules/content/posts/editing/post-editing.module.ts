import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../../../media/index.js';
import { BlogPost } from '../blog-post.entity.js';
import { BlogRepository } from '../blog.repository.js';
import { AdminPostsRepository } from './admin-posts.repository.js';
import { AdminPostsService } from './admin-posts.service.js';
import { PostAddress } from './post-address.entity.js';
import { PostAddressesRepository } from './post-addresses.repository.js';
import { PostDraft } from './post-draft.entity.js';
import { PostDraftsRepository } from './post-drafts.repository.js';
import { PostDraftsService } from './post-drafts.service.js';
import { PostHistoryService } from './post-history.service.js';
import { PostImportService } from './post-import.service.js';
import { PostPicturesService } from './post-pictures.service.js';
import { PostPresenceService } from './post-presence.service.js';
import { PostPublishingService } from './post-publishing.service.js';
import { PostRevision } from './post-revision.entity.js';
import { PostRevisionsRepository } from './post-revisions.repository.js';
import { PostVisit } from './post-visit.entity.js';
import { PostVisitsRepository } from './post-visits.repository.js';
import { PublishingTimeService } from './publishing-time.service.js';

/** Writing and publishing of posts; Admin decides who may. */
@Module({
  imports: [MediaModule, TypeOrmModule.forFeature([BlogPost, PostAddress, PostDraft, PostRevision, PostVisit])],
  providers: [
    BlogRepository,
    AdminPostsService,
    AdminPostsRepository,
    PostAddressesRepository,
    PostDraftsService,
    PostDraftsRepository,
    PostHistoryService,
    PostImportService,
    PostPicturesService,
    PostPresenceService,
    PostPublishingService,
    PostRevisionsRepository,
    PostVisitsRepository,
    PublishingTimeService,
  ],
  exports: [
    BlogRepository,
    AdminPostsService,
    PostAddressesRepository,
    PostDraftsService,
    PostHistoryService,
    PostImportService,
    PostPresenceService,
    PostPublishingService,
  ],
})
export class PostEditingModule {}
