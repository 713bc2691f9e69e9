import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** One person wants nothing to do with another one. Both are hidden from each other while it stands. */
@Entity('blocks')
@Check('blocks_others_check', `"blocker_id" <> "blocked_id"`)
export class Block {
  @PrimaryColumn('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  blockerId: string;

  @Index()
  @PrimaryColumn('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  blockedId: string;

  /** A note to oneself; no one else reads it. */
  @Column('text', { nullable: true })
  reason: string | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
