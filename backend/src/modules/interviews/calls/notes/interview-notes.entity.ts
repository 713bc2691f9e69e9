import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Interview } from '../../interview.entity.js';

/** One person's private notes on an interview. No one else ever reads them. */
@Entity('interview_notes')
export class InterviewNotes {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Interview, { onDelete: 'CASCADE' })
  interviewId: string;

  @Index()
  @PrimaryColumn('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  personId: string;

  @Column('text')
  content: string;

  /** Ids of the checked questions of the guide. */
  @Column('text', { array: true })
  asked: string[];

  /** 1 with the first saving; each further one raises it. */
  @Column('integer')
  revision: number;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;
}
