import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Interview } from '../../interview.entity.js';

/** What one of the two has written to themselves about an interview. No one else ever reads it. */
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

  /** Names of the guide's questions that have been ticked. */
  @Column('text', { array: true })
  asked: string[];

  /** 1 with the first saving; each further one raises it. */
  @Column('integer')
  revision: number;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;
}
