import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import type { SourceLink } from '../../platform/seeding/index.js';
import type { Region } from '../country/index.js';

export const AUDIENCES = ['family', 'aupair', 'both'] as const;
/** The audience of a resource. */
export type Audience = (typeof AUDIENCES)[number];

/** A guide with documents to download. */
@Entity('resources')
@Check('resources_audience_check', `"audience" IN ('family', 'aupair', 'both')`)
@Check('resources_region_check', `"region" IN ('australia', 'newzealand')`)
@Index(['published', 'featured', 'title'])
@Index('resources_search_idx', { synchronize: false })
export class Resource {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  title: string;

  @Column('text', { unique: true })
  slug: string;

  /** Sanitised HTML. */
  @Column('text')
  content: string;

  @Column('text', { nullable: true })
  summary: string | null;

  // The name in the API contract.
  @Column('text', { nullable: true, name: 'image_url' })
  image_url: string | null;

  @Column('text')
  audience: Audience;

  /** The only region in which it is valid; null for both. */
  @Column('text', { nullable: true })
  region: Region | null;

  @Column('boolean', { default: false })
  published: boolean;

  @Column('boolean', { default: false })
  featured: boolean;

  @Column('jsonb', { default: [] })
  sources: SourceLink[];

  /** The searched text: title, summary and text without markup and accents. */
  @Column('text')
  searchText: string;

  /** Rises with every change of the text; an edit must name the version it is based on. */
  @VersionColumn({ default: 1 })
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
