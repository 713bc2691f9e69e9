import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Arrangement } from './agreement.entity.js';

/** Terms as they were proposed. Written once: a trigger refuses any change. */
@Entity('arrangement_versions')
export class ArrangementVersion {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Arrangement)
  arrangementId: string;

  /** From 1, without gaps. */
  @PrimaryColumn('integer')
  number: number;

  @Column('uuid')
  authorId: string;

  /** `ArrangementTerms`. */
  @Column('jsonb')
  terms: object;

  /** SHA-256 of the agreement's canonical JSON, in hexadecimal. */
  @Column('text')
  fingerprint: string;

  /** What the author wrote to it. */
  @Column('text', { nullable: true })
  note: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
