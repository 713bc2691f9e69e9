import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { DocumentType } from '../media/index.js';
import { VerificationCheck } from './verification-check.entity.js';

/** An evidence file, stored encrypted under a random key; the row is deleted with the file. */
@Entity('verification_files')
export class VerificationFile {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index()
  @Column('uuid')
  @ForeignKey(() => VerificationCheck, { onDelete: 'CASCADE' })
  checkId: string;

  /** The adult it is about; null for the person. */
  @Column('uuid', { nullable: true })
  adultId: string | null;

  @Column('text')
  fileName: string;

  @Column('text')
  contentType: DocumentType;

  @Column('integer')
  byteSize: number;

  @Column('text', { unique: true })
  storageKey: string;

  @Column('timestamptz')
  uploadedAt: Date;

  /** Set by the decision. */
  @Index()
  @Column('timestamptz', { nullable: true })
  deleteAfter: Date | null;

  /** False once its approval was refused or withdrawn, or has expired: a new document is needed. */
  @Column('boolean', { default: true })
  counts: boolean;
}
