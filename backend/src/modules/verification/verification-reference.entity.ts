import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { VerificationCheck } from './verification-check.entity.js';

export const RELATIONSHIPS = ['host_family', 'employer', 'teacher', 'neighbour', 'other'] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];

export const REFERENCE_STATES = ['asked', 'answered', 'declined'] as const;
export type ReferenceState = (typeof REFERENCE_STATES)[number];

/** What a referee said. */
export interface ReferenceAnswer {
  /** Since when and from where they know each other. */
  knownFor: string;
  /** Would they leave children with this person? */
  wouldTrust: boolean;
  words: string;
  /** Where we may ring them, if they like. */
  phone: string | null;
  /** Whether it came from a network from which the au pair signs in; unknown for answers before that was asked. */
  sameNetwork?: boolean;
}

/**
 * Someone whom an au pair asked to speak for them. The token of the email is kept as SHA-256 and good for one answer.
 */
@Entity('verification_references')
@Check('verification_references_answer_check', `"state" = 'answered' OR "answer" IS NULL`)
export class VerificationReference {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index()
  @Column('uuid')
  @ForeignKey(() => VerificationCheck, { onDelete: 'CASCADE' })
  checkId: string;

  /** Null once erased, as are address and answer. */
  @Column('text', { nullable: true })
  refereeName: string | null;

  @Column('citext', { nullable: true })
  refereeEmail: string | null;

  @Column('text')
  relationship: Relationship;

  @Column('text', { default: 'asked' })
  state: ReferenceState;

  @Column('bytea', { nullable: true, unique: true })
  tokenHash: Buffer | null;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz')
  mailedAt: Date;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  @Column('jsonb', { nullable: true })
  answer: ReferenceAnswer | null;

  @Index()
  @Column('timestamptz', { nullable: true })
  eraseAfter: Date | null;
}
