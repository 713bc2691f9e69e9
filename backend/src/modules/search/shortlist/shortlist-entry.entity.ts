import { Check, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A person on someone's shortlist. */
@Entity('shortlist_entries')
@Index(['userId', 'savedAt', 'savedId'])
@Check('shortlist_entries_others_check', `"user_id" <> "saved_id"`)
export class ShortlistEntry {
  @PrimaryColumn('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  userId: string;

  @Index()
  @PrimaryColumn('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  savedId: string;

  /** To the millisecond: positions in pages are made of it. */
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  savedAt: Date;
}
