import { CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Someone was written to by an account that was closed for good, and is told so. */
@Entity('ban_notices')
export class BanNotice {
  @PrimaryColumn('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  contactId: string;

  @Index()
  @PrimaryColumn('uuid')
  bannedId: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
