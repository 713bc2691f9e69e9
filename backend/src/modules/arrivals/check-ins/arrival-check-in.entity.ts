import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  CHECK_IN_ANSWERS,
  CHECK_IN_STEPS,
  type CheckInAnswer,
  type CheckInDay,
  type CheckInStep,
} from './check-in-steps.js';

const oneOf = (column: string, values: readonly string[]) =>
  `"${column}" IN (${values.map((value) => `'${value}'`).join(', ')})`;

/** “How is it going?”, asked of one of the two on one day of the placement. What they write goes to our team alone. */
@Entity('arrival_check_ins')
@Index(['agreementId', 'personId', 'day'], { unique: true })
@Index(['personId'])
@Index('arrival_check_ins_next_step_at_idx', ['nextStepAt'], { where: 'next_step_at IS NOT NULL' })
@Check('arrival_check_ins_answer_check', oneOf('answer', CHECK_IN_ANSWERS))
@Check('arrival_check_ins_step_check', oneOf('next_step', CHECK_IN_STEPS))
@Check('arrival_check_ins_next_check', `("next_step" IS NULL) = ("next_step_at" IS NULL)`)
@Check('arrival_check_ins_answered_check', `("answer" IS NULL) = ("answered_at" IS NULL)`)
export class ArrivalCheckIn {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('ArrivalPlan', { onDelete: 'CASCADE' })
  agreementId: string;

  @Column('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  personId: string;

  /** Of the placement; the first day is 1. */
  @Column('integer')
  day: CheckInDay;

  @Column('date')
  dueOn: string;

  @Column('text', { nullable: true })
  answer: CheckInAnswer | null;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  /** Null once it is answered, and when nothing more is done about it. */
  @Column('text', { nullable: true })
  nextStep: CheckInStep | null;

  @Column('timestamptz', { nullable: true })
  nextStepAt: Date | null;

  /** Where the person and our team write about it. */
  @Index()
  @Column('uuid', { nullable: true })
  @ForeignKey('SupportRequest', { onDelete: 'SET NULL' })
  supportRequestId: string | null;
}
