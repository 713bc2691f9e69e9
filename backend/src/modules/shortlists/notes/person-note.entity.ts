import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A member's private note about another. No one else ever reads it. */
@Entity('person_notes')
@Check('person_notes_others_check', `"writer_id" <> "about_id"`)
@Check('person_notes_size_check', `char_length("content") <= 2000 AND cardinality("labels") <= 5`)
export class PersonNote {
  @PrimaryColumn('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  writerId: string;

  @Index()
  @PrimaryColumn('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  aboutId: string;

  @Column('text', { default: '' })
  content: string;

  @Column('text', { array: true, default: '{}' })
  labels: string[];

  /** Since when the person is set aside; null otherwise. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  setAsideAt: Date | null;

  /** In milliseconds: a save names the version that it is based on. */
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt: Date;
}
