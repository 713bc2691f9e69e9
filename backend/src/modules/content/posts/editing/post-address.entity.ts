import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { BlogPost } from '../blog-post.entity.js';

/** A former address of a post: old links still work. */
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
