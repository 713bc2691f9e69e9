import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PhotoSweep } from '../../../media/index.js';
import { OfficePostsRepository } from './office-posts.repository.js';

/** Tells the sweep of unused pictures which ones stand in posts, drafts and versions that can be had back. */
@Injectable()
export class PostPictures implements OnModuleInit {
  constructor(
    private readonly sweep: PhotoSweep,
    private readonly posts: OfficePostsRepository,
  ) {}

  onModuleInit(): void {
    this.sweep.addUse((ids) => this.posts.picturesInUse(ids));
  }
}
