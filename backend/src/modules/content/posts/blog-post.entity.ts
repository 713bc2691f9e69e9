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

  /** Sanitised HTML. */
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

  /** The alternative text of the picture. */
  @Column('text', { nullable: true })
  image_alt: string | null;

  /** The title for search engines, if it differs. */
  @Column('text', { nullable: true })
  seoTitle: string | null;

  /** The summary for search engines, if it differs. */
  @Column('text', { nullable: true })
  seoDescription: string | null;

  @Column('boolean', { default: true })
  published: boolean;

  /** In milliseconds, because page cursors contain it. */
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt: Date;

  /** When it was first published, even if it no longer is. */
  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;

  /** Null: valid in both regions. */
  @Column('text', { nullable: true })
  region: Region | null;

  @Column('jsonb', { default: [] })
  sources: SourceLink[];

  /** Rises with every edit; an edit must name the version it is based on. */
  @Column('integer', { default: 1 })
  version: number;

  /** Null: unchanged since the release. */
  @Column('timestamptz', { nullable: true })
  editedAt: Date | null;

  /** No foreign key, because the post outlives its editor's account. */
  @Column('uuid', { nullable: true })
  editedBy: string | null;

  /** When the scheduled revision is published. */
  @Column('timestamptz', { nullable: true })
  scheduledFor: Date | null;

  /** The number of the scheduled revision. */
  @Column('integer', { nullable: true })
  scheduledRevision: number | null;

  /** The reserved address of the scheduled revision. */
  @Column('text', { nullable: true, unique: true })
  scheduledSlug: string | null;
}
