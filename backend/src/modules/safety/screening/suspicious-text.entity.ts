import { CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** To whom someone sent a text in which the rules found something: the same to many weighs more. */
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
