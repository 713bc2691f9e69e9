import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { BlogPost } from '../blog-post.entity.js';

/** Where a post once was: links from elsewhere still find it. */
@Entity('blog_post_addresses')
export class PostAddress {
  @PrimaryColumn('text')
  slug: string;

  /** Null: the post was deleted. */
  @Index()
  @Column('uuid', { nullable: true })
  @ForeignKey(() => BlogPost, { onDelete: 'SET NULL' })
  postId: string | null;
}
