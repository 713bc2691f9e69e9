import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The subjects, in the order of the form. */
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

/** open: it waits for us. answered: the person may reply. closed: done, until they write again. */
export const SUPPORT_STATES = ['open', 'answered', 'closed'] as const;
export type SupportState = (typeof SUPPORT_STATES)[number];

/** A member's support request. */
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

  /** Answered first, by the subject or by the member’s plan. Once given, it stays. */
  @Column('boolean', { default: false })
  priority: boolean;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** When either side last wrote; the sort key of lists. */
  @Column({ type: 'timestamptz', precision: 3 })
  lastMessageAt: Date;

  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;

  /** The assigned admin. No foreign key, so that the id remains after their account is deleted. */
  @Column('uuid', { nullable: true })
  assignedTo: string | null;
}
