import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PhotoCleanupJob } from '../../../media/index.js';
import { AdminPostsRepository } from './admin-posts.repository.js';

/** Tells the sweep of unused pictures which ones stand in posts, drafts and versions that can be had back. */
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
