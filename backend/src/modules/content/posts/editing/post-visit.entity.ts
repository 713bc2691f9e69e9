import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { BlogPost } from '../blog-post.entity.js';

/** An admin who has a post open in the editor. */
@Entity('blog_post_visits')
export class PostVisit {
  @PrimaryColumn('uuid')
  @ForeignKey(() => BlogPost, { onDelete: 'CASCADE' })
  postId: string;

  @Index()
  @PrimaryColumn('uuid')
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  userId: string;

  /** The browser reports every few seconds. */
  @Column('timestamptz')
  seenAt: Date;
}
