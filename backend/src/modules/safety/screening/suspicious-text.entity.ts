import { CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** The receivers of a text that matched a rule: the same text to many weighs more. */
@Entity('suspicious_texts')
export class SuspiciousText {
  @PrimaryColumn('uuid')
  senderId: string;

  /** SHA-256 of the plain text without its digits. */
  @PrimaryColumn('bytea')
  fingerprint: Buffer;

  @PrimaryColumn('uuid')
  receiverId: string;

  @Index()
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  sentAt: Date;
}
