import { CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A notice to a person who was contacted by an account that is now banned. */
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
