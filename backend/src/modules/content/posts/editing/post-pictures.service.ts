import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PhotoCleanupJob } from '../../../media/index.js';
import { AdminPostsRepository } from './admin-posts.repository.js';

/** Reports which pictures are used in posts, drafts and revisions, so that they are not deleted. */
@Injectable()
export class PostPicturesService implements OnModuleInit {
  constructor(
    private readonly cleanup: PhotoCleanupJob,
    private readonly posts: AdminPostsRepository,
  ) {}

  onModuleInit(): void {
    this.cleanup.addUse((ids) => this.posts.picturesInUse(ids));
  }
}
