import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { BlogPost } from '../blog-post.entity.js';
import type { PostText } from './post-text.js';

/** What is being written and no one reads yet. A post without one is as it was published. */
@Entity('blog_post_drafts')
export class PostDraft {
  @PrimaryColumn('uuid')
  @ForeignKey(() => BlogPost, { onDelete: 'CASCADE' })
  postId: string;

  /** All fields but the content, which lists do not need. */
  @Column('jsonb')
  fields: Omit<PostText, 'content'>;

  /** Clean HTML. */
  @Column('text')
  content: string;
}
