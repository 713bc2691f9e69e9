import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** One person blocks another. Both are hidden from each other while the block exists. */
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

  /** A private note. */
  @Column('text', { nullable: true })
  reason: string | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
