import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { Region } from '../../country/index.js';
import type { SourceLink } from '../../../platform/seeding/index.js';

/** An article of the blog. */
@Entity('blog_posts')
@Check('blog_posts_region_check', `"region" IN ('australia', 'newzealand')`)
@Index(['createdAt', 'id'], { where: 'published' })
@Index(['category', 'createdAt', 'id'], { where: 'published' })
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
}
