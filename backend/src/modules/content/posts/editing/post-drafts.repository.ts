import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { BlogPost } from '../blog-post.entity.js';
import { PostDraft } from './post-draft.entity.js';
import { textOf, type PostText } from './post-text.js';

/** A post with its draft, or with the published text if there is none. */
export interface PostInWork {
  post: BlogPost;
  text: PostText;
}

@Injectable()
export class PostDraftsRepository {
  constructor(@InjectRepository(BlogPost) private readonly posts: Repository<BlogPost>) {}

  /** Locks the post until commit. */
  async lock(id: string, manager: EntityManager): Promise<PostInWork | null> {
    const post = await manager.findOne(BlogPost, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!post) return null;
    const draft = await manager.findOneBy(PostDraft, { postId: id });
    return { post, text: draft ? { ...draft.fields, content: draft.content } : textOf(post) };
  }

  async insert(post: Partial<BlogPost>, manager: EntityManager): Promise<BlogPost> {
    return manager.save(manager.create(BlogPost, post));
  }

  /** Also updates fields besides the text; the modification date is that of `change`, or stays. */
  async update(post: BlogPost, change: Partial<BlogPost>, manager: EntityManager): Promise<void> {
    await manager.update(BlogPost, post.id, { updatedAt: post.updatedAt, ...change });
    Object.assign(post, change);
  }

  async storeDraft(postId: string, { content, ...fields }: PostText, manager: EntityManager): Promise<void> {
    await manager.upsert(PostDraft, { postId, fields: fields as object, content }, ['postId']);
  }

  async dropDraft(postId: string, manager: EntityManager): Promise<void> {
    await manager.delete(PostDraft, { postId });
  }

  async delete(postId: string, manager: EntityManager): Promise<void> {
    await manager.delete(BlogPost, postId);
  }

  /** Posts due for publication, after an id. */
  async due(now: Date, after: string, limit: number): Promise<{ id: string }[]> {
    return this.posts.query(`SELECT id FROM blog_posts WHERE scheduled_for <= $1 AND id > $2 ORDER BY id LIMIT $3`, [
      now,
      after,
      limit,
    ]);
  }
}
