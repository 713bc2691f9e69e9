import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What a request for help is about, in the order in which the form offers it. */
export const SUPPORT_SUBJECTS = [
  'arrangement',
  'need_out',
  'person',
  'verification',
  'visa_and_work',
  'account',
  'other',
] as const;
export type SupportSubject = (typeof SUPPORT_SUBJECTS)[number];

/** open: we owe an answer. answered: the person may write on. closed: it is settled, until they write again. */
export const SUPPORT_STATES = ['open', 'answered', 'closed'] as const;
export type SupportState = (typeof SUPPORT_STATES)[number];

/** A member asks us for help; whoever asked can follow what becomes of it. */
@Entity('support_requests')
@Check('support_requests_subject_check', `"subject" IN (${SUPPORT_SUBJECTS.map((one) => `'${one}'`).join(', ')})`)
@Check('support_requests_state_check', `"state" IN ('open', 'answered', 'closed')`)
@Index(['personId', 'lastMessageAt', 'id'])
@Index(['state', 'priority', 'lastMessageAt', 'id'])
@Index('support_requests_assigned_to_idx', ['assignedTo', 'lastMessageAt', 'id'])
export class SupportRequest {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  personId: string;

  @Column('text')
  subject: SupportSubject;

  @Column('text', { default: 'open' })
  state: SupportState;

  /** Answered before others: for what it is about, or for the plan of the person. Once given it stays. */
  @Column('boolean', { default: false })
  priority: boolean;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** When either side last wrote; lists begin with it. */
  @Column({ type: 'timestamptz', precision: 3 })
  lastMessageAt: Date;

  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;

  /** The admin who works on it. Without a foreign key: it says who it was once they are gone. */
  @Column('uuid', { nullable: true })
  assignedTo: string | null;
}
