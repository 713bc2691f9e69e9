import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { UserType } from '../../../platform/identity/index.js';

export const APPROVAL_KINDS = ['role-change', 'export', 'erasure', 'suspension'] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];
export const APPROVAL_STATES = ['waiting', 'agreed', 'declined', 'withdrawn'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** What is wanted: a new role, an erasure without the days to stay, or until when and why an account is closed. */
export interface ApprovalDetails {
  from?: UserType;
  to?: UserType;
  atOnce?: boolean;
  until?: string;
  words?: string;
}

/** What one administrator proposes to do to a person, and a second one has to agree to. */
@Entity('approvals')
@Check('approvals_kind_check', `"kind" IN ('role-change', 'export', 'erasure', 'suspension')`)
@Check('approvals_state_check', `"state" IN ('waiting', 'agreed', 'declined', 'withdrawn')`)
@Index('approvals_waiting_key', ['personId', 'kind'], { unique: true, where: `state = 'waiting'` })
@Index('approvals_state_proposed_at_id_idx', ['state', 'proposedAt', 'id'])
@Index('approvals_newest_idx', ['proposedAt', 'id'])
@Index('approvals_person_id_idx', ['personId', 'proposedAt', 'id'])
export class Approval {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  kind: ApprovalKind;

  /** Without a foreign key: it stays when the person is erased. */
  @Column('uuid')
  personId: string;

  @Column('jsonb')
  details: ApprovalDetails;

  @Column('text')
  reason: string;

  @Column('text', { default: 'waiting' })
  state: ApprovalState;

  @Column('uuid')
  proposedBy: string;

  @Column({ type: 'timestamptz', precision: 3 })
  proposedAt: Date;

  @Column('uuid', { nullable: true })
  decidedBy: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  /** What the second administrator wrote. */
  @Column('text', { nullable: true })
  answer: string | null;
}
