import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { VerificationCheck } from './verification-check.entity.js';

export const RELATIONSHIPS = ['host_family', 'employer', 'teacher', 'neighbour', 'other'] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];

export const REFERENCE_STATES = ['asked', 'answered', 'declined'] as const;
export type ReferenceState = (typeof REFERENCE_STATES)[number];

/** A referee's answer. */
interface ReferenceAnswer {
  /** Since when and from where they know the person. */
  knownFor: string;
  /** Whether they would trust the person with children. */
  wouldTrust: boolean;
  words: string;
  /** A phone number for questions, optional. */
  phone: string | null;
  /** Whether it came from a network from which the au pair logs in; unknown for old answers. */
  sameNetwork?: boolean;
}

/** A referee of an au pair. The token of the email is stored as SHA-256 and works once. */
@Entity('verification_references')
@Check('verification_references_answer_check', `"state" = 'answered' OR "answer" IS NULL`)
export class VerificationReference {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index()
  @Column('uuid')
  @ForeignKey(() => VerificationCheck, { onDelete: 'CASCADE' })
  checkId: string;

  /** Null once deleted, as are address and answer. */
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
