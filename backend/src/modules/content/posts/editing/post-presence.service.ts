import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../../platform/clock/index.js';
import type { PostVisitors } from './admin-post.dto.js';
import { AdminPostsService } from './admin-posts.service.js';
import { PostVisitsRepository } from './post-visits.repository.js';

/** Browsers report every ten seconds; after three missed reports the editor has left. */
const GONE_MS = 30_000;

/** Tracks who has a post open, so that two editors notice each other before they overwrite changes. */
@Injectable()
export class PostPresenceService {
  constructor(
    private readonly visits: PostVisitsRepository,
    private readonly adminPosts: AdminPostsService,
    private readonly clock: ClockService,
  ) {}

  /** Throws `not_found`. */
  async stay(postId: string, userId: string): Promise<PostVisitors> {
    const version = await this.adminPosts.version(postId);
    const now = this.clock.now();
    await this.visits.seen(postId, userId, now);
    return { others: await this.visits.others(postId, userId, new Date(now.getTime() - GONE_MS)), version };
  }

  async leave(postId: string, userId: string): Promise<void> {
    await this.visits.left(postId, userId);
  }
}
