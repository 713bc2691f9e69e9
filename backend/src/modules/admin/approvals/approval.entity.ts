import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { UserType } from '../../../platform/identity/index.js';
import type { AdminPayment } from '../../billing/index.js';

export const APPROVAL_KINDS = [
  'role-change',
  'export',
  'erasure',
  'suspension',
  'refund',
  'reversal',
  'offer',
] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];
export const APPROVAL_STATES = ['waiting', 'agreed', 'declined', 'withdrawn'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** The purchase and amount of a refund, and how it is paid. */
export interface ApprovedRefund {
  purchaseId: string;
  amountCents: number;
  currency: AdminPayment['currency'];
  by: 'card' | 'bank';
  item: string;
  invoiceNumber: string | null;
}

/** A transfer that was recorded by mistake, and its purchase. */
interface ApprovedReversal {
  purchaseId: string;
  entryId: string;
  amountCents: number;
  currency: AdminPayment['currency'];
  /** An ISO date. */
  paidOn: string;
  reference: string | null;
  item: string;
  invoiceNumber: string | null;
}

/** The proposed offer, and the version that was edited. */
interface ApprovedOffer {
  value: object;
  version: number;
}

/**
 * Details by kind: a role, an immediate erasure, the end of a suspension and its message, a refund, a reversal, an
 * offer.
 */
export interface ApprovalDetails {
  from?: UserType;
  to?: UserType;
  atOnce?: boolean;
  until?: string;
  words?: string;
  refund?: ApprovedRefund;
  reversal?: ApprovedReversal;
  offer?: ApprovedOffer;
}

/** An action that one admin proposes and a second one has to approve. */
@Entity('approvals')
@Check(
  'approvals_kind_check',
  `"kind" IN ('role-change', 'export', 'erasure', 'suspension', 'refund', 'reversal', 'offer')`,
)
@Check('approvals_state_check', `"state" IN ('waiting', 'agreed', 'declined', 'withdrawn')`)
@Index('approvals_waiting_key', ['subject', 'kind'], { unique: true, where: `state = 'waiting'` })
@Index('approvals_state_proposed_at_id_idx', ['state', 'proposedAt', 'id'])
@Index('approvals_newest_idx', ['proposedAt', 'id'])
@Index('approvals_person_id_idx', ['personId', 'proposedAt', 'id'])
@Index('approvals_subject_idx', ['subject', 'proposedAt', 'id'])
export class Approval {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  kind: ApprovalKind;

  /** Null for the offer. No foreign key, so that the row outlives the person. */
  @Column('uuid', { nullable: true })
  personId: string | null;

  /** The person, purchase or setting; only one proposal about it can be pending. */
  @Column('text')
  subject: string;

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

  /** The second admin's comment. */
  @Column('text', { nullable: true })
  answer: string | null;

  /** Null after an approval only while a card refund waits for Stripe, or when it failed. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  carriedOutAt: Date | null;

  /** Why it could not be carried out. */
  @Column('text', { nullable: true })
  failure: string | null;
}
