import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { VerificationFile } from './verification-file.entity.js';

/** An admin was sent the bytes of this file. Deleted with the file; the audit log keeps the opening. */
@Entity('verification_file_openings')
export class VerificationFileOpening {
  @PrimaryColumn('uuid')
  @ForeignKey(() => VerificationFile, { onDelete: 'CASCADE' })
  fileId: string;

  /** The admin; no foreign key. */
  @PrimaryColumn('uuid')
  openedBy: string;

  @Column('timestamptz')
  openedAt: Date;
}
