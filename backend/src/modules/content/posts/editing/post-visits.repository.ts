import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { PostEditor } from './admin-post.dto.js';
import { PostVisit } from './post-visit.entity.js';

@Injectable()
export class PostVisitsRepository {
  constructor(@InjectRepository(PostVisit) private readonly visits: Repository<PostVisit>) {}

  async seen(postId: string, userId: string, seenAt: Date): Promise<void> {
    await this.visits.upsert({ postId, userId, seenAt }, ['postId', 'userId']);
  }

  async left(postId: string, userId: string): Promise<void> {
    await this.visits.delete({ postId, userId });
  }

  /** Other editors seen since a moment. */
  async others(postId: string, userId: string, since: Date): Promise<PostEditor[]> {
    return this.visits.query<PostEditor[]>(
      `SELECT account.id, account.username AS name
       FROM blog_post_visits AS visit JOIN account_identities AS account ON account.id = visit.user_id
       WHERE visit.post_id = $1 AND visit.user_id <> $2 AND visit.seen_at > $3 ORDER BY account.username LIMIT 20`,
      [postId, userId, since],
    );
  }
}
