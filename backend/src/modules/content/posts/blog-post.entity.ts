import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { Region } from '../../country/index.js';
import type { SourceLink } from '../../../platform/seeding/index.js';

/** An article of the blog. */
@Entity('blog_posts')
@Check('blog_posts_region_check', `"region" IN ('australia', 'newzealand')`)
@Index(['createdAt', 'id'], { where: 'published' })
@Index(['category', 'createdAt', 'id'], { where: 'published' })
@Index(['scheduledFor'], { where: 'scheduled_for IS NOT NULL' })
export class BlogPost {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  title: string;

  @Column('text', { unique: true })
  slug: string;

  /** Clean HTML. */
  @Column('text')
  content: string;

  @Column('text')
  summary: string;

  @Column('text')
  author: string;

  @Column('text', { nullable: true })
  category: string | null;

  @Column('text', { nullable: true })
  image_url: string | null;

  /** What the picture shows, for those who do not see it. */
  @Column('text', { nullable: true })
  image_alt: string | null;

  /** Instead of the title where search engines show it. */
  @Column('text', { nullable: true })
  seoTitle: string | null;

  /** Instead of the summary where search engines show it. */
  @Column('text', { nullable: true })
  seoDescription: string | null;

  @Column('boolean', { default: true })
  published: boolean;

  /** To the millisecond: pages of the list end at it. */
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt: Date;

  /** Since when it could be read, also if it no longer can. */
  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;

  /** Null: it is true in both. */
  @Column('text', { nullable: true })
  region: Region | null;

  @Column('jsonb', { default: [] })
  sources: SourceLink[];

  /** Grows with everything that an editor does to the post: whoever changes it says which one they saw. */
  @Column('integer', { default: 1 })
  version: number;

  /** Null: no one has touched what came with the release. */
  @Column('timestamptz', { nullable: true })
  editedAt: Date | null;

  /** Known by id only: the post outlives its editor's account. */
  @Column('uuid', { nullable: true })
  editedBy: string | null;

  /** When the scheduled revision is published. */
  @Column('timestamptz', { nullable: true })
  scheduledFor: Date | null;

  /** Number of the revision that is published then. */
  @Column('integer', { nullable: true })
  scheduledRevision: number | null;

  /** The address that it takes then: no one else gets it meanwhile. */
  @Column('text', { nullable: true, unique: true })
  scheduledSlug: string | null;
}
