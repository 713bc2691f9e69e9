import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Interview } from './interview.entity.js';

/** A pending time. Rows are deleted on an answer; the agreed time is in the interview. */
@Entity('interview_proposals')
@Unique(['interviewId', 'position'])
@Unique(['interviewId', 'startsAt'])
export class InterviewProposal {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey(() => Interview, { onDelete: 'CASCADE' })
  interviewId: string;

  /** 0, 1 or 2: the order. */
  @Column('smallint')
  position: number;

  @Column('timestamptz')
  startsAt: Date;

  @Column('timestamptz')
  endsAt: Date;

  /** The zone in which it was entered (IANA). */
  @Column('text')
  timeZone: string;
}
