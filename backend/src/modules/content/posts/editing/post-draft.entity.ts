import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { BlogPost } from '../blog-post.entity.js';
import type { PostText } from './post-text.js';

/** The draft of a post. Without one the post has no unpublished changes. */
@Entity('blog_post_drafts')
export class PostDraft {
  @PrimaryColumn('uuid')
  @ForeignKey(() => BlogPost, { onDelete: 'CASCADE' })
  postId: string;

  /** All fields except the content, which lists do not need. */
  @Column('jsonb')
  fields: Omit<PostText, 'content'>;

  /** Sanitised HTML. */
  @Column('text')
  content: string;
}
