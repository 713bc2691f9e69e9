import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { BlogPost } from '../blog-post.entity.js';
import type { PostText } from './post-text.js';

/**
 * The origin of a revision. released: from the product. autosaved: typed in one editing session of one person. saved,
 * scheduled, published, restored: by that action. taken-over: the release's newer text.
 */
export const REVISION_KINDS = [
  'released',
  'autosaved',
  'saved',
  'scheduled',
  'published',
  'restored',
  'taken-over',
] as const;
export type RevisionKind = (typeof REVISION_KINDS)[number];

/** A revision of a post's text that can be restored. */
@Entity('blog_post_revisions')
@Check(
  'blog_post_revisions_kind_check',
  `"kind" IN ('released', 'autosaved', 'saved', 'scheduled', 'published', 'restored', 'taken-over')`,
)
export class PostRevision {
  @PrimaryColumn('uuid')
  @ForeignKey(() => BlogPost, { onDelete: 'CASCADE' })
  postId: string;

  /** Counts from 1 within the post. */
  @PrimaryColumn('integer')
  number: number;

  @Column('text')
  kind: RevisionKind;

  @Column('jsonb')
  fields: Omit<PostText, 'content'>;

  /** Sanitised HTML. */
  @Column('text')
  content: string;

  /** Null: the release. No foreign key. */
  @Column('uuid', { nullable: true })
  savedBy: string | null;

  /** When it was begun. */
  @Column('timestamptz')
  startedAt: Date;

  /** When it last changed. */
  @Column('timestamptz')
  savedAt: Date;
}
