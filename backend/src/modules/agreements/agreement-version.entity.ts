import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Agreement } from './agreement.entity.js';

/** Proposed terms. Never changes: a trigger rejects any update. */
@Entity('agreement_versions')
export class AgreementVersion {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Agreement)
  agreementId: string;

  /** From 1, without gaps. */
  @PrimaryColumn('integer')
  number: number;

  @Column('uuid')
  authorId: string;

  /** `AgreementTerms`. */
  @Column('jsonb')
  terms: object;

  /** SHA-256 of the agreement's canonical JSON, in hexadecimal. */
  @Column('text')
  fingerprint: string;

  /** The author's message. */
  @Column('text', { nullable: true })
  note: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
