import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../../../media/index.js';
import { BlogPost } from '../blog-post.entity.js';
import { BlogRepository } from '../blog.repository.js';
import { OfficePostsRepository } from './office-posts.repository.js';
import { OfficePosts } from './office-posts.service.js';
import { PostAddress } from './post-address.entity.js';
import { PostAddressesRepository } from './post-addresses.repository.js';
import { PostDraft } from './post-draft.entity.js';
import { PostDraftsRepository } from './post-drafts.repository.js';
import { PostDrafts } from './post-drafts.service.js';
import { PostHistory } from './post-history.js';
import { PostImport } from './post-import.js';
import { PostPictures } from './post-pictures.js';
import { PostPresence } from './post-presence.service.js';
import { PostPublishing } from './post-publishing.service.js';
import { PostRevision } from './post-revision.entity.js';
import { PostRevisionsRepository } from './post-revisions.repository.js';
import { PostVisit } from './post-visit.entity.js';
import { PostVisitsRepository } from './post-visits.repository.js';
import { PublishingTime } from './publishing-time.js';

/** Writing and publishing of posts; the back office decides who may. */
@Module({
  imports: [MediaModule, TypeOrmModule.forFeature([BlogPost, PostAddress, PostDraft, PostRevision, PostVisit])],
  providers: [
    BlogRepository,
    OfficePosts,
    OfficePostsRepository,
    PostAddressesRepository,
    PostDrafts,
    PostDraftsRepository,
    PostHistory,
    PostImport,
    PostPictures,
    PostPresence,
    PostPublishing,
    PostRevisionsRepository,
    PostVisitsRepository,
    PublishingTime,
  ],
  exports: [
    BlogRepository,
    OfficePosts,
    PostAddressesRepository,
    PostDrafts,
    PostHistory,
    PostImport,
    PostPresence,
    PostPublishing,
  ],
})
export class PostEditingModule {}
