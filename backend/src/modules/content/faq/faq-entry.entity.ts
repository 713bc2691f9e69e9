import { Check, Column, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { Region } from '../../country/index.js';
import type { SourceLink } from '../../../platform/seeding/index.js';

/** The audience of a question. */
export const FAQ_AUDIENCES = ['family', 'aupair'] as const;
export type FaqAudience = (typeof FAQ_AUDIENCES)[number];

/** A question that people ask, with its answer. */
@Entity('faq_entries')
@Check('faq_entries_audience_check', `"audience" IN ('family', 'aupair')`)
@Check('faq_entries_region_check', `"region" IN ('australia', 'newzealand')`)
@Index(['audience', 'position'])
export class FaqEntry {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  audience: FaqAudience;

  /** Null: the answer is the same in both regions. */
  @Column('text', { nullable: true })
  region: Region | null;

  @Column('text')
  question: string;

  /** Sanitised HTML. */
  @Column('text')
  answer: string;

  @Column('jsonb', { default: [] })
  sources: SourceLink[];

  /** Its position among the questions of its audience. */
  @Column('integer')
  position: number;

  @Column('boolean', { default: true })
  published: boolean;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
