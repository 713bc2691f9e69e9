import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Profile } from '../people/profile.entity.js';

/** Unsaved values of the profile form, so that a reload loses nothing. */
@Entity('profile_drafts')
export class ProfileDraft {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Profile, { onDelete: 'CASCADE' })
  userId: string;

  /** The step of the form, from 0. */
  @Column('smallint')
  step: number;

  /** The form's values as typed: unchecked, and visible to the owner only. */
  @Column('jsonb')
  data: Record<string, unknown>;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;
}
